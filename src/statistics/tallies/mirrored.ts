import { requireTally, type Tally } from './tally.ts';

/** The same scores seen from the other side: each x becomes 1 - x. */
export function mirrored(tally: Tally): Tally {
  requireTally(tally);
  return { scores: tally.scores.map((score) => 1 - score), counts: tally.counts };
}
