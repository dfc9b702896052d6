import type { VarianceEstimator } from '../../asked/design.ts';
import { farthest } from '../../metrics/farthest.ts';
import { metricsOf } from '../../metrics/metrics.ts';
import type { VaryingFigure } from '../../play/variance-estimate.ts';
import { LEAST_BLOCKS } from '../../terms/verdict.ts';
import { sharedOut } from './attribution.ts';
import { type AttributionAsked, attributionBlocks, attributionCost } from './attribution-blocks.ts';

/** How the part of each change in the first figure varies from block to block. */
export const attributeVariance: VarianceEstimator<AttributionAsked> = {
  cost: ({ spec }) => [attributionCost(spec)],

  async play({ spec, ruleset }, campaign) {
    const { changes, apart } = spec.asks;
    const { worths, armsOf, figuresIn } = attributionBlocks(spec, metricsOf(ruleset).slice(0, 1));
    const [{ unit, scale }] = worths;
    const arms = armsOf(0);
    const matches = arms.reduce((sum, { tested, other }) => sum + (tested === other ? 1 : 2), 0);
    const parts: number[][] = [];
    await campaign.playVarying(armsOf, spec.blocks.initial, (index, block) => {
      const [first] = figuresIn(block);
      if (first === null) return;
      parts.push(sharedOut(spec, changes.length, index, first).map((own) => own / scale));
    });
    const most = unit === 'share' ? 1 : farthest(parts.flat(), 1);
    return {
      facts: campaign.facts(),
      figures: changes.map(
        ({ path }, i): VaryingFigure => ({
          title: path,
          measured: 'part',
          matchesPerBlock: matches,
          values: parts.map((own) => own[i]),
          range: { low: -most, high: most },
        }),
      ),
      turn: { of: 'block', blocks: arms.length, matches, least: LEAST_BLOCKS },
      alpha: spec.alpha,
      note: apart === null ? null : `A side with the changes cannot meet one without: ${apart}`,
    };
  },
};
