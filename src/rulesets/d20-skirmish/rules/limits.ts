import { INCH, type Length } from '../../../kernel/length.ts';

/** What prices of nothing and readings could make endless is ended by the bench. */

/** Actions of a model in an activation, whatever they cost. */
export const MOST_ACTIONS = 12;
/** Shots of a ranged attack. */
export const MOST_SHOTS = 6;
/** Markers of a concealed model. */
export const MOST_MARKERS = 3;
/** Smoke templates of a side at a time; a further one takes the place of the oldest. */
export const MOST_SMOKE = 4;
/** Pieces of a table. */
export const MOST_PIECES = 32;
/** Systems of a vehicle that fail. */
export const SYSTEM_COUNT = 6;
/** Distance beyond which no gun of the sheet shoots. */
export const FARTHEST: Length = 48 * INCH;
