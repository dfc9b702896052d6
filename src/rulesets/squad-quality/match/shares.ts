/**
 * What wounds, markers and flights are worth where armies weigh them: no rule says so, and we estimate all of it but where
 * it says otherwise. Those of wounds are shares of a figure, the others of the unit. Where two tell of the same and do not
 * agree, that is said of the later one.
 */

import { PINNED, UNDER_FIRE, UNMARKED } from '../battlefield/state.ts';

/** A wound, of the figure that has it; what is left of it is what his death still takes. */
export const WOUNDED = 0.7;

/**
 * What so many passes for a wounded figure are worth where one leaves him as he is (SQ-AMB-12): he dies, stays, is
 * brought away, fights again. His death takes what a wound has left of him; who fights again gains what it took.
 */
export const RECOVERED = [WOUNDED - 1, 0, 0.3, WOUNDED] as const;

/** In the last turn, when he counts as left unless he dies (`score.ts`) and nobody has more to do. */
export const RECOVERED_AT_LAST = [-1, 0, 0, 0] as const;

/** What being free of wounded brings each figure that is fit, by play (PLAY.md, "Numbers tried all at once"). */
export const UNBURDENED = 0.22;

/** Being Under Fire and being pinned; the one that a unit has already is taken off. */
export const MARKED = 0.06;
export const PIN = 0.15;

/** The same by marker. */
export const MARKERS: Readonly<Record<number, number>> = {
  [UNMARKED]: 0,
  [UNDER_FIRE]: MARKED,
  [PINNED]: PIN,
};

/** Being rid of a marker by regrouping: less than it takes, for it would fade by a step with any other action. */
export const RID_OF_PIN = 0.12;
export const RID_OF_FIRE = 0.04;

/** A flight, of those that are left; and being pinned and driven back by a close assault. */
export const FLED = 0.3;
export const DRIVEN = 0.3;
