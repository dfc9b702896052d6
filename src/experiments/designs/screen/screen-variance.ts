import type { VarianceEstimator } from '../../asked/design.ts';
import { metricsOf } from '../../metrics/metrics.ts';
import type { VaryingFigure } from '../../play/variance-estimate.ts';
import { exactly, singles } from '../../terms/cost.ts';
import type { Spec } from '../../terms/spec.ts';
import { drawTrajectories, playWalks, type WalksAsked } from './screen-walks.ts';

/** Intervals from fewer walks are rough. */
const LEAST_WALKS = 10;
/** Blocks for each point of a walk, as screenings have them. */
const FOR_EACH_POINT = 6;

function walksOf({ blocks }: Spec): number {
  return Math.max(2, Math.ceil(blocks.initial / FOR_EACH_POINT));
}

function blocksOfWalk({ asks }: Spec<WalksAsked>): number {
  return (asks.factors.length + 1) * FOR_EACH_POINT;
}

/** How the size of each number's effect varies from walk to walk; as many walks as give each number the blocks asked for. */
export const screenVariance: VarianceEstimator<WalksAsked> = {
  cost: ({ spec }) => [singles('main', exactly(walksOf(spec) * blocksOfWalk(spec)))],

  async play({ spec, ruleset }, campaign) {
    const { factors } = spec.asks;
    const trajectories = walksOf(spec);
    const walking = {
      ...spec,
      asks: { factors, trajectories },
      blocks: { initial: FOR_EACH_POINT, reserve: 0 },
    };
    const blocks = blocksOfWalk(spec);
    const drawn = drawTrajectories({ spec: walking, ruleset });
    const [primary] = metricsOf(ruleset);
    const walked = await playWalks(walking, drawn.trajectories, [primary], campaign);
    return {
      facts: campaign.facts(),
      figures: factors.map(
        ({ path }, factor): VaryingFigure => ({
          title: path,
          measured: 'effect',
          matchesPerBlock: blocks,
          values: walked.map(({ trajectory, steps: [{ changes }] }) =>
            Math.abs(changes[trajectory.order.indexOf(factor)] ?? 0),
          ),
          range: null,
        }),
      ),
      turn: { of: 'walk', blocks, matches: blocks, least: LEAST_WALKS },
      alpha: spec.alpha,
      note: `A walk takes ${FOR_EACH_POINT} blocks for each of its ${factors.length + 1} points.`,
    };
  },
};
