import { defineRule } from '../../../rules/rule.ts';

/** From a hit to the wounds it makes, the same for shooting and melee. */
export const wounding = defineRule({
  id: 'wounding',
  title: 'Hits, saves and wounds',
  governs: 'target',
  kind: 'structure',
  clauses: {
    save: {
      id: 'ZC-SHT-05',
      says: 'A hit is saved with toughness less strength and armour less armour piercing, neither below nothing.',
      off: 'only the sum of the two is kept from going below nothing',
      kind: 'protection',
      questions: {
        terms: {
          id: 'ZC-AMB-05',
          asks: 'How do toughness and armour make a save?',
          stake: 'H',
          readings: {
            added: 'each floored at nothing, then added for one roll',
            joint: 'added, then floored at nothing, for one roll',
            'two-rolls': 'each floored at nothing and rolled for on its own; either saves',
          },
        },
      },
      offSets: { terms: 'joint' },
    },
    hopeless: {
      id: 'ZC-SHT-06',
      basis: 'inferred',
      says: 'A save with nothing to add cannot succeed, since a die shows 6 at most.',
      off: 'the highest face of the die, a natural 6, always saves',
      kind: 'burden',
    },
    damage: {
      id: 'ZC-SHT-07',
      says: 'Each save that fails costs as many wounds as the damage of the weapon.',
      off: 'each failed save costs one wound',
      governs: 'actor',
      kind: 'option',
    },
    floor: {
      id: 'ZC-SHT-08',
      basis: 'inferred',
      says: 'Wounds left do not go below nothing.',
      off: 'they do',
      kind: 'protection',
      questions: {
        bounds: {
          id: 'ZC-AMB-06',
          asks: 'What does the minimum of zero bound?',
          stake: 'none',
          readings: { remaining: 'the wounds that are left', damage: 'the wounds that are taken' },
        },
      },
      offSets: { bounds: 'damage' },
    },
  },
});
