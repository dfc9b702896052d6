import type { Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';

/** How a mover looks at places. */
export interface Eyes {
  /** What cover takes off shots at the mover, and at its foes, by look. */
  readonly cover: Float64Array;
  readonly coverOfFoes: Float64Array;
  /** The shelter that the look of a foe leaves it, by its bits. */
  readonly shelter: Float64Array;
  /** What MP takes off shots at it, and what its state and hits on its weapons take off its own. */
  readonly small: number;
  readonly shift: number;
  /** It is above the ground, where terrain is no cover. */
  readonly isUp: boolean;
  /** How far it charges; 0 where it does not. */
  readonly stride: Length;
  /** What works add to looks; absent where there are none. */
  readonly worksLook?: (from: Point, at: Point) => number;
  /** It has guns or powers. */
  readonly harmsFromAfar: boolean;
  /** Within this distance it comes no closer to a foe in sight. */
  readonly standoff: Length;
  /** How far it moves for a shot to come, where it has to come near for its guns; 0 for others. */
  readonly advance: Length;
}
