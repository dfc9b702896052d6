import type { OnProgress, Progress } from '../experiments/executor.ts';

/** Progress with the clock; times in milliseconds. */
export interface TimedProgress extends Progress {
  readonly elapsed: number;
  /** Time left at the pace of late; null while that is not known. */
  readonly eta: number | null;
}

/** Milliseconds between two drawings: as fast as eyes follow. */
const PAUSE = 100;

/** The pace is that of so many milliseconds past: the first blocks open tables, which takes far longer than to play. */
const WINDOW = 10_000;

/** No figure from fewer milliseconds than this. */
const STEADY = 4000;

interface Sight {
  readonly at: number;
  readonly done: number;
}

/** Adds the clock to progress and passes it on a few times a second, the last of a run always. */
export function withClock(draw: (progress: TimedProgress) => void): OnProgress {
  const started = performance.now();
  const seen: Sight[] = [];
  return (progress) => {
    const { done, total } = progress;
    const now: Sight = { at: performance.now(), done };
    if (now.at - (seen.at(-1)?.at ?? -Infinity) < PAUSE && done < total) return;
    seen.push(now);
    while (seen[1] !== undefined && seen[1].at <= now.at - WINDOW) seen.shift();
    draw({ ...progress, elapsed: now.at - started, eta: timeLeft(seen[0], now, total) });
  };
}

function timeLeft(then: Sight, now: Sight, total: number): number | null {
  if (now.done >= total) return 0;
  if (now.at - then.at < STEADY || now.done === then.done) return null;
  return ((now.at - then.at) / (now.done - then.done)) * (total - now.done);
}
