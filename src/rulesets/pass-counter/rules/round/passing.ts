import { defineRule } from '../../../../rules/rule.ts';

/** Counters of the side with fewer models, to wait with. */
export const passing = defineRule({
  id: 'passing',
  title: 'Pass counters',
  governs: 'owner',
  kind: 'option',
  off: 'nobody may pass while he has models to activate',
  clauses: {
    counters: {
      id: 'PC-PASS-01',
      says: 'When a round begins, the side with fewer models gets as many pass counters as it has fewer.',
      off: 'there are no pass counters',
      params: { each: { says: 'Counters for each model fewer.', default: 1, min: 0, max: 3, step: 1 } },
      questions: {
        deaths: {
          id: 'PC-AMB-05',
          asks: 'Do losses within a round change the counters?',
          stake: 'M',
          readings: {
            'round-start': 'no, they are counted when the round begins',
            'at-once': 'each loss that leaves a side with fewer models gives it its counters at once',
          },
        },
        unspent: {
          id: 'PC-PAS-UNSPENT',
          asks: 'Are counters that were not spent kept for the next round?',
          stake: 'L',
          readings: { lost: 'no, each round brings its own', kept: 'yes, beside those it brings' },
        },
      },
      offSets: { each: 0 },
    },
    spend: {
      id: 'PC-PASS-02',
      says: 'A counter may be spent instead of activating a model.',
      off: 'counters cannot be spent',
      params: { cost: { says: 'Counters for one pass.', default: 1, min: 1, max: 3, step: 1 } },
    },
  },
});
