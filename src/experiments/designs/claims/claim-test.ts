import type { MatchRecord } from '../../../match/record.ts';
import type { Claim } from '../../../rules/claim.ts';
import { unknown } from '../../../rules/nearest.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { type BandSampling, looksUntil } from '../../measure/looks.ts';
import { pairedMetric } from '../../measure/paired-metrics.ts';
import { type MetricRow, type PairedMetric, pairedTally } from '../../measure/paired-tally.ts';
import { type Stopped, stoppedTally } from '../../measure/stopped-tally.ts';
import { createMoveStopping } from '../../measure/stopping.ts';
import { pairSums } from '../../measure/sums.ts';
import type { StopNote } from '../../measure/watched.ts';
import { type Metric, metricsOf, seenBy } from '../../metrics/metrics.ts';
import { type Arm, blockHalves, contest, mirror, sideOf, tableOf } from '../../terms/arm.ts';
import { setupOf } from '../../terms/setup.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import type { MoveStop } from '../../terms/stop-key.ts';

/** The metric of claims about a side that alone is in the circumstances: its share of the points. */
export const SHARE = 'share';

/** A claim in one of the circumstances it speaks of. */
export interface ClaimTest {
  readonly claim: Claim;
  /** The circumstances in words. */
  readonly where: string;
  readonly arm: Arm;
  /** @param book the match by the book on the same block */
  add(index: number, records: readonly MatchRecord[], book: MatchRecord): void;
  /** The metric there less that of the book; for a side alone its share less one half. */
  row(): MetricRow;
  /** Takes a look; whether the test needs more blocks. */
  needsMore(): boolean;
  /** The difference corrected for the stop, as if this test alone could have gone on. */
  unbiased(): StopNote['unbiased'];
  /** Matches there and by the book that the bench stopped; null where the metric is not counted in rounds. */
  stopped(): Stopped | null;
}

/**
 * All tests of some claims, with intervals that hold together. Throws InputError for unknown metrics.
 *
 * @param stop by which their blocks end
 */
export function claimTests(
  experiment: Experiment,
  claims: readonly Claim[],
  stop: MoveStop = 'fixed',
): ClaimTest[] {
  const count = claims.reduce((sum, { where }) => sum + where.length, 0);
  const shared = { ...experiment.spec, alpha: experiment.spec.alpha / count };
  const spec = { ...shared, looks: looksUntil(stop, shared) };
  return claims.flatMap((claim) =>
    claim.where.map(({ says, circumstances }): ClaimTest => {
      const { side, tables } = setupOf(spec, experiment.ruleset, circumstances);
      const about = { claim, where: says };
      if (claim.metric === SHARE) {
        const arm = contest(spec, claim.id, side, sideOf(spec), { tables });
        return { ...about, ...alone(spec, arm, stop) };
      }
      const metric = metricNamed(experiment.ruleset, claim.metric);
      return { ...about, ...bothSides(spec, mirror(spec, claim.id, side, { tables }), metric, stop) };
    }),
  );
}

function metricNamed(ruleset: Ruleset, id: string): Metric {
  const metrics = metricsOf(ruleset);
  const found = metrics.find((metric) => metric.id === id);
  if (found) return found;
  throw unknown('metric', id, ruleset.title, [SHARE, ...metrics.map((metric) => metric.id)]);
}

type Play = Omit<ClaimTest, 'claim' | 'where'>;
type SampledSpec = Spec & BandSampling;

function bothSides(spec: SampledSpec, arm: Arm, metric: Metric, stop: MoveStop): Play {
  const tally = pairedMetric(spec, metric);
  const stopped = stoppedTally();
  return {
    arm,
    add(index, [record], book) {
      tally.add(tableOf(arm, index), seenBy(metric, record), seenBy(metric, book));
      stopped.add(record, book);
    },
    row: tally.row,
    ...stoppingOf(spec, tally, stop, metric.unit),
    stopped: () => (metric.unit === 'rounds' ? stopped.shares() : null),
  };
}

/** Figures that are no shares have no band. */
function stoppingOf(
  { d, alpha }: Spec,
  tally: Pick<PairedMetric, 'row' | 'watched'>,
  stop: MoveStop,
  unit: Metric['unit'],
): Pick<Play, 'needsMore' | 'unbiased'> {
  const stopping = createMoveStopping(stop, tally.watched, unit === 'share' ? d : 0, alpha);
  return {
    needsMore: () => stopping.needsMore(tally.row().movement === 'undecided'),
    unbiased: () => stopping.note().unbiased,
  };
}

/** Halves of the points, in quarters of a block. */
const EVEN = 2;
/** From a fixed half a share can be no farther than another half. */
const FARTHEST = 0.5;

function alone(spec: SampledSpec, arm: Arm, stop: MoveStop): Play {
  const says = 'share of the points of the side that alone plays so';
  const tally = pairedTally(spec, { id: SHARE, says, unit: 'share', scale: 2 * EVEN }, FARTHEST);
  const luck = pairSums();
  return {
    arm,
    add(index, records) {
      const [one, other] = blockHalves(records);
      tally.add(tableOf(arm, index), [one + other, 2 * EVEN], [EVEN, 2 * EVEN]);
      luck.add(one, other);
    },
    // Luck is shared by the matches of a block.
    row: () => ({ ...tally.row(), gain: luck.gain() }),
    ...stoppingOf(spec, tally, stop, 'share'),
    stopped: () => null,
  };
}
