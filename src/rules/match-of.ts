import type { Dice } from '../kernel/dice.ts';
import type { Player, Seat } from './decision.ts';
import { type EventLog, otherSeat } from './ruleset.ts';

/**
 * Everything a rule needs while it acts: the compiled rules `B`, the table as they read it `T`, the position `S`, who
 * decides, the dice.
 */
export interface MatchOf<B, T, S> {
  readonly book: B;
  readonly battlefield: T;
  readonly state: S;
  readonly players: readonly [Player, Player];
  readonly dice: Dice;
  readonly log?: EventLog | undefined;
}

interface Sided {
  readonly book: {
    readonly models: readonly { readonly seat: Seat }[];
    /** Models by seat. */
    readonly force: readonly [readonly number[], readonly number[]];
  };
}

interface Ruled<R> {
  readonly book: {
    readonly models: readonly { readonly seat: Seat }[];
    readonly settings: readonly [R, R];
  };
}

export function seatOf(m: Sided, model: number): Seat {
  return m.book.models[model].seat;
}

/** Settings of the side a model belongs to. */
export function settingsOf<R>(m: Ruled<R>, model: number): R {
  return m.book.settings[m.book.models[model].seat];
}

/** All of the other side, fallen ones too. */
export function enemiesOf(m: Sided, model: number): readonly number[] {
  return m.book.force[otherSeat(m.book.models[model].seat)];
}
