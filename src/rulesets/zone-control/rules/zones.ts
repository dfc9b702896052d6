import { defineRule } from '../../../rules/rule.ts';

/** Zones and who controls them. */
export const zones = defineRule({
  id: 'zones',
  title: 'Zones',
  governs: 'table',
  kind: 'structure',
  clauses: {
    grid: {
      id: 'ZC-ZON-01',
      says: 'The board is divided into zones of 12 x 12 inches.',
      structural: 'the game is about zones',
      params: {
        inches: {
          says: 'Side of a zone; where it does not divide the board the nearest size that does is taken.',
          default: 12,
          min: 6,
          max: 48,
        },
      },
    },
    wholly: {
      id: 'ZC-ZON-03',
      says: 'Models control the zone that they are wholly inside.',
      off: 'a model counts for the zone its centre is in',
      questions: {
        partly: {
          id: 'ZC-AMB-22',
          asks: 'What of a model that is only partly in a zone?',
          stake: 'L',
          readings: {
            occupies: 'it neither controls nor contests it, but the zone is not empty',
            contests: 'it contests what it cannot control',
            ignored: 'it does not count',
          },
        },
      },
    },
    contested: {
      id: 'ZC-ZON-04',
      says: 'A zone with models of both sides is contested, and nobody controls it.',
      off: 'the side with more models in a zone controls it',
    },
    sole: {
      id: 'ZC-ZON-05',
      says: 'A side that alone has models in a zone controls it.',
      structural: 'without it nobody would control anything',
    },
  },
});
