import { defineRule } from '../../../../rules/rule.ts';

/** What is particular to shooting. */
export const ranged = defineRule({
  id: 'ranged',
  title: 'Ranged attacks',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    whileEngaged: {
      id: 'PC-RNG-01',
      says: 'A model may not shoot while it is engaged.',
      off: 'it may',
      kind: 'burden',
    },
    atEngaged: {
      id: 'PC-RNG-02',
      says: 'A model may not shoot at an engaged target.',
      off: 'it may',
      governs: 'target',
      kind: 'protection',
    },
    split: {
      id: 'PC-RNG-03',
      says: 'Dice may be split between the target and other models within 2 inches of it.',
      off: 'all dice go at one target',
      kind: 'option',
      params: { inches: { says: 'How far the others may be from the target.', default: 2, min: 0, max: 12 } },
    },
    longRange: {
      id: 'PC-RNG-06',
      says: 'A target more than 12 inches away has -1 to be hit.',
      off: 'distance does not matter',
      kind: 'burden',
      params: {
        inches: { says: 'Distance in inches from which range is long.', default: 12, min: 4, max: 36 },
        penalty: { says: 'Taken off to hit.', default: 1, min: 0, max: 3, step: 1 },
      },
      questions: {
        edge: {
          id: 'PC-AMB-19',
          asks: 'Is a target at that distance exactly at long range?',
          stake: 'L',
          readings: { near: 'no, it must be more', far: 'yes' },
        },
      },
      offSets: { penalty: 0 },
    },
  },
});
