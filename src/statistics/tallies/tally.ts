import { requireLength, requireObject } from '../numerics/require.ts';

/** How often each score occurred. Scores in [0, 1]; counts above 0, not necessarily whole when planning. */
export interface Tally {
  readonly scores: readonly number[];
  readonly counts: readonly number[];
}

export function requireTally(tally: Tally): void {
  requireObject('tally', tally);
  const { scores, counts } = tally;
  requireLength('scores', scores, 0);
  requireLength('counts', counts, scores.length);
  if (counts.length > scores.length) {
    throw new RangeError(`${scores.length} scores have ${counts.length} counts; every score needs one.`);
  }
  for (let i = 0; i < scores.length; i++) {
    if (!(scores[i] >= 0 && scores[i] <= 1 && counts[i] >= 0 && Number.isFinite(counts[i]))) {
      throw new RangeError(
        `A tally counts ${counts[i]} scores of ${scores[i]}; scores lie between 0 and 1, counts are 0 or above.`,
      );
    }
  }
}
