import { defineRule, YES_OR_NO } from '../../../../rules/rule.ts';

/** Demolition charges. */
export const demolitions = defineRule({
  id: 'demolitions',
  title: 'Demolitions',
  governs: 'actor',
  kind: 'option',
  off: 'charges are left at home',
  clauses: {
    carriers: {
      id: 'SQ-DEMO-01',
      says: 'Squads with the trait carry demolition charges, as many as the scenario says.',
      off: 'nobody carries charges',
      params: { charges: { says: 'Charges of a squad.', default: 1, min: 0, max: 3, step: 1 } },
      offSets: { charges: 0 },
    },
    target: {
      id: 'SQ-DEMO-target',
      basis: 'assumed',
      says: 'Where the scenario has one, a structure stands in the middle; who destroys it scores as if he held two more objectives.',
      structural: 'charges need something to destroy',
      governs: 'table',
      params: {
        structures: {
          says: '1 where there is a structure, 0 where there is none.',
          default: 0,
          ...YES_OR_NO,
        },
        radius: { says: 'Inches from its middle to its edge.', default: 3, min: 0, max: 6 },
        score: { says: 'Objectives that it counts for.', default: 2, min: 0, max: 3, step: 1 },
      },
    },
    operator: {
      id: 'SQ-DEMO-02',
      says: 'Rigging and detonating charges is a command action of one figure; the others may do another.',
      off: 'it takes the whole squad',
      params: {
        inches: {
          says: 'How near the structure the squad has to be to rig charges.',
          default: 1,
          min: 0,
          max: 6,
        },
      },
    },
    dice: {
      id: 'SQ-DEMO-03',
      says: 'Both are rolled with three dice, which pass with the number of the quality or more.',
      structural: 'it settles what is rolled',
    },
    rig: {
      id: 'SQ-DEMO-04',
      says: 'With two passes the charges are rigged, with one they are at the end of the next activation if the squad stays, and without any they are not.',
      off: 'charges are always rigged',
      kind: 'burden',
    },
    hurried: {
      id: 'SQ-DEMO-05',
      says: 'A squad Under Fire rolls a die less to rig them.',
      off: 'it rolls three dice',
      kind: 'burden',
    },
    clear: {
      id: 'SQ-DEMO-06',
      says: 'The squad has to be 4 inches away before it detonates them.',
      off: 'it may stand next to them',
      kind: 'burden',
      params: { inches: { says: 'How far away it has to be.', default: 4, min: 0, max: 12 } },
      offSets: { inches: 0 },
    },
    last: {
      id: 'SQ-DEMO-07',
      says: 'The last figure of a squad may detonate them where it is, and is killed.',
      off: 'it has to get away like others',
    },
    detonate: {
      id: 'SQ-DEMO-08',
      says: 'With two passes the structure is destroyed, with one it is badly damaged, and without any it is scratched.',
      off: 'it is always destroyed',
      kind: 'burden',
    },
    collapse: {
      id: 'SQ-DEMO-09',
      says: 'At the end of each turn a die of 4 or more destroys a structure that is badly damaged.',
      off: 'it stands for good',
      params: { needs: { says: 'What the die needs.', default: 4, min: 2, max: 7, step: 1 } },
    },
  },
});
