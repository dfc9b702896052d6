import type { Point, Unit } from '../units/entities.ts';
/** A move as it is meant. */
export interface Journey {
  readonly unit: Unit;
  /** Standing points on the way, from where it begins to where it ends. */
  readonly path: readonly Point[];
  readonly to: Point;
  /** From off the table: it is a point of the way, too, where it begins. */
  readonly comesOn?: boolean;
}

/** Where a move was stopped. */
export interface Stop {
  /** Place in the path. */
  readonly step: number;
  readonly shooter: Unit;
  /** Makes for cover from there. */
  readonly shelters: boolean;
}
