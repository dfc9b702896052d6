import { defineRule } from '../../../../rules/rule.ts';

/** Where command points come from and where they go. */
export const commandPoints = defineRule({
  id: 'command-points',
  title: 'Command points',
  governs: 'owner',
  kind: 'option',
  off: 'nobody has command points',
  frame:
    'Command Points are the currency that other rules are paid in, so a side without them plays another game.',
  clauses: {
    income: {
      id: 'PC-CP-01',
      says: 'At the start a side gets 2 command points and the CP of all its models in play.',
      off: 'only models bring command points',
      params: {
        base: { says: 'Points without any model.', default: 2, min: 0, max: 8, step: 1 },
        each: { says: 'Points for each CP of a model.', default: 1, min: 0, max: 3, step: 1 },
      },
      questions: {
        when: {
          id: 'PC-AMB-03',
          asks: 'They come "at start of turn": is that a round or one of the alternating turns?',
          stake: 'H',
          readings: {
            round: 'a round',
            turn: "each of the side's turns; they may never run out, and the bench ends re-activations of a side in a round after 40",
          },
        },
      },
      offSets: { base: 0 },
    },
    loss: {
      id: 'PC-CP-02',
      says: 'Points not used by the end of the round are lost.',
      off: 'they are kept',
      kind: 'burden',
      params: { kept: { says: 'Points that may be kept.', default: 0, min: 0, max: 60, step: 1 } },
      offSets: { kept: 60 },
    },
  },
});
