import { defineRule } from '../../../rules/rule.ts';

/** Shooting, and what makes it harder. */
export const shooting = defineRule({
  id: 'shooting',
  title: 'Shooting',
  governs: 'actor',
  kind: 'option',
  off: 'nobody shoots',
  frame: 'Shooting is one of the two ways to hurt anybody, so a side without it plays another game.',
  clauses: {
    target: {
      id: 'ZC-SHT-01',
      says: 'A model shoots at an enemy it sees, in range and not within 6 inches.',
      off: 'enemies within 6 inches may be shot as well',
      kind: 'burden',
      params: { inches: { says: 'Distance up to which nobody is shot.', default: 6, min: 0, max: 24 } },
      questions: {
        exact: {
          id: 'ZC-AMB-02',
          asks: 'Is an enemy at exactly 6 inches shot or fought in melee?',
          stake: 'L',
          readings: { melee: 'fought: it is within 6 inches', either: 'either' },
        },
      },
      offSets: { inches: 0, exact: 'either' },
    },
    attacks: {
      id: 'ZC-SHT-02',
      says: 'It makes as many action checks as the weapon has attacks.',
      off: 'it makes one check whatever the weapon',
    },
    skill: {
      id: 'ZC-SHT-03',
      says: 'Ballistic skill is added to each check.',
      structural: 'a check needs a skill to add',
    },
    floor: {
      id: 'ZC-SHT-04',
      says: 'Other modifiers take away from the skill, down to nothing.',
      off: 'what is left may be below nothing',
      questions: {
        sum: {
          id: 'ZC-AMB-04',
          asks: 'Does the floor hold for the sum of the modifiers or for each?',
          stake: 'none',
          readings: {
            sum: 'for the skill with all that is added and taken away',
            each: 'for the skill with what is taken away; what is added comes after',
          },
        },
      },
    },
    cover: {
      id: 'ZC-A5',
      basis: 'assumed',
      says: 'A target in or behind sparse terrain takes 1 from the skill, in or behind dense terrain 2.',
      off: 'terrain makes nobody harder to hit',
      apart: true,
      governs: 'target',
      kind: 'protection',
      params: {
        sparse: { says: 'What sparse terrain takes away.', default: 1, min: 0, max: 4, step: 1 },
        dense: { says: 'What dense terrain takes away.', default: 2, min: 0, max: 4, step: 1 },
      },
      offSets: { sparse: 0, dense: 0 },
    },
    moved: {
      id: 'ZC-A5-moved',
      basis: 'assumed',
      says: 'A shooter that has moved loses 1, with a heavy weapon 2.',
      off: 'moving does not disturb the aim',
      kind: 'burden',
      params: {
        points: { says: 'What having moved takes away.', default: 1, min: 0, max: 4, step: 1 },
        heavy: { says: 'The same with a heavy weapon.', default: 2, min: 0, max: 4, step: 1 },
      },
      offSets: { points: 0, heavy: 0 },
    },
    far: {
      id: 'ZC-A5-range',
      basis: 'assumed',
      says: 'A target beyond half the range of the weapon takes 1 away.',
      off: 'distance does not matter within the range',
      kind: 'burden',
      params: {
        points: { says: 'What long range takes away.', default: 1, min: 0, max: 4, step: 1 },
        share: { says: 'Share of the range from which it is long.', default: 0.5, min: 0, max: 1 },
      },
      offSets: { points: 0 },
    },
  },
});
