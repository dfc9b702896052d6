import { defineRule } from '../../../../rules/rule.ts';

/** Size of the table and how much of what stands on it; read when a table is generated. */
export const battlefield = defineRule({
  id: 'battlefield',
  title: 'The battlefield',
  governs: 'table',
  kind: 'structure',
  clauses: {
    size: {
      id: 'DP-BOARD-01',
      says: 'The usual table is 48 by 48 inches; others are allowed, but distances are tuned to this one.',
      structural: 'a table has a size',
      params: {
        width: { says: 'Width of the table in inches.', default: 48, min: 24, max: 96 },
        depth: {
          says: 'Distance between the edges of the two players, in inches.',
          default: 48,
          min: 24,
          max: 96,
        },
      },
    },
    density: {
      id: 'DP-BOARD-02',
      says: 'About eight features if each were a foot square, which is half of the usual table.',
      off: 'the table is bare',
      uncounted: true,
      params: {
        coverage: {
          says: 'Share of the table that features cover.',
          default: 0.5,
          min: 0,
          max: 0.55,
        },
        side: {
          says: 'Side of a large feature in inches; how many features there are follows from the coverage.',
          default: 12,
          min: 6,
          max: 24,
        },
      },
      questions: {
        placing: {
          id: 'DP-Q-06',
          asks: 'Who lays the terrain, and how?',
          stake: 'H',
          readings: {
            'point-symmetric': 'a seeded generator whose tables look the same from both edges',
            random: 'a seeded generator that meets the guidelines and no more',
            fixed: 'designed tables',
          },
        },
      },
      offSets: { coverage: 0 },
    },
    mix: {
      id: 'DP-BOARD-03',
      says: 'Large, small, many-levelled and linear pieces are mixed.',
      off: 'every feature is area terrain',
      uncounted: true,
      params: {
        area: { says: 'Weight of area terrain among the features.', default: 3, min: 0, max: 20 },
        block: { says: 'Weight of blocks such as rocks and wrecks.', default: 2, min: 0, max: 20 },
        multiLevel: { says: 'Weight of ruins and hills with several levels.', default: 4, min: 0, max: 20 },
        linear: { says: 'Weight of linear obstacles.', default: 3, min: 0, max: 20 },
      },
      questions: {
        kinds: {
          id: 'DP-Q-07',
          asks: 'Which pieces are difficult or area terrain, which block sight, and what cover do they give?',
          stake: 'H',
          readings: {
            'by-example':
              'woods are light difficult area terrain, ruins and rocks medium and solid, window walls heavy, hedges and barrels linear',
            'all-medium': 'every piece gives medium cover',
            random: 'the cover of each piece is drawn at random',
          },
        },
      },
      offSets: { area: 1, block: 0, multiLevel: 0, linear: 0 },
    },
    gap: {
      id: 'DP-BOARD-04',
      says: 'Few places are more than 8 inches from the next feature, so that models can go from cover to cover.',
      off: 'gaps may be of any width',
      uncounted: true,
      params: {
        inches: { says: 'Widest gap between neighbouring features, in inches.', default: 8, min: 2, max: 48 },
      },
      offSets: { inches: 48 },
    },
    claim: {
      id: 'DP-BOARD-05',
      says: 'With too little terrain, shooting is too effective and close combat hardly happens.',
      structural: 'it is a claim about play, tested by sweeping the density of terrain',
    },
  },
});
