import type { OnProgress, Progress } from '../experiments/terms/executor.ts';

/** Progress with the clock; times in milliseconds. */
export interface TimedProgress extends Progress {
  readonly elapsed: number;
  /** Time left at the pace of late; null while that is not known. */
  readonly eta: number | null;
}

/** Milliseconds between two drawings: as fast as eyes follow. */
const PAUSE = 100;

/** The pace is that of so many milliseconds past: threads hand on blocks in bursts, and machines have other things to do. */
const WINDOW = 60_000;

/** No figure from fewer milliseconds than this. */
const STEADY = 4000;

interface Sight {
  readonly at: number;
  /** Blocks played, and what opening and playing aside took in blocks. */
  readonly work: number;
}

/**
 * Adds the clock to progress and passes it on a few times a second, the last of a run always.
 *
 * @param recalled blocks that the run begins with and need not play: they say nothing of its pace
 */
export function withClock(draw: (progress: TimedProgress) => void, recalled = 0): OnProgress {
  const started = performance.now();
  let seen: Sight[] = [{ at: started, work: 0 }];
  let drawn = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const { done, total, opened, toOpen, aside, asideLeft } = progress;
    const now: Sight = { at: performance.now(), work: done + opened + aside };
    if (done <= recalled) seen = [now];
    if (now.at - drawn < PAUSE && done < total) return;
    drawn = now.at;
    if (done > recalled) seen.push(now);
    while (seen[1] !== undefined && seen[1].at <= now.at - WINDOW) seen.shift();
    const left = done < total ? total - done + toOpen + asideLeft : 0;
    draw({ ...progress, elapsed: now.at - started, eta: timeLeft(seen[0], now, left) });
  };
}

function timeLeft(then: Sight, now: Sight, left: number): number | null {
  if (left === 0) return 0;
  if (now.at - then.at < STEADY) return null;
  return ((now.at - then.at) / (now.work - then.work)) * left;
}
