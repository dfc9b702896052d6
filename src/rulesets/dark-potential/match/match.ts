import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import { deciding } from '../../../rules/play/deciding.ts';
import { type MatchOf, settingsOf } from '../../../rules/play/match-of.ts';
import { counting } from '../../../rules/play/playing.ts';
import type { Battlefield } from '../battlefield/battlefield.ts';
import type { State } from '../battlefield/state.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { COUNTER } from '../matchup/counters.ts';
import { DECISION, ROLLS } from '../rolls/rolls.ts';

export { enemiesOf, gapToEnemy, seatOf, settingsOf } from '../../../rules/play/match-of.ts';
export { acted, tell, tellAt, tellOf } from '../../../rules/play/playing.ts';

export type Match = MatchOf<CompiledMatchup, Battlefield, State>;

export function isAlive(m: Match, model: Model): boolean {
  return m.state.wounds[model] > 0;
}

/** Alive and standing on the table as a model, not as a stealth base. */
export function isOnTable(m: Match, model: Model): boolean {
  return m.state.point[model] !== NOWHERE;
}

/** Whether a model has actions left in its unit's activation (DP-ACTN-01). */
export function hasActions(m: Match, model: Model): boolean {
  return m.state.acted[model] < settingsOf(m, model).actions.one.count;
}

/** Counts one more of something for a seat. */
export const count = counting(COUNTER);

export const { decide, decideLoosely, pick } = deciding(ROLLS.length, DECISION, COUNTER.decisions);
