import { defineRule } from '../../../../rules/rule.ts';

const number = { default: 0, min: 0, max: 4, step: 1 } as const;
const rating = { min: 0, max: 16, step: 1 } as const;

/** Foxholes, sandbags, trenches and bunkers. */
export const fortifications = defineRule({
  id: 'fortifications',
  title: 'Fortifications',
  governs: 'owner',
  kind: 'option',
  off: 'nothing is fortified',
  clauses: {
    works: {
      id: 'SQ-FORT-works',
      basis: 'assumed',
      says: 'A side has as many fortifications as the scenario says and puts them in its own half before anybody deploys; one unit of either side finds room in each.',
      structural: 'they have to stand somewhere',
      params: {
        foxholes: { says: 'Foxholes of the side.', ...number },
        sandbags: { says: 'Sandbag emplacements.', ...number },
        trenches: { says: 'Trenches.', ...number },
        lightBunkers: { says: 'Light bunkers.', ...number },
        mediumBunkers: { says: 'Medium bunkers.', ...number },
        heavyBunkers: { says: 'Heavy bunkers.', ...number },
      },
    },
    cover: {
      id: 'SQ-FORT-01',
      says: 'Whoever is in a fortification is in heavy cover.',
      off: 'it is cover like the ground that it stands on',
      kind: 'protection',
    },
    armour: {
      id: 'SQ-FORT-02',
      says: 'A fortification adds to the armour of whoever is in it.',
      off: 'it adds nothing',
      kind: 'protection',
    },
    hidden: {
      id: 'SQ-FORT-03',
      says: 'Troops in a trench that have neither moved nor shot are not shot at from more than 12 inches.',
      off: 'they are shot at like any others',
      kind: 'protection',
      params: { inches: { says: 'From how far they are.', default: 12, min: 0, max: 36 } },
    },
    leaving: {
      id: 'SQ-FORT-04',
      says: 'Troops that leave a trench move 4 inches less.',
      off: 'trenches are easily left',
      kind: 'burden',
      params: { inches: { says: 'How much less.', default: 4, min: 0, max: 12 } },
      offSets: { inches: 0 },
    },
    nerve: {
      id: 'SQ-FORT-05',
      says: 'In bunkers and trenches one die of a morale test passes without being rolled.',
      off: 'all dice are rolled',
      kind: 'protection',
      params: { dice: { says: 'Dice that pass.', default: 1, min: 0, max: 3, step: 1 } },
      offSets: { dice: 0 },
      questions: {
        order: {
          id: 'SQ-AMB-15',
          asks: 'Does that die pass before others are rolled again?',
          stake: 'L',
          readings: {
            before: 'yes: the others are rolled',
            after: 'no: of all that are rolled one that fails passes',
          },
        },
      },
    },
    structure: {
      id: 'SQ-FORT-06',
      says: 'A bunker has an Armour Value, and may be attacked instead of the troops in it.',
      off: 'only the troops are',
      kind: 'burden',
    },
    procedure: {
      id: 'SQ-FORT-07',
      says: 'Shooting at it and assaulting it is done as with vehicles.',
      structural: 'it settles how',
    },
    destroyed: {
      id: 'SQ-FORT-08',
      says: 'Any hit that penetrates it destroys a bunker and its fixed weapons.',
      structural: 'it settles what a hit does',
    },
    weapons: {
      id: 'SQ-FORT-weapons',
      basis: 'assumed',
      says: 'The fixed weapons of a bunker add 2 to the Fire Effect of whoever is in it.',
      off: 'bunkers have no weapons',
      params: { points: { says: 'What they add.', default: 2, min: 0, max: 8, step: 1 } },
      offSets: { points: 0 },
    },
    inside: {
      id: 'SQ-FORT-09',
      says: 'A die for each trooper in a bunker that is destroyed: 3 or 4 wounds him, 5 or 6 kills him; the others are pinned.',
      off: 'the troops come out unhurt',
      kind: 'burden',
      params: {
        wounded: { says: 'The least that wounds.', default: 3, min: 1, max: 7, step: 1 },
        killed: { says: 'The least that kills.', default: 5, min: 1, max: 7, step: 1 },
      },
    },
    ratings: {
      id: 'SQ-T16',
      says: 'Foxholes add 1 to armour, sandbags 2, trenches 3, bunkers 4; light, medium and heavy bunkers have an Armour Value of 7, 9 and 11.',
      structural: 'it settles how good they are',
      params: {
        foxhole: { says: 'Armour of foxholes.', default: 1, ...rating },
        sandbags: { says: 'Armour of sandbags.', default: 2, ...rating },
        trench: { says: 'Armour of trenches.', default: 3, ...rating },
        bunker: { says: 'Armour of bunkers.', default: 4, ...rating },
        light: { says: 'Armour Value of light bunkers.', default: 7, ...rating },
        medium: { says: 'Armour Value of medium bunkers.', default: 9, ...rating },
        heavy: { says: 'Armour Value of heavy bunkers.', default: 11, ...rating },
      },
    },
  },
});
