import type { Dice } from '../../kernel/dice.ts';
import { type Model, NOWHERE, type Point } from '../../kernel/entities.ts';
import type { Length } from '../../kernel/length.ts';
import type { Player, Seat } from '../decision.ts';
import { type EventLog, otherSeat } from '../ruleset.ts';

/**
 * Everything a rule needs while it acts: the compiled rules `B`, the table as they read it `T`, the position `S`, who
 * decides, the dice.
 */
export interface MatchOf<B, T, S> {
  readonly matchup: B;
  readonly battlefield: T;
  readonly state: S;
  readonly players: readonly [Player, Player];
  readonly dice: Dice;
  readonly log?: EventLog | undefined;
}

/** What tells sides apart. */
export interface Sided {
  readonly matchup: {
    readonly models: readonly { readonly seat: Seat }[];
    /** Models by seat. */
    readonly force: readonly [readonly Model[], readonly Model[]];
  };
}

interface Ruled<R> {
  readonly matchup: {
    readonly models: readonly { readonly seat: Seat }[];
    readonly settings: readonly [R, R];
  };
}

export function seatOf(m: Sided, model: Model): Seat {
  return m.matchup.models[model].seat;
}

/** What the side of a model plays by. */
export function sideOf<S>(
  { matchup }: { readonly matchup: Sided['matchup'] & { readonly sides: readonly [S, S] } },
  model: Model,
): S {
  return matchup.sides[matchup.models[model].seat];
}

/** Settings of the side a model belongs to. */
export function settingsOf<R>(m: Ruled<R>, model: Model): R {
  return m.matchup.settings[m.matchup.models[model].seat];
}

/** All of the other side, fallen ones too. */
export function enemiesOf(m: Sided, model: Model): readonly Model[] {
  return m.matchup.force[otherSeat(m.matchup.models[model].seat)];
}

/** What tells how far those who stand are from a place. */
interface Spread extends Sided {
  readonly state: { readonly point: ArrayLike<Point> };
  readonly battlefield: { distance(a: Point, b: Point): Length };
}

/** From a place to the nearest enemy of a model; Infinity where none stands anywhere. */
export function gapToEnemy(m: Spread, model: Model, at: Point): Length {
  let gap = Infinity;
  for (const enemy of enemiesOf(m, model)) {
    const point = m.state.point[enemy];
    if (point !== NOWHERE) gap = Math.min(gap, m.battlefield.distance(at, point));
  }
  return gap;
}
