import type { ExperimentResult } from '../../experiments/designs/index.ts';
import type { BlocksEstimate } from '../../experiments/designs/plan/plan-row.ts';
import type { OnProgress } from '../../experiments/terms/executor.ts';
import { powerText } from '../../reporting/designs/plan/plan-wording.ts';
import { counted, percent, thousands } from '../../reporting/wording/wording.ts';
import { duration } from './duration.ts';

/** Measures how fast blocks are played. */
interface Stopwatch {
  readonly hear: OnProgress;
  /** Blocks a second; null where too few were played. */
  pace(): number | null;
}

/**
 * The pace of the whole run, since threads hand blocks on in bursts, less what opening took: that is counted in plain
 * blocks, beside which one of those who look ahead may take as long as hundreds.
 */
export function stopwatch(): Stopwatch {
  const started = performance.now();
  let seen = { blocks: 0, playing: 1, elapsed: 0 };
  return {
    hear({ done, opened, aside }) {
      const played = done + aside;
      seen = { blocks: done, playing: played / (played + opened), elapsed: performance.now() - started };
    },
    pace: () => (seen.blocks < 2 ? null : (1000 * seen.blocks) / (seen.elapsed * seen.playing)),
  };
}

/** How long a planned experiment would take here; no lines for other results. */
export function minutesLines(result: ExperimentResult, workers: number, pace: number | null): string[] {
  if (result.design !== 'plan') return [];
  if (pace === null) return ['', 'The pilot was too short to tell minutes.'];
  const { forHalfWidth, forD } = result.total;
  const { asks, d } = result.spec;
  const about = ({ likely, most }: BlocksEstimate) =>
    `about ${duration(likely / pace)}, at most ${duration(most / pace)}`;
  return [
    '',
    `On this machine with ${counted(workers, 'worker')}, at the ${pace < 10 ? pace.toPrecision(2) : thousands(Math.round(pace))} blocks a second of the pilot (a long run goes faster, since it opens its tables once):`,
    `- ${asks.halfWidth === null ? 'each target to its tolerance' : `${percent(asks.halfWidth)} either way`}: ${about(forHalfWidth.blocks)}`,
    ...(asks.halfWidth === null
      ? []
      : [`- to tell ${percent(d)} from nothing in ${powerText(result)}: ${about(forD.blocks)}`]),
  ];
}
