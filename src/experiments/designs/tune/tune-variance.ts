import { ratioOfSums } from '../../../statistics/index.ts';
import type { VarianceEstimator } from '../../asked/design.ts';
import { type Metric, metricsOf } from '../../metrics/metrics.ts';
import type { VaryingFigure } from '../../play/variance-estimate.ts';
import { exactly, singles } from '../../terms/cost.ts';
import { LEAST_BLOCKS } from '../../terms/verdict.ts';
import { axesAsked, type TuneAsks } from './tune-asked.ts';
import { addBlock, blocksOf, stoppedShare } from './tune-candidate.ts';
import { usualPoints } from './tune-grid.ts';
import { requireCandidate } from './tune-points.ts';
import { levelOf, type Shown, type Target, valuesIn } from './tune-target.ts';

/** The book and what the search finds best are played on fresh luck. */
const FINALISTS = 3;
/** A point of the search has half as many blocks as a finalist. */
const POINT_OF_SEARCH = 1 / 2;

/** How the targets vary under the book; each is to be known to its own tolerance. */
export const tuneVariance: VarianceEstimator<TuneAsks> = {
  cost: ({ spec }) => [singles('main', exactly(spec.blocks.initial))],

  async play(experiment, campaign) {
    const { spec, ruleset } = experiment;
    const { targets } = spec.asks;
    const axes = axesAsked(experiment);
    const metrics = targets.map(({ metric }) => metricsOf(ruleset).find(({ id }) => id === metric)!);
    const book = requireCandidate(
      experiment,
      axes,
      axes.map((axis) => axis.book),
      spec.seed,
    );
    await campaign.playTogether([book.arm], spec.blocks.initial, (_, index, records) =>
      addBlock(book, metrics, index, records),
    );
    const stopped = stoppedShare(book, blocksOf(book));
    const candidates = FINALISTS + POINT_OF_SEARCH * usualPoints(axes);
    return {
      facts: campaign.facts(),
      figures: targets.map((target, i) => ({
        ...varyingFigure(target, metrics[i], book.shown[i]),
        ...(metrics[i].unit === 'rounds' && stopped !== null && { stopped }),
      })),
      turn: { of: 'search', blocks: candidates, matches: candidates, least: LEAST_BLOCKS },
      alpha: spec.alpha,
      note: 'Counted are the book and two others on fresh luck, and on half as many blocks a search of the usual length, which may turn out shorter or longer.',
    };
  },
};

function varyingFigure(target: Target, metric: Metric, shown: Shown): VaryingFigure {
  const figure = { matchesPerBlock: 1, range: null };
  if (target.of === 'mean') {
    const values = metric.ratio ? linearised(shown) : valuesIn(shown);
    return { ...figure, title: target.metric, measured: 'target', values, reach: target.tolerance };
  }
  return {
    ...figure,
    title: `median of ${target.metric}`,
    measured: 'median',
    ...aroundMedian(target, shown),
  };
}

function linearised(shown: Shown): number[] {
  const sums = ratioOfSums(shown);
  return sums === null ? [] : shown.map(sums.scoreOf);
}

/**
 * A median is known to its tolerance once it is known that fewer than half of all matches lie further below, and fewer
 * than half further above. What varies is on which side of a point a match lies, by one half either way.
 */
function aroundMedian(target: Target, shown: Shown): Pick<VaryingFigure, 'values' | 'reach'> {
  const values = valuesIn(shown);
  const median = levelOf(target, shown, [...shown.keys()]) ?? 0;
  const below = values.filter((value) => value < median - target.tolerance).length;
  const above = values.filter((value) => value > median + target.tolerance).length;
  const reach = 0.5 - Math.max(below, above) / values.length;
  return reach > 0 ? { values: values.map((_, i) => i % 2), reach } : { values: [] };
}
