/** Points that a pool holds. */
export const MOST_POINTS = 100;
/** Points of a side that go on one roll. */
export const MOST_ON_A_ROLL = 9;
