import type { Stake } from './stakes.ts';

/** A model that a roll affects, and where it stands. */
export interface Affected {
  readonly model: number;
  readonly at: number;
}

/** A test about to be rolled: a stat less its modifiers must not be exceeded (DP-ROLL-01). */
export interface Contest extends Stake {
  readonly roller: number;
  readonly rollerAt: number;
  /** The model the roll would affect and whose side may answer, or -1 (DP-Q-35). */
  readonly affected: number;
  readonly affectedAt: number;
  /** More models it would affect, of a template. */
  readonly others?: readonly Affected[];
  /** Whose attack called for a Leadership roll. */
  readonly cause?: number;
}
