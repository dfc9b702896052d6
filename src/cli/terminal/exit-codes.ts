/** Bad input, as command lines report it. */
export const BAD_INPUT = 2;

/** A match broke, or a run is not what it says it is: a fault of the bench or of a user's rule. */
export const BROKEN = 1;

/** What the shell calls a process that was interrupted. */
export const INTERRUPTED = 130;
