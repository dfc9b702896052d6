import { defineRule } from '../../../../rules/rule.ts';

/** The usual game. */
export const scenario = defineRule({
  id: 'scenario',
  title: 'Scenario',
  governs: 'table',
  kind: 'structure',
  clauses: {
    length: {
      id: 'SQ-CORE-SCN',
      basis: 'assumed',
      says: 'A game lasts six turns, or until a side has nobody left.',
      structural: 'a game has to end',
      params: { turns: { says: 'Turns of a game.', default: 6, min: 2, max: 12, step: 1 } },
    },
    setUp: {
      id: 'SQ-CORE-SCN-set-up',
      basis: 'assumed',
      says: 'Before the first turn each side deploys within 6 inches of its own edge, one after the other as a roll settles; whoever finds no room comes on later.',
      structural: 'units have to start somewhere',
      params: {
        depth: { says: 'Inches from the edge within which units deploy.', default: 6, min: 4, max: 12 },
      },
    },
    objectives: {
      id: 'SQ-CORE-SCN-objectives',
      basis: 'assumed',
      says: 'Whoever holds more of three objectives wins, in the middle and on both flanks; one is held by whoever alone is within 6 inches of it.',
      off: 'whoever destroyed more of the enemy wins',
      params: { radius: { says: 'Inches within which an objective is held.', default: 6, min: 1, max: 12 } },
    },
    ties: {
      id: 'SQ-CORE-SCN-ties',
      basis: 'assumed',
      says: 'Of equal objectives whoever destroyed more of the enemy wins.',
      off: 'equal objectives are a draw',
    },
    value: {
      id: 'SQ-CORE-SCN-value',
      says: 'Squads are of equal value: each begins as fifteen Rabble with pistols, and each upgrade takes a figure away.',
      structural: 'it is how the lists of armies are made',
    },
    traits: {
      id: 'SQ-TRT-01',
      says: 'Traits improve or degrade units; those of which there are rules are on the lists of our armies.',
      structural: 'the list of traits is not in the document',
    },
    profiles: {
      id: 'SQ-CORE-SCN-profiles',
      basis: 'assumed',
      says: 'Squads, armour ratings, of which 2 is the improved armour of the sheets, armies and the values of all that is no squad are ours; weapons and vehicles are printed.',
      structural: 'the document prints none',
    },
  },
});
