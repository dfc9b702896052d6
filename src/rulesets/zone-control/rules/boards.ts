import { defineRule } from '../../../rules/rule.ts';

/** Boards, who comes to them, and setting up. */
export const boards = defineRule({
  id: 'boards',
  title: 'Boards and armies',
  governs: 'table',
  kind: 'structure',
  clauses: {
    small: {
      id: 'ZC-ZON-08',
      says: 'Two or three units a side play on boards of 24 x 24 or 24 x 36 inches.',
      off: 'the whole army comes to a board of that size',
      params: {
        units: {
          says: 'Units that come to a board of up to 864 square inches, the first of the army list.',
          default: 3,
          min: 1,
          max: 20,
          step: 1,
        },
      },
      offSets: { units: 20 },
    },
    medium: {
      id: 'ZC-ZON-09',
      says: 'Four to six units a side play on boards of 36 x 36 or 36 x 48 inches.',
      off: 'the whole army comes to a board of that size',
      params: {
        units: {
          says: 'Units that come to a board of up to 1728 square inches, the first of the army list.',
          default: 5,
          min: 1,
          max: 20,
          step: 1,
        },
      },
      offSets: { units: 20 },
    },
    large: {
      id: 'ZC-ZON-10',
      says: 'Seven or more units a side play on boards of 48 x 60 or 48 x 96 inches.',
      off: 'the whole army comes to a board of that size',
      params: {
        units: {
          says: 'Units that come to a larger board, the first of the army list.',
          default: 8,
          min: 1,
          max: 20,
          step: 1,
        },
      },
      offSets: { units: 20 },
    },
    maps: {
      id: 'ZC-MAP-01',
      says: 'Boards are made beforehand; laying out terrain at random is the alternative.',
      structural: 'a match names its table, designed or generated',
    },
    units: {
      id: 'ZC-A2',
      basis: 'assumed',
      says: 'A unit is a named group of one to five models, which act one by one and need not keep together.',
      structural: 'it settles what a unit is',
    },
    profiles: {
      id: 'ZC-A7',
      basis: 'assumed',
      says: 'Profiles, weapons and armies are ours.',
      structural: 'the document prints none',
    },
    setUp: {
      id: 'ZC-CORE',
      basis: 'assumed',
      says: 'Before the first round each side deploys within 6 inches of its own edge, one after the other as a roll settles.',
      structural: 'models have to start somewhere',
      params: {
        depth: { says: 'Inches from the edge within which models deploy.', default: 6, min: 2, max: 12 },
      },
      questions: {
        edges: {
          id: 'ZC-AMB-17',
          asks: 'Does it matter which way a board that is not square is turned?',
          stake: 'M',
          readings: {
            'as-drawn': 'no, players sit at the near and the far edge of the table, the long ones of ours',
            sides: 'players sit at the left and the right edge',
          },
        },
      },
    },
  },
});
