/** Shock that is counted on a model: more changes nothing. */
export const MOST_SHOCK = 200;
