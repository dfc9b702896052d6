/** Minefields of a side at most. */
export const MOST_FIELDS = 2;
