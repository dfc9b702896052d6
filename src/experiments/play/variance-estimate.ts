import type { Range } from '../../statistics/index.ts';
import type { RunFacts } from './campaign.ts';

/** What is looked at in the blocks of a pilot. */
export type Measured =
  | 'share'
  | 'beyond the sum'
  | 'level'
  | 'difference'
  | 'part'
  | 'worth'
  | 'effect'
  | 'target'
  | 'median';

/** What titles end with of figures that are played as often as another, whose values they have. */
export const ONCE_MORE = ' once more';

/** A figure that an experiment would report, as the blocks of a pilot show it. */
export interface VaryingFigure {
  readonly title: string;
  readonly measured: Measured;
  readonly matchesPerBlock: number;
  /** A value for each block that shows it; the more they vary, the more blocks the figure needs. */
  readonly values: readonly number[];
  /** The same with the luck of the dice left in, from 0 to 1, where it was taken off. */
  readonly asWon?: readonly number[];
  /** Bounds of the values where the figure has a confidence sequence; null where its interval is Student's or by bootstrap. */
  readonly range: Range | null;
  /** Whether it has blocks that are looked at once, whenever other arms stop. */
  readonly isOnce?: true;
  /** How far its interval may reach either way, where that is not for the plan to say. */
  readonly reach?: number;
  /** Share of the matches that the bench stopped at its cap, where the figure counts rounds. */
  readonly stopped?: number;
}

/** What is played at once where all figures come from the same blocks. */
export interface Turn {
  readonly of: 'block' | 'pair of armies' | 'walk' | 'search';
  readonly blocks: number;
  readonly matches: number;
  /** As many are played at least, however little figures vary. */
  readonly least: number;
}

/** What a pilot showed. */
export interface VarianceEstimate {
  readonly facts: RunFacts;
  readonly figures: readonly VaryingFigure[];
  /** Null where each figure has blocks of its own. */
  readonly turn: Turn | null;
  /** One minus the confidence of each interval. */
  readonly alpha: number;
  /** What the blocks leave out, as a sentence. */
  readonly note: string | null;
}
