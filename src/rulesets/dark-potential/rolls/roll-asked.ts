import type { Model, Point } from '../../../kernel/entities.ts';
import type { Stake } from './stakes.ts';

/** A model that a roll affects, and where it stands. */
export interface Affected {
  readonly model: Model;
  readonly at: Point;
}

/** A test about to be rolled: a stat less its modifiers must not be exceeded (DP-ROLL-01). */
export interface OpposedTest extends Stake {
  readonly roller: Model;
  readonly rollerAt: Point;
  /** The model the roll would affect and whose side may answer, or NOBODY (DP-Q-35). */
  readonly affected: Model;
  readonly affectedAt: Point;
  /** More models it would affect, of a template. */
  readonly others?: readonly Affected[];
  /** What it is about besides, in words: the stealth base of a Perception roll. */
  readonly about?: () => string;
  /** Whose attack called for a Leadership roll. */
  readonly cause?: Model;
}
