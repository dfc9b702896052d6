import { sampleVariance } from 'simple-statistics';
import type { VarianceEstimator } from '../../asked/design.ts';
import { bookSides } from '../../play/fair-arms.ts';
import { blocksToRepeat } from '../../play/schedule.ts';
import { ONCE_MORE, type VaryingFigure } from '../../play/variance-estimate.ts';
import { varyingShare } from '../../play/varying-share.ts';
import { blockHalves, contest } from '../../terms/arm.ts';
import { exactly, pairs, type Stage, upTo } from '../../terms/cost.ts';
import type { Spec } from '../../terms/spec.ts';
import { isTest } from '../../terms/stop-key.ts';
import { subjectOf } from '../../terms/subject.ts';
import { againOf } from './power-again.ts';
import { type PowerAsks, strongestOf } from './power-holdings.ts';
import { excessOf, FARTHEST_EXCESS, type Pair, playPairs } from './power-interactions.ts';

/** How the share of a side that has a rule varies, and what pairs of the strongest score beyond both. */
export const powerVariance: VarianceEstimator<PowerAsks> = {
  cost: ({ spec }) => costOf(spec),

  async play({ spec, ruleset }, campaign) {
    const rules = spec.asks.rules.map((path) => {
      const subject = subjectOf(ruleset.rules, path);
      const again = againOf(spec, subject, contest(spec, path, ...bookSides(spec, subject)));
      return { ...again, share: varyingShare(!isTest(spec.asks.stop)) };
    });
    await campaign.play(
      rules.map(({ arm }) => arm),
      rules.map((_, arm) => ({ arm, blocks: blocksToRepeat(spec) })),
      (arm, index, records) => {
        const { share, tally, scores } = rules[arm];
        share.add(records);
        tally.add(index, records);
        scores[index] = blockHalves(records);
      },
    );
    const strongest = strongestOf(spec, rules, ({ tally }) => tally);
    return {
      facts: campaign.facts(),
      figures: [
        ...rules.map(
          ({ subject, share }): VaryingFigure => ({
            title: subject.path,
            measured: 'share',
            matchesPerBlock: 2,
            ...share.values(),
          }),
        ),
        ...inPairs(await playPairs(spec, strongest, campaign)),
      ],
      turn: null,
      alpha: spec.alpha,
      note: `${strongest.length === 0 ? '' : 'Pairs of rules are those that were strongest in the pilot; each of these rules plays once more by itself, as often as the pair of it that needs most. '}${strongest.length === 0 ? 'Repeats' : 'Other repeats'} on fresh luck and prices come on top; how many depends on what is found.`,
    };
  },
};

/** What pairs score beyond both rules, and each rule by itself, which they take as often as the one that varies most. */
function inPairs(together: readonly Pair[]): VaryingFigure[] {
  const figures = together.map(
    ({ arm, scores }): VaryingFigure => ({
      title: arm.title,
      measured: 'beyond the sum',
      matchesPerBlock: 2,
      values: scores.map((own) => excessOf(own) / 4),
      range: { low: -FARTHEST_EXCESS / 4, high: FARTHEST_EXCESS / 4 },
      isOnce: true,
    }),
  );
  const rules = new Set(together.flatMap(({ first, second }) => [first, second]));
  const byThemselves = [...rules].map((rule): VaryingFigure => {
    const own = figures.filter((_, i) => together[i].first === rule || together[i].second === rule);
    const [neediest] = own.toSorted((a, b) => spreadOf(b) - spreadOf(a));
    return { ...neediest, title: `${rule.subject.path}${ONCE_MORE}` };
  });
  return [...figures, ...byThemselves];
}

function spreadOf({ values }: VaryingFigure): number {
  return values.length < 2 ? 0 : sampleVariance([...values]);
}

function costOf({ asks, blocks: { initial } }: Spec<PowerAsks>): Stage[] {
  const strongest = Math.min(asks.interactions, asks.rules.length);
  return [
    pairs('main', exactly(asks.rules.length * initial)),
    pairs('interactions', upTo(((strongest * (strongest - 1)) / 2) * initial)),
  ];
}
