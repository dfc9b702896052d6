import type { VarianceEstimator } from '../../asked/design.ts';
import type { VaryingFigure } from '../../play/variance-estimate.ts';
import { exactly, pairs } from '../../terms/cost.ts';
import { randomPairings } from '../../terms/random-armies.ts';
import { LEAST_BLOCKS } from '../../terms/verdict.ts';
import { sharesByMeeting } from './price-luck.ts';
import { playPairings } from './price-meetings.ts';

/** How what each unit is worth varies from one pair of random armies to the next. */
export const priceVariance: VarianceEstimator<{ readonly units: readonly string[] }> = {
  cost: ({ spec }) => [pairs('main', exactly(spec.blocks.initial))],

  async play(experiment, campaign) {
    const { spec, ruleset } = experiment;
    const units = spec.asks.units.map((id) => ruleset.units.find((unit) => unit.id === id)!);
    const pairings = randomPairings(units, { army: spec.army, ruleset }, spec.blocks.initial, spec.seed);
    const shares = sharesByMeeting(await playPairings(experiment, pairings, spec.policy, campaign));
    return {
      facts: campaign.facts(),
      figures: units.map(
        ({ title }, unit): VaryingFigure => ({
          title,
          measured: 'worth',
          matchesPerBlock: 2,
          values: shares.map((own) => own[unit]),
          range: null,
        }),
      ),
      turn: { of: 'pair of armies', blocks: 1, matches: 2, least: LEAST_BLOCKS },
      alpha: spec.alpha,
      note: 'Contests against the yardstick come on top: some six for each unit, of as many blocks as the reserve gives.',
    };
  },
};
