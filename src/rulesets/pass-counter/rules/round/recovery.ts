import { defineRule } from '../../../../rules/rule.ts';

/** The last step of an attack: whether a model at 0 wounds stays in play. */
export const recovery = defineRule({
  id: 'recovery',
  title: 'Recovery roll',
  governs: 'owner',
  kind: 'protection',
  off: 'a model at 0 wounds is removed',
  clauses: {
    roll: {
      id: 'PC-ATK-05',
      says: 'Fifth, a target at 0 wounds or fewer makes a recovery roll.',
      off: 'a model at 0 wounds is removed',
    },
    target: {
      id: 'PC-REC-ASM',
      basis: 'assumed',
      says: 'A die that comes to RV leaves the model one wound, knocked down; otherwise it is removed.',
      structural: 'the sheet does not say what the roll does, and it must do something',
      about: 'roll',
      params: {
        shift: { says: 'Added to the die.', default: 0, min: -2, max: 2, step: 1 },
        wounds: {
          says: 'Wounds the model has then, at most those it started with.',
          default: 1,
          min: 1,
          max: 3,
          step: 1,
        },
      },
    },
  },
});
