import { defineRule } from '../../../../rules/rule.ts';

export const underFire = defineRule({
  id: 'under-fire',
  title: 'Under Fire and Pinned',
  governs: 'target',
  kind: 'burden',
  off: 'nobody is ever Under Fire or Pinned',
  clauses: {
    hit: {
      id: 'SQ-CORE-UF',
      basis: 'assumed',
      says: 'A unit that is hit is Under Fire.',
      off: 'hits only kill',
    },
    pin: {
      id: 'SQ-CORE-UF-pin',
      says: 'Fire Effect that reaches the pin number of the target pins it: 10, 12, 14 and 16 by quality.',
      off: 'nobody is pinned by fire',
      params: {
        rabble: { says: 'Pin number of Rabble.', default: 10, min: 1, max: 24, step: 1 },
        conscript: { says: 'Pin number of Conscripts.', default: 12, min: 1, max: 24, step: 1 },
        regular: { says: 'Pin number of Regulars.', default: 14, min: 1, max: 24, step: 1 },
        elite: { says: 'Pin number of an Elite.', default: 16, min: 1, max: 24, step: 1 },
      },
      questions: {
        when: {
          id: 'SQ-Q-04',
          asks: 'What pins a unit?',
          stake: 'H',
          readings: {
            number: 'Fire Effect that reaches its pin number',
            losses: 'being hit while it is Under Fire, or losing half of its figures to one attack',
          },
        },
      },
    },
    slow: {
      id: 'SQ-CORE-UF-slow',
      basis: 'assumed',
      says: 'A unit Under Fire neither rushes nor starts a close assault.',
      off: 'it moves as it likes',
    },
    stuck: {
      id: 'SQ-CORE-UF-stuck',
      basis: 'assumed',
      says: 'A pinned unit moves 3 inches at most, and only to better cover.',
      off: 'it moves as if it were Under Fire',
      params: { inches: { says: 'How far it may move.', default: 3, min: 0, max: 12 } },
    },
    shots: {
      id: 'SQ-CORE-UF-shots',
      basis: 'assumed',
      uncounted: true,
      says: 'A pinned unit shoots as one Under Fire does.',
      off: 'a pinned unit does not shoot',
      kind: 'option',
    },
    fades: {
      id: 'SQ-CORE-UF-fades',
      basis: 'assumed',
      says: 'A marker goes down one step once a unit has acted.',
      off: 'markers only go by regrouping',
      kind: 'protection',
    },
  },
});
