import type { ExperimentResult } from '../experiments/designs/index.ts';
import type { OnProgress } from '../experiments/executor.ts';
import type { BlocksEstimate } from '../experiments/plan-row.ts';
import { counted, percent } from '../reporting/wording.ts';

/** Measures how fast blocks are played. */
export interface Stopwatch {
  readonly hear: OnProgress;
  /** Blocks a second; null where too few were played. */
  pace(): number | null;
}

/** The first half of a run opens tables, which takes far longer than to play; the pace is that of the second half. */
export function stopwatch(): Stopwatch {
  const times: number[] = [];
  return {
    hear: () => void times.push(performance.now()),
    pace() {
      const half = Math.floor(times.length / 2);
      const elapsed = times.length < 2 ? 0 : times[times.length - 1] - times[half];
      return elapsed > 0 ? (1000 * (times.length - 1 - half)) / elapsed : null;
    },
  };
}

/** How long a planned experiment would take here; no lines for other results. */
export function minutesLines(result: ExperimentResult, workers: number, pace: number | null): string[] {
  if (result.design !== 'plan') return [];
  if (pace === null) return ['', 'The pilot was too short to tell minutes.'];
  const { forHalfWidth, forD } = result.total;
  const { asks, d } = result.spec;
  const about = ({ likely, most }: BlocksEstimate) =>
    `about ${minutes(likely / pace)}, at most ${minutes(most / pace)}`;
  return [
    '',
    `On this machine with ${counted(workers, 'worker')}, at the ${pace.toPrecision(2)} blocks a second of the pilot (a long run goes faster, since it opens its tables once):`,
    `- ${asks.halfWidth === null ? 'each target to its tolerance' : `${percent(asks.halfWidth)} either way`}: ${about(forHalfWidth.blocks)}`,
    ...(asks.halfWidth === null || asks.halfWidth === d
      ? []
      : [`- to tell ${percent(d)} from nothing: ${about(forD.blocks)}`]),
  ];
}

function minutes(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
