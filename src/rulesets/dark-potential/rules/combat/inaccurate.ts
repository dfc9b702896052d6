import { defineRule } from '../../../../rules/rule.ts';

/** Weapons that are hard to aim. */
export const inaccurate = defineRule({
  id: 'inaccurate',
  title: 'Inaccurate',
  governs: 'actor',
  kind: 'burden',
  off: 'such weapons are as accurate as others',
  clauses: {
    penalty: {
      id: 'DP-WPN-INACC',
      says: 'Every Ranged roll with the weapon takes a penalty of 1.',
      off: 'there is no penalty',
      params: { points: { says: 'Penalty to Ranged rolls.', default: 1, min: 0, max: 4, step: 1 } },
      offSets: { points: 0 },
    },
  },
});
