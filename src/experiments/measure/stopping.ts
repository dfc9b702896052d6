import type { PassedLook } from '../../statistics/index.ts';
import { isTest, type MoveStop, type Stop } from '../terms/stop-key.ts';
import { LEAST_BLOCKS } from '../terms/verdict.ts';
import type { ContestTally } from './contest-tally.ts';
import { untilTested } from './sequential-stopping.ts';
import { type Stopping, unbiasedAfter, type Watched, watchedShare } from './watched.ts';

/**
 * By the share of a contest.
 *
 * @param d half-width of the band around one half that counts as no effect
 */
export function createStopping(stop: Stop, contest: ContestTally, d: number, alpha: number): Stopping {
  return isTest(stop)
    ? untilTested(stop, contest, alpha)
    : createMoveStopping(stop, watchedShare(contest), d, alpha);
}

/**
 * By any mean that is watched.
 *
 * @param d half-width of the band that counts as no effect
 * @param isAlone false where other means must fit into the band as well before nothing is left undecided
 */
export function createMoveStopping(
  stop: MoveStop,
  watched: Watched,
  d: number,
  alpha: number,
  isAlone = true,
): Stopping {
  const passed: PassedLook[] = [];
  return {
    needsMore(isUndecided) {
      if (stop === 'fixed') return true;
      if (stop === 'verdict') {
        if (isUndecided && watched.blocks > (passed.at(-1)?.n ?? 0))
          passed.push(passedLook(watched, d, isAlone));
        return isUndecided;
      }
      // When such a run stops depends on its spread, not on its mean: no look is one to correct for.
      const { low, high } = watched.look();
      return watched.blocks < LEAST_BLOCKS || (high - low) / 2 > stop.halfWidth;
    },
    test: () => null,
    note: () => ({ unbiased: unbiasedAfter(passed, watched, alpha), test: null }),
  };
}

/** Means at which the verdict would have stayed open, at the width the interval had. */
function passedLook(watched: Watched, d: number, isAlone: boolean): PassedLook {
  const { blocks: n, nothing } = watched;
  const { low, high } = watched.look();
  const half = (high - low) / 2;
  const [from, to] = [nothing - d - half, nothing + d + half];
  if (n < LEAST_BLOCKS) return { n, wentOn: [[nothing - 1, nothing + 1]] };
  const inside = d - half;
  if (inside <= 0 || !isAlone) return { n, wentOn: [[from, to]] };
  return {
    n,
    wentOn: [
      [from, nothing - inside],
      [nothing + inside, to],
    ],
  };
}
