import type { Model, Seat } from '../../../kernel/entities.ts';
import { COMBAT_READY, NO_REACTION, ON_OVERWATCH, SUPPRESSING } from '../battlefield/state.ts';
import { acted, type Match } from '../match/match.ts';
import { CLAUSE } from '../rules/index.ts';
import { clearShots } from './waiting.ts';

/** Ends all reactions of a seat at the end of the enemy turn (DP-OW-09, DP-CR-05, DP-SUP-10). */
export function endReactions(m: Match, seat: Seat): void {
  for (const model of m.matchup.force[seat]) {
    const reaction = m.state.reaction[model];
    if (reaction === NO_REACTION) continue;
    m.state.waited[model] = Math.min(255, m.state.waited[model] + 1);
    clearShots(m, model);
    if (!ends(m, seat, model, reaction)) continue;
    m.state.reaction[model] = NO_REACTION;
    const { overwatch, combatReady, suppressingFire } = CLAUSE;
    if (reaction === ON_OVERWATCH) acted(m, overwatch.duration);
    else acted(m, reaction === COMBAT_READY ? combatReady.lost : suppressingFire.lost);
  }
  m.state.barrages = m.state.barrages.filter(
    (barrage) =>
      barrage.seat !== seat || barrage.participants.some((model) => m.state.reaction[model] === SUPPRESSING),
  );
  for (const barrage of m.state.barrages) barrage.attacked = [];
}

function ends(m: Match, seat: Seat, model: Model, reaction: number): boolean {
  const { overwatch, combatReady, suppressingFire } = m.matchup.settings[seat];
  if (reaction === ON_OVERWATCH) return m.state.waited[model] >= overwatch.duration.turns;
  return (reaction === COMBAT_READY ? combatReady : suppressingFire).lost.turnEnd > 0;
}
