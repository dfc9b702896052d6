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

/** The pace of the whole run, openings counted as the blocks that take as long: threads hand blocks on in bursts. */
export function stopwatch(): Stopwatch {
  const started = performance.now();
  let seen = { blocks: 0, work: 0, elapsed: 0 };
  return {
    hear({ done, opened }) {
      seen = { blocks: done, work: done + opened, elapsed: performance.now() - started };
    },
    pace: () => (seen.blocks < 2 ? null : (1000 * seen.work) / seen.elapsed),
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
    `On this machine with ${counted(workers, 'worker')}, at the ${pace < 10 ? pace.toFixed(1) : thousands(Math.round(pace))} blocks a second of the pilot (a long run goes faster, since it opens its tables once):`,
    `- ${asks.halfWidth === null ? 'each target to its tolerance' : `${percent(asks.halfWidth)} either way`}: ${about(forHalfWidth.blocks)}`,
    ...(asks.halfWidth === null
      ? []
      : [`- to tell ${percent(d)} from nothing in ${powerText(result)}: ${about(forD.blocks)}`]),
  ];
}
