import { defineRule } from '../../../../rules/rule.ts';

/** Obstacles to crouch behind. */
export const cover = defineRule({
  id: 'cover',
  title: 'Cover',
  governs: 'target',
  kind: 'protection',
  off: 'obstacles do not protect',
  clauses: {
    ranged: {
      id: 'PC-RNG-08',
      says: 'A target behind an obstacle and touching it has +1 armour against shots.',
      off: 'it has none against shots',
      params: { armour: { says: 'Added to the armour die.', default: 1, min: 0, max: 3, step: 1 } },
      offSets: { armour: 0 },
    },
    melee: {
      id: 'PC-MEL-07',
      says: 'It has +1 armour against melee attacks across the obstacle too.',
      off: 'it has none against melee attacks',
      params: { armour: { says: 'Added to the armour die.', default: 1, min: 0, max: 3, step: 1 } },
      offSets: { armour: 0 },
    },
  },
});
