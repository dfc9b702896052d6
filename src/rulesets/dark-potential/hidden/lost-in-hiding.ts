import type { Model } from '../../../kernel/entities.ts';
import { enemiesOf, type Match, settingsOf } from '../match/match.ts';
import { attacksOf } from '../match/strike.ts';
import { shotAt } from '../matchup/attack-tables.ts';

/**
 * What a model that could hide gives up by it, in harm: all that it is worth where its guns do more to enemies, close by in
 * the open, than its blows, since whoever hides does not shoot (DP-STL-04); else nothing.
 */
export function lostInHiding(m: Match, model: Model): number {
  if (!settingsOf(m, model).stealth.moves.on) return 0;
  let [shots, blows] = [0, 0];
  for (const enemy of enemiesOf(m, model)) {
    const { still, blow } = attacksOf(m, model, enemy);
    shots += still[shotAt(0, 0)];
    blows += blow.harm;
  }
  return shots > 0 && shots >= blows ? m.matchup.harm.worth[model] : 0;
}
