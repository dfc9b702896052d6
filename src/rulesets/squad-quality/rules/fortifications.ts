import { defineRule } from '../../../rules/rule.ts';

const bonus = { min: 0, max: 8, step: 1 } as const;
const value = { min: 0, max: 20, step: 1 } as const;

/** Fortifications and bunkers. */
export const fortifications = defineRule({
  id: 'fortifications',
  title: 'Fortifications',
  governs: 'target',
  kind: 'protection',
  off: 'positions protect nobody',
  clauses: {
    cover: {
      id: 'SQ-FORT-01',
      basis: 'text',
      says: 'Whoever is in a fortification is in heavy cover.',
      off: 'it is in whatever cover there is',
    },
    armour: {
      id: 'SQ-FORT-02',
      basis: 'text',
      says: 'It adds to the armour of whoever is in it.',
      off: 'it adds nothing',
    },
    trench: {
      id: 'SQ-FORT-03',
      basis: 'text',
      says: 'Whoever is in a trench and has neither moved nor fired cannot be shot at from beyond 12 inches.',
      off: 'it is shot at like any other',
      params: { inches: { says: 'Inches beyond which it is safe.', default: 12, min: 0, max: 48 } },
    },
    leaving: {
      id: 'SQ-FORT-04',
      basis: 'text',
      says: 'Leaving a trench takes 4 inches of movement.',
      off: 'it takes nothing',
      kind: 'burden',
      params: { inches: { says: 'Inches that it takes.', default: 4, min: 0, max: 12 } },
      offSets: { inches: 0 },
    },
    nerve: {
      id: 'SQ-FORT-05',
      basis: 'text',
      says: 'In bunkers and trenches one die of a morale test passes by itself.',
      off: 'all are rolled',
      questions: {
        order: {
          id: 'SQ-AMB-15',
          asks: 'Does that die pass before others are rolled again?',
          stake: 'L',
          readings: { before: 'yes: two are rolled', after: 'no: a die that still fails passes' },
        },
      },
    },
    value: {
      id: 'SQ-FORT-06',
      basis: 'text',
      says: 'A bunker has an armour value and may be shot at instead of who is in it.',
      off: 'bunkers are never shot at',
      kind: 'burden',
    },
    procedure: {
      id: 'SQ-FORT-07',
      basis: 'text',
      says: 'Bunkers are shot at and assaulted like vehicles.',
      structural: 'it settles how they are hit',
    },
    destroyed: {
      id: 'SQ-FORT-08',
      basis: 'text',
      says: 'Any hit that penetrates destroys the bunker, and the heavy weapons in it.',
      structural: 'it settles what a hit does',
    },
    inside: {
      id: 'SQ-FORT-09',
      basis: 'text',
      says: 'Each figure in it rolls a die: 3 and 4 wound it, 5 and 6 kill it, and the others are pinned.',
      off: 'all get out unhurt',
      kind: 'burden',
    },
    table: {
      id: 'SQ-T16',
      basis: 'text',
      says: 'Foxholes add 1, sandbags 2, trenches 3 and bunkers 4 to armour; light, medium and heavy bunkers have armour values of 7, 9 and 11.',
      structural: 'positions need numbers',
      params: {
        foxholes: { says: 'What foxholes add.', default: 1, ...bonus },
        sandbags: { says: 'What sandbags add.', default: 2, ...bonus },
        trench: { says: 'What a trench adds.', default: 3, ...bonus },
        bunker: { says: 'What a bunker adds.', default: 4, ...bonus },
        light: { says: 'Armour value of a light bunker.', default: 7, ...value },
        medium: { says: 'Armour value of a medium bunker.', default: 9, ...value },
        heavy: { says: 'Armour value of a heavy bunker.', default: 11, ...value },
      },
    },
  },
});
