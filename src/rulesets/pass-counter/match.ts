import type { Dice } from '../../kernel/dice.ts';
import type { Player, Seat } from '../../rules/decision.ts';
import { counting, deciding, tell } from '../../rules/playing.ts';
import { type EventLog, otherSeat } from '../../rules/ruleset.ts';
import type { Book } from './book.ts';
import { COUNTER } from './counters.ts';
import { DECISION, ROLLS } from './rolls.ts';
import type { Settings } from './rules/index.ts';
import { NOWHERE, type State } from './state.ts';
import type { Theatre } from './theatre.ts';

export { acted, tell } from '../../rules/playing.ts';

/** Everything a rule needs while it acts: the compiled rules, the table, the position, who decides, the dice. */
export interface Match {
  readonly book: Book;
  readonly theatre: Theatre;
  readonly state: State;
  readonly players: readonly [Player, Player];
  readonly dice: Dice;
  readonly log?: EventLog | undefined;
}

export function seatOf(m: Match, model: number): Seat {
  return m.book.models[model].seat;
}

/** Settings of the side a model belongs to. */
export function settingsOf(m: Match, model: number): Settings {
  return m.book.settings[m.book.models[model].seat];
}

export function enemiesOf(m: Match, model: number): readonly number[] {
  return m.book.force[otherSeat(seatOf(m, model))];
}

export function isInPlay(m: Match, model: number): boolean {
  return m.state.point[model] !== NOWHERE;
}

export function livingOf(m: Match, seat: Seat): number[] {
  return m.book.force[seat].filter((model) => m.state.point[model] !== NOWHERE);
}

export function nameOf(m: Match, model: number): string {
  return m.book.models[model].name;
}

/** Counts one more of something for a seat. */
export const count = counting(COUNTER);

export const decide = deciding(ROLLS.length, DECISION, COUNTER.decisions);

/** Tells what a model does, and which it is. */
export function tellOf(m: Match, kind: string, model: number, does: string): void {
  tell(
    m,
    kind,
    () => `${nameOf(m, model)} ${does}.`,
    () => ({ model }),
  );
}
