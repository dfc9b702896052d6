import type { MatchRecord } from '../../../match/record.ts';
import { addTo, noSums, type Sums, varianceOf } from '../../measure/sums.ts';
import type { Metric } from '../../metrics/metrics.ts';

/** One metric along one trajectory: what each step changed, on the same blocks before and after. */
export interface StepEffects {
  /** Mean change by step; null where no block shows both ends. */
  readonly changes: readonly (number | null)[];
  /** Variance of that mean by step. */
  readonly noise: readonly number[];
  /** The same if the matches before and after a step had luck of their own. */
  readonly unpaired: readonly number[];
}

/** The points of one trajectory, block by block. */
interface TrajectoryTally {
  /** Points of a block must come in order. */
  add(point: number, record: MatchRecord): void;
  steps(): StepEffects[];
}

export function trajectoryTally(metrics: readonly Metric[], points: number): TrajectoryTally {
  const before: (number | null)[] = metrics.map(() => null);
  const steps = () => metrics.map(() => Array.from({ length: points - 1 }, noSums));
  const [sums, befores, afters] = [steps(), steps(), steps()];
  const errorOf = (own: Sums, scale: number) => (own.n < 2 ? 0 : varianceOf(own) / own.n / (scale * scale));
  return {
    add(point, record) {
      metrics.forEach((metric, m) => {
        const here = metric.measure(record);
        const there = before[m];
        before[m] = here;
        if (point === 0 || here === null || there === null) return;
        addTo(sums[m][point - 1], here - there);
        addTo(befores[m][point - 1], there);
        addTo(afters[m][point - 1], here);
      });
    },
    steps: () =>
      metrics.map(({ scale }, m) => ({
        changes: sums[m].map(({ n, sum }) => (n === 0 ? null : sum / n / scale)),
        noise: sums[m].map((own) => errorOf(own, scale)),
        unpaired: befores[m].map((own, step) => errorOf(own, scale) + errorOf(afters[m][step], scale)),
      })),
  };
}
