import { defineRule } from '../../../rules/rule.ts';

/** Fighting at close quarters. */
export const melee = defineRule({
  id: 'melee',
  title: 'Melee',
  governs: 'actor',
  kind: 'option',
  off: 'nobody fights in melee',
  frame:
    'Fighting hand to hand is one of the two ways to hurt anybody, so a side without it plays another game.',
  clauses: {
    target: {
      id: 'ZC-MEL-01',
      says: 'A model fights an enemy it sees within 6 inches.',
      off: 'it fights only an enemy its base touches',
      params: { inches: { says: 'How far melee reaches.', default: 6, min: 0, max: 24 } },
      questions: {
        seen: {
          id: 'ZC-AMB-03',
          asks: 'Must the enemy be seen in melee too?',
          stake: 'L',
          readings: { yes: 'yes', no: 'no' },
        },
      },
      offSets: { inches: 0 },
    },
    attacks: {
      id: 'ZC-MEL-02',
      says: 'It makes as many checks as the weapon has attacks, each with its melee skill less other modifiers down to nothing.',
      off: 'it makes one check whatever the weapon',
    },
    results: {
      id: 'ZC-MEL-03',
      says: 'Saves and wounds are those of shooting.',
      structural: 'the clauses of wounding can be off',
    },
  },
});
