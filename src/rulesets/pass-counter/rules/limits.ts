/** What a side could do for ever where points do not run out, or prices are nothing, is ended by the bench. */

/** Re-activations of a side in a round. */
export const MOST_REACTIVATIONS = 40;
/** Dice of a roll that a side has rolled again. */
export const MOST_REROLLS = 24;
/** Actions of a model in an activation. */
export const MOST_ACTIONS = 12;
/** Blows in answer to blows. */
export const MOST_ANSWERS = 12;
/** Command points that a side has. */
export const MOST_POINTS = 999;
