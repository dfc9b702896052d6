import { defineRule } from '../../../../rules/rule.ts';

/** What a hit does. */
export const wounding = defineRule({
  id: 'wounding',
  title: 'Wounding',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    test: {
      id: 'DP-WND-01',
      says: "After a hit the weapon tests its Strength less the target's Armour; success damages.",
      off: 'every hit damages, with no margin to remove more wounds',
      governs: 'target',
      kind: 'protection',
    },
    single: {
      id: 'DP-WND-02',
      says: 'A damaged model with one wound dies.',
      structural: 'damage has to have an effect',
    },
    several: {
      id: 'DP-WND-03',
      says: 'A model with more wounds loses 1 plus the Margin of Success of the Strength test.',
      off: 'damage always removes one wound',
      params: {
        base: { says: 'Wounds removed by any success.', default: 1, min: 1, max: 5, step: 1 },
        perMargin: { says: 'Wounds removed for each point of margin.', default: 1, min: 0, max: 3, step: 1 },
      },
      questions: {
        margin: {
          id: 'V-05',
          asks: 'Did version 0.0.1 take the margin of the Strength test or of the attack test?',
          stake: 'M',
          readings: { strength: 'of the Strength test', attack: 'of the attack test' },
        },
      },
      offSets: { base: 1, perMargin: 0 },
    },
    example: {
      id: 'DP-WND-EX',
      says: 'Strength 10 against Armour 3 needs 7; a 5 removes 3 wounds.',
      structural: 'it is a worked example, held as a test',
    },
  },
});
