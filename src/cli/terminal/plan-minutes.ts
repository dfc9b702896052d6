import type { ExperimentResult } from '../../experiments/designs/index.ts';
import type { BlocksEstimate } from '../../experiments/designs/plan/plan-row.ts';
import type { OnProgress } from '../../experiments/terms/executor.ts';
import { powerText } from '../../reporting/designs/plan/plan-wording.ts';
import { counted, pointsText, thousands } from '../../reporting/wording/wording.ts';
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
 *
 * @param recalled blocks that the run begins with and need not play: they say nothing of its pace
 */
export function stopwatch(recalled = 0): Stopwatch {
  let first = { at: performance.now(), done: 0, opened: 0, aside: 0 };
  let last = first;
  return {
    hear({ done, opened, aside }) {
      last = { at: performance.now(), done, opened, aside };
      if (done <= recalled) first = last;
    },
    pace() {
      const blocks = last.done - first.done;
      if (blocks < 2) return null;
      const played = blocks + last.aside - first.aside;
      const playing = played / (played + last.opened - first.opened);
      return (1000 * blocks) / ((last.at - first.at) * playing);
    },
  };
}

/** How long a planned experiment would take here; no lines for other results. */
export function minutesLines(result: ExperimentResult, workers: number, pace: number | null): string[] {
  if (result.design !== 'plan') return [];
  const { forHalfWidth, forD } = result.total;
  if (pace === null || forHalfWidth.blocks.likely === 0) {
    return ['', 'Too few blocks were played just now to tell minutes.'];
  }
  const { asks, d } = result.spec;
  const about = ({ likely, most }: BlocksEstimate) =>
    `about ${duration(likely / pace)}, at most ${duration(most / pace)}`;
  return [
    '',
    `On this machine with ${counted(workers, 'worker')}, at the ${pace < 10 ? pace.toPrecision(2) : thousands(Math.round(pace))} blocks a second of the pilot (a long run goes faster, since it opens its tables once):`,
    `- ${asks.halfWidth === null ? 'each target to its tolerance' : `${pointsText(asks.halfWidth)} either way`}: ${about(forHalfWidth.blocks)}`,
    ...(asks.halfWidth === null
      ? []
      : [`- to tell ${pointsText(d)} from nothing in ${powerText(result)}: ${about(forD.blocks)}`]),
  ];
}
