import { defineRule } from '../../../../rules/rule.ts';

/** Moving and fighting in one action. */
export const charge = defineRule({
  id: 'charge',
  title: 'Charge',
  governs: 'actor',
  kind: 'option',
  off: 'there is no Charge action, and Combat Ready reaches only enemies in contact',
  clauses: {
    move: {
      id: 'DP-CHG-01',
      says: 'A charging model moves up to half its Movement; difficult terrain slows it.',
      off: 'there is no Charge action, and Combat Ready reaches only enemies in contact',
      params: { fraction: { says: 'Share of Movement that a Charge covers.', default: 0.5, min: 0, max: 2 } },
      questions: {
        odd: {
          id: 'DP-Q-57',
          asks: 'What is half of an odd Movement?',
          stake: 'L',
          readings: { exact: 'the half, not rounded', down: 'rounded down', up: 'rounded up' },
        },
      },
      offSets: { fraction: 0 },
    },
    attack: {
      id: 'DP-CHG-02',
      says: 'If it is in contact with an enemy after that it may make a close combat attack, with no bonus.',
      off: 'a Charge is only a movement',
      params: {
        bonus: { says: 'Added to Close Combat for this attack.', default: 0, min: -3, max: 4, step: 1 },
      },
      questions: {
        start: {
          id: 'DP-Q-83',
          asks: 'May a model charge that is already in contact?',
          stake: 'L',
          readings: { anywhere: 'yes', free: 'no, it must start out of contact' },
        },
      },
    },
  },
});
