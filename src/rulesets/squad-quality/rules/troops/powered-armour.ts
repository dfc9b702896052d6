import { defineRule } from '../../../../rules/rule.ts';

/** Suits of powered armour. */
export const poweredArmour = defineRule({
  id: 'powered-armour',
  title: 'Powered Armour',
  governs: 'owner',
  kind: 'option',
  off: 'powered armour is armour like any other',
  clauses: {
    coherency: {
      id: 'SQ-PA-01',
      says: 'The coherency of a unit in powered armour is 6 inches.',
      off: 'it is that of its quality',
      params: { inches: { says: 'Its coherency.', default: 6, min: 1, max: 12 } },
    },
    assault: {
      id: 'SQ-PA-02',
      says: 'It adds 3 in close assaults of infantry.',
      off: 'it adds nothing',
      params: { points: { says: 'What it adds.', default: 3, min: 0, max: 6, step: 1 } },
      offSets: { points: 0 },
    },
    saved: {
      id: 'SQ-PA-03',
      says: 'Each kill that it suffers in a close assault is cancelled by a die of 5 or more.',
      off: 'no kill is cancelled',
      params: { needs: { says: 'What the die needs.', default: 5, min: 2, max: 7, step: 1 } },
      offSets: { needs: 7 },
    },
    twice: {
      id: 'SQ-PA-04',
      says: 'Each of its figures rolls twice on the Kill Table.',
      off: 'each rolls once',
      params: { rolls: { says: 'Rolls of a figure.', default: 2, min: 1, max: 4, step: 1 } },
      offSets: { rolls: 1 },
    },
    wrecks: {
      id: 'SQ-PA-06',
      says: 'In a vehicle that is destroyed a figure is wounded by 5 and killed by 6.',
      off: 'it fares as others do',
      params: {
        wounded: { says: 'The least that wounds.', default: 5, min: 1, max: 7, step: 1 },
        killed: { says: 'The least that kills.', default: 6, min: 1, max: 7, step: 1 },
      },
    },
    weapons: {
      id: 'SQ-PA-07',
      says: 'It carries heavy weapons without the word heavy in their name as support weapons, which shoot only if it has not moved.',
      off: 'it leaves them behind',
    },
  },
});
