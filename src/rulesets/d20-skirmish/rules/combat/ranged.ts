import { defineRule } from '../../../../rules/rule.ts';

/** Shooting: the roll, the bands and what a shot may be aimed at. */
export const ranged = defineRule({
  id: 'ranged',
  title: 'Ranged combat',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    attack: {
      id: 'DX-RC',
      basis: 'inferred',
      says: 'A shot hits with a d20 of at most RC and all modifiers.',
      structural: 'a shot has to be rolled',
      params: { shift: { says: 'Added to RC.', default: 0, min: -5, max: 5, step: 1 } },
    },
    rate: {
      id: 'DX-ATK-02',
      says: 'A Ranged Combat Attack costs an action and is as many shots as the ROF of the weapon.',
      off: 'it is one shot',
      kind: 'option',
    },
    bands: {
      id: 'DX-RNG-01',
      says: 'Ranges are bands: point blank to 6 inches, short to 12, medium to 24, long to 36, extreme to 48.',
      off: 'the modifier of the first band in which a weapon reaches at all holds at every distance up to 48 inches',
      questions: {
        border: {
          id: 'DX-AMB-25',
          asks: 'To which band does a border belong?',
          stake: 'L',
          readings: { nearer: 'to the nearer one', farther: 'to the farther one, but for the last' },
        },
      },
    },
    weapons: {
      id: 'DX-WRNG-ASM',
      basis: 'assumed',
      says: 'A weapon has a modifier to RC in each band, or does not reach it.',
      structural: 'the sheet prints no weapon, and shots need one',
    },
    engaged: {
      id: 'DX-ENG-ASM',
      basis: 'assumed',
      says: 'Nobody shoots or channels who is in close combat, and nobody shoots at him.',
      off: 'close combat keeps nobody from shooting, channeling or being shot at',
      kind: 'burden',
    },
    size: {
      id: 'DX-RM-12',
      says: 'A target whose SZ is larger by 2 or more than that of the firer is hit at +1, one that is smaller at -1.',
      off: 'size does not matter to shots',
      params: {
        steps: { says: 'Difference in SZ that counts.', default: 2, min: 1, max: 4, step: 1 },
        modifier: {
          says: 'Added for a larger target and taken off for a smaller.',
          default: 1,
          min: 0,
          max: 4,
          step: 1,
        },
      },
      questions: {
        columns: {
          id: 'DX-AMB-03',
          asks: 'The sheet has the modifier in two columns: do both count at once?',
          stake: 'L',
          readings: {
            once: 'no, they tell of the same pair of models',
            both: 'yes, so that it counts twice',
          },
        },
      },
      offSets: { modifier: 0 },
    },
  },
});
