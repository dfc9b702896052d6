import { defineRule } from '../../../../rules/rule.ts';

const whole = { min: -6, max: 6, step: 1 } as const;

/** Fire Effect and hits. */
export const shooting = defineRule({
  id: 'shooting',
  title: 'Fire Effect',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    effect: {
      id: 'SQ-CORE-FE',
      says: 'Fire Effect is the better of two dice with all that is added to it; a lone heavy weapon rolls one die.',
      structural: 'without it nobody would shoot',
    },
    quality: {
      id: 'SQ-CORE-FE-quality',
      says: 'Regulars add 1 to their Fire Effect, an Elite 2.',
      off: 'quality adds nothing',
      kind: 'option',
      params: {
        regular: { says: 'What Regulars add.', default: 1, ...whole },
        elite: { says: 'What an Elite adds.', default: 2, ...whole },
      },
      offSets: { regular: 0, elite: 0 },
    },
    riflemen: {
      id: 'SQ-CORE-FE-riflemen',
      says: 'Every three riflemen add 1.',
      off: 'numbers add nothing',
      kind: 'option',
      params: {
        points: { says: 'What they add.', default: 1, min: 0, max: 4, step: 1 },
        each: { says: 'Riflemen for each time.', default: 3, min: 1, max: 8, step: 1 },
      },
      offSets: { points: 0 },
    },
    support: {
      id: 'SQ-CORE-FE-support',
      says: 'Each support weapon in range adds its Fire Effect, a squad automatic weapon 2, and some add a die.',
      off: 'they are rifles like any other',
      kind: 'option',
    },
    near: {
      id: 'SQ-CORE-FE-base',
      says: 'A target at base range adds 2.',
      off: 'it adds nothing to be near',
      kind: 'option',
      params: { points: { says: 'What it adds.', default: 2, ...whole } },
      offSets: { points: 0 },
    },
    medium: {
      id: 'SQ-CORE-FE-medium',
      says: 'A target at medium range takes 2 away.',
      off: 'medium range takes nothing away',
      kind: 'burden',
      params: { points: { says: 'What it takes away.', default: 2, ...whole } },
      offSets: { points: 0 },
    },
    long: {
      id: 'SQ-CORE-FE-long',
      says: 'A target at long range takes 4 away.',
      off: 'long range takes nothing away',
      kind: 'burden',
      params: { points: { says: 'What it takes away.', default: 4, ...whole } },
      offSets: { points: 0 },
    },
    bands: {
      id: 'SQ-CORE-FE-bands',
      basis: 'assumed',
      says: 'Medium range begins at half of what a weapon reaches and long range at three quarters.',
      structural: 'the bands are named and not told',
      params: {
        medium: { says: 'Share of the range where medium range begins.', default: 0.5, min: 0, max: 1 },
        long: { says: 'Share of the range where long range begins.', default: 0.75, min: 0, max: 1 },
      },
    },
    marked: {
      id: 'SQ-CORE-FE-marked',
      says: 'A target that is Under Fire or Pinned takes 1 away.',
      off: 'it is shot at like any other',
      governs: 'target',
      kind: 'protection',
      params: { points: { says: 'What it takes away.', default: 1, ...whole } },
      offSets: { points: 0 },
    },
    bunched: {
      id: 'SQ-CORE-FE-bunched',
      says: 'A target of three figures or more that stand close together adds 2.',
      off: 'it is shot at like any other',
      governs: 'target',
      kind: 'burden',
      params: {
        points: { says: 'What it adds.', default: 2, ...whole },
        figures: { says: 'Figures that are enough of them.', default: 3, min: 1, max: 15, step: 1 },
      },
      offSets: { points: 0 },
      questions: {
        when: {
          id: 'SQ-Q-13',
          asks: 'When do figures stand so close together?',
          stake: 'L',
          readings: {
            fights: 'once they have landed, left a vehicle, fled or fought a close assault, until they act',
            flights: 'once they have landed, left a vehicle or fled, until they act',
          },
        },
      },
    },
    exposed: {
      id: 'SQ-CORE-FE-rabble',
      says: 'A target of Rabble in the open adds 1.',
      off: 'it is shot at like any other',
      governs: 'target',
      kind: 'burden',
      params: { points: { says: 'What it adds.', default: 1, ...whole } },
      offSets: { points: 0 },
    },
    shaken: {
      id: 'SQ-CORE-FE-shaken',
      says: 'A shooter that is Under Fire loses 2.',
      off: 'it shoots as well as ever',
      kind: 'burden',
      params: { points: { says: 'What it loses; an older sheet has 3.', default: 2, ...whole } },
      offSets: { points: 0 },
    },
    hits: {
      id: 'SQ-CORE-FE-hits',
      says: 'Fire Effect hits once for each 3 points against open ground, for each 4 against partial and for each 5 against heavy cover.',
      structural: 'without it nothing would be hit',
      params: {
        open: { says: 'Points for a hit in the open.', default: 3, min: 1, max: 10, step: 1 },
        partial: { says: 'Points for a hit in partial cover.', default: 4, min: 1, max: 10, step: 1 },
        heavy: { says: 'Points for a hit in heavy cover.', default: 5, min: 1, max: 10, step: 1 },
      },
      questions: {
        count: {
          id: 'SQ-Q-02',
          asks: 'How does Fire Effect become hits?',
          stake: 'H',
          readings: {
            shares: 'a hit for each few points, by cover',
            points:
              'a hit for each point, no more than there are shooters; partial cover takes 1 away and heavy cover 2',
          },
        },
      },
    },
  },
});
