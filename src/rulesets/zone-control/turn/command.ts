import type { Model } from '../../../kernel/entities.ts';
import { beginRound } from '../../../kernel/luck.ts';
import type { Seat } from '../../../rules/decision.ts';
import { rollSixesOff } from '../../../rules/play/roll-off.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { rallies } from '../attack/morale.ts';
import { acted, count, isOnTable, isUp, type Match, settingsOf, tell } from '../match/match.ts';
import { ROLL } from '../matchup/rolls.ts';
import { reinforce } from '../moves/arrival.ts';
import { CLAUSE } from '../rules/index.ts';

/** Starts a round and plays its command phase, a turn for each side (ZC-CMD-01). */
export function commandPhase(m: Match): void {
  const { state, matchup } = m;
  state.round++;
  beginRound(state.luck, state.round);
  const { rounds } = matchup.settings[0];
  if (rounds.first.on || state.round === 1) {
    acted(m, CLAUSE.rounds.first);
    state.first = rollForFirst(m);
  }
  if (state.round === 1) count(m, state.first, 'first');
  if (state.round === rounds.length.rounds) count(m, state.first, 'first:last-round');
  tell(m, 'round', () => [
    `Round ${state.round}, ${'AB'[state.first]} goes first.`,
    { round: state.round, first: state.first },
  ]);
  for (const column of [state.done, state.moved, state.fleeing, state.stirred]) column.fill(0);
  for (const seat of [state.first, otherSeat(state.first)]) commandTurn(m, seat);
}

/** Both roll a die until one is higher (ZC-A1). */
export function rollForFirst(m: Match): Seat {
  return rollSixesOff(m, ROLL['first-player'], count);
}

function commandTurn(m: Match, seat: Seat): void {
  const { steps } = m.matchup.settings[0].commandPhase;
  const force = m.matchup.force[seat];
  acted(m, CLAUSE.commandPhase.steps);
  if (steps.clear > 0) for (const model of force) m.state.shock[model] = 0;
  for (const model of force) rallyStep(m, model, steps.rally > 0);
  if (steps.resupply > 0) for (const model of force) resupply(m, model);
  if (steps.reinforce > 0) reinforce(m, seat);
}

/** A model that fell back rallies or flees this round (ZC-A10). */
function rallyStep(m: Match, model: Model, mayRally: boolean): void {
  if (!isUp(m, model) || m.state.falling[model] === 0) return;
  if (mayRally && rallies(m, model)) m.state.falling[model] = 0;
  else m.state.fleeing[model] = 1;
}

/** Weapons that run out are full again in the zones along the own edge, where a model counts for them (ZC-A11, ZC-ZON-03). */
function resupply(m: Match, model: Model): void {
  const { ammunition } = settingsOf(m, model).commandPhase;
  if (ammunition.shots === 0 || !isOnTable(m, model)) return;
  const { grid, fromHome, ground } = m.battlefield;
  const { boards, zones } = m.matchup.settings[0];
  const reach = boards.setUp.edges === 'sides' ? grid.width : grid.depth;
  const within = (zones.wholly.on ? 2 : 1) * ground.radius;
  if (fromHome(m.matchup.models[model].seat, m.state.point[model]) + within > reach) return;
  m.state.shots[model] = ammunition.shots;
  acted(m, CLAUSE.commandPhase.ammunition);
}
