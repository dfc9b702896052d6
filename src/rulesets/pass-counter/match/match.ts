import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { deciding } from '../../../rules/play/deciding.ts';
import type { MatchOf } from '../../../rules/play/match-of.ts';
import { counting } from '../../../rules/play/playing.ts';
import type { Battlefield } from '../battlefield/battlefield.ts';
import type { State } from '../battlefield/state.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { COUNTER } from '../matchup/counters.ts';
import { DECISION, ROLLS } from '../matchup/rolls.ts';

export { enemiesOf, gapToEnemy, seatOf, settingsOf } from '../../../rules/play/match-of.ts';
export { acted, nameOf, tell, tellAt, tellOf, tellSide } from '../../../rules/play/playing.ts';

export type Match = MatchOf<CompiledMatchup, Battlefield, State>;

export function isInPlay(m: Match, model: Model): boolean {
  return m.state.point[model] !== NOWHERE;
}

export function livingOf(m: Match, seat: Seat): Model[] {
  return m.matchup.force[seat].filter((model) => m.state.point[model] !== NOWHERE);
}

/** Counts one more of something for a seat. */
export const count = counting(COUNTER);

export const { decide, decideLoosely } = deciding(ROLLS.length, DECISION, COUNTER.decisions);
