import { defineRule } from '../../../../rules/rule.ts';

/** Armies that lose heart. */
export const losingHeart = defineRule({
  id: 'losing-heart',
  title: 'Losing Heart',
  governs: 'owner',
  kind: 'burden',
  off: 'losses of the army trouble none of its units',
  clauses: {
    half: {
      id: 'SQ-LOSE-01',
      says: 'Once an army has lost half of its units the resolve of all others is a level lower for good.',
      off: 'half an army is as firm as a whole one',
      params: { share: { says: 'Share of the units lost.', default: 0.5, min: 0.05, max: 1 } },
    },
    most: {
      id: 'SQ-LOSE-02',
      says: 'Once it has lost three quarters it is another level lower.',
      off: 'nothing more happens',
      params: { share: { says: 'Share of the units lost.', default: 0.75, min: 0.05, max: 1 } },
    },
    reluctant: {
      id: 'SQ-LOSE-03',
      says: 'A Reluctant unit whose resolve would be lower is eliminated.',
      off: 'it stays Reluctant',
    },
    units: {
      id: 'SQ-LOSE-04',
      says: 'Every squad, team, sniper, officer and vehicle counts as one unit.',
      structural: 'units have to be counted somehow',
      questions: {
        joined: {
          id: 'SQ-AMB-14',
          asks: 'Do characters count that have joined a unit?',
          stake: 'L',
          readings: { yes: 'yes, as one each', no: 'no: characters are no losses and no strength' },
        },
      },
    },
  },
});
