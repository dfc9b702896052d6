import seedrandom from 'seedrandom';
import { standardDeviation } from 'simple-statistics';
import { bootstrapReplicates, studentQuantile } from '../../../statistics/index.ts';
import { blocksUpTo, type Candidate, missOver, REPLICATES } from './tune-candidate.ts';
import { MOST_POINTS } from './tune-grid.ts';
import type { Target } from './tune-target.ts';

/** No candidate falls out on fewer blocks: of fewer, resamples say little. */
const LEAST_TO_DROP = 20;
/** Shares of its blocks at which a candidate that is worse falls out; with all of them it stays. */
const LOOKS = [1 / 4, 1 / 2];

/** Numbers of blocks to which a race brings its candidates, all blocks last. */
export function rungsOf(blocks: number): number[] {
  const looks = LOOKS.map((share) => Math.max(LEAST_TO_DROP, Math.round(share * blocks)));
  return [...new Set([...looks.filter((look) => look < blocks), blocks])];
}

/** The level of one look at one point, of which a search has so many at most. */
export function levelOfLook(alpha: number): number {
  return alpha / (LOOKS.length * MOST_POINTS);
}

/**
 * Whether one candidate misses the targets by surely more than another on the same blocks, by more than the other's
 * penalty makes up for. Its own penalty decides nothing, and neither do blocks without spread, which may hide what is
 * rare. On the scale of distances, where resamples are nearly normal; a Student interval with their deviation.
 */
export function isSurelyWorse(
  targets: readonly Target[],
  one: Candidate,
  other: Candidate,
  blocks: number,
  level: number,
  seed: string,
): boolean {
  if (blocks < LEAST_TO_DROP) return false;
  const allowed = Math.min(one.penalty, other.penalty);
  const beyond = (indexes: readonly number[]) =>
    Math.sqrt(missOver(targets, one, indexes) + allowed) -
    Math.sqrt(missOver(targets, other, indexes) + other.penalty);
  const all = blocksUpTo(blocks);
  const rng = seedrandom.alea(`${seed}/${blocks}`);
  const deviation = standardDeviation(bootstrapReplicates(all, beyond, REPLICATES, rng));
  return deviation > 0 && beyond(all) > studentQuantile(1 - level, blocks - 1) * deviation;
}
