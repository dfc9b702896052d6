/** Re-activations of a side in a round end after so many: the bench's limit where points do not run out. */
export const MOST_REACTIVATIONS = 40;
