import type { OnProgress, Progress } from '../experiments/executor.ts';

/** Progress with the clock; times in milliseconds. */
export interface TimedProgress extends Progress {
  readonly elapsed: number;
  /** Time left at the pace so far; null before the first block. */
  readonly eta: number | null;
}

/** Milliseconds between two drawings: as fast as eyes follow. */
const PAUSE = 100;

/** Adds the clock to progress and passes it on a few times a second, the last of a run always. */
export function withClock(draw: (progress: TimedProgress) => void): OnProgress {
  const started = performance.now();
  let drawn = -Infinity;
  return (progress) => {
    const { done, total } = progress;
    const now = performance.now();
    if (now - drawn < PAUSE && done < total) return;
    drawn = now;
    const elapsed = now - started;
    draw({ ...progress, elapsed, eta: done === 0 ? null : (elapsed / done) * (total - done) });
  };
}
