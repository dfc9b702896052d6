/** A move as it is meant. */
export interface Journey {
  readonly unit: number;
  /** Standing points on the way, from where it begins to where it ends. */
  readonly path: readonly number[];
  readonly to: number;
}

/** Where a move was stopped. */
export interface Stop {
  /** Place in the path. */
  readonly step: number;
  readonly shooter: number;
  /** Makes for cover from there. */
  readonly shelters: boolean;
}
