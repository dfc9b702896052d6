import { requireTally, type Tally } from './tally.ts';

/** The mean score of a tally; 1/2 where nothing was seen. */
export function meanOf(tally: Tally): number {
  requireTally(tally);
  let n = 0;
  let sum = 0;
  for (let i = 0; i < tally.scores.length; i++) {
    n += tally.counts[i];
    sum += tally.counts[i] * tally.scores[i];
  }
  return n === 0 ? 0.5 : sum / n;
}
