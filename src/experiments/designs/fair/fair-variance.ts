import type { VarianceEstimator } from '../../asked/design.ts';
import { type ValuesAsked, valueArms } from '../../play/fair-arms.ts';
import type { VaryingFigure } from '../../play/variance-estimate.ts';
import { varyingShare } from '../../play/varying-share.ts';
import { exactly, pairs } from '../../terms/cost.ts';
import { subjectOf } from '../../terms/subject.ts';

/** How the share of a side that has the rule varies, at each of the values that are tried. */
export const fairVariance: VarianceEstimator<ValuesAsked & { readonly rule: string }> = {
  cost: ({ spec }) => [pairs('main', exactly(spec.asks.values.length * spec.blocks.initial))],

  async play({ spec, ruleset }, campaign) {
    const arms = valueArms(spec, subjectOf(ruleset.rules, spec.asks.rule));
    const shares = arms.map(() => varyingShare(true));
    await campaign.playTogether(arms, spec.blocks.initial, (arm, _, records) => {
      shares[arm].add(records);
    });
    return {
      facts: campaign.facts(),
      figures: arms.map(
        ({ title }, arm): VaryingFigure => ({
          title,
          measured: 'share',
          matchesPerBlock: 2,
          ...shares[arm].values(),
        }),
      ),
      turn: null,
      // All values share the error rate.
      alpha: spec.alpha / arms.length,
      note: 'Its power in units comes on top, some six contests of as many blocks as a value at most, and a contest for each other use of the same resource.',
    };
  },
};
