/** Minefields of a side at most. */
export const MOST_FIELDS = 2;

/** Hits on a vehicle that are rolled at most in one attack. */
export const MOST_HITS = 20;
