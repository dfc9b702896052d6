import { defineRule } from '../../../../rules/rule.ts';

/** Terrain that hides part of a target. */
export const cover = defineRule({
  id: 'cover',
  title: 'Cover',
  governs: 'target',
  kind: 'protection',
  off: 'terrain gives no cover',
  clauses: {
    when: {
      id: 'DP-COV-01',
      says: 'There is a penalty when terrain hides part of the target or the target is in area terrain.',
      off: 'terrain gives no cover',
      questions: {
        area: {
          id: 'DP-Q-64',
          asks: 'What does a target in area terrain get that is less than half hidden?',
          stake: 'M',
          readings: { full: 'the full penalty, for being inside', 'half-rule': 'the reduced one' },
        },
        sameArea: {
          id: 'DP-Q-66',
          asks: 'Is there a penalty when both stand in the same area terrain?',
          stake: 'M',
          readings: { counts: 'yes', none: 'no' },
        },
      },
    },
    levels: {
      id: 'DP-COV-02',
      says: 'Light cover is worth 1, medium 2 and particularly heavy cover 3; players agree which is which.',
      off: 'cover of every kind is worth nothing',
      params: {
        light: { says: 'Penalty of light cover such as vegetation.', default: 1, min: 0, max: 6, step: 1 },
        medium: { says: 'Penalty of medium cover, most hard objects.', default: 2, min: 0, max: 6, step: 1 },
        heavy: { says: 'Penalty of heavy cover such as a window.', default: 3, min: 0, max: 6, step: 1 },
      },
      questions: {
        stacking: {
          id: 'DP-Q-62',
          asks: 'What if two pieces hide the target?',
          stake: 'M',
          readings: { highest: 'the better one counts', sum: 'both count' },
        },
      },
      offSets: { light: 0, medium: 0, heavy: 0 },
    },
    partial: {
      id: 'DP-COV-03',
      says: 'A target less than half hidden gets 1 less, but at least 1.',
      off: 'any cover counts in full',
      kind: 'burden',
      params: {
        reduction: { says: 'What partial cover loses.', default: 1, min: 0, max: 3, step: 1 },
        least: { says: 'What partial cover is worth at least.', default: 1, min: 0, max: 3, step: 1 },
        share: {
          says: 'Hidden share of the model from which cover is full: any, half, or all, which no target in sight has.',
          default: 0.5,
          min: 0,
          max: 1,
          step: 0.5,
        },
      },
      questions: {
        measured: {
          id: 'DP-Q-63',
          asks: 'How is it measured how much is hidden?',
          stake: 'M',
          readings: {
            silhouette: "by the hidden share of the silhouette, seen from the shooter's eye",
            'centre-line': 'by the line between the centres: hidden or not',
          },
        },
      },
      offSets: { reduction: 0, share: 0 },
    },
    touched: {
      id: 'DP-COV-04',
      says: 'Cover that the attacker touches usually does not count against it, though it must see its target.',
      off: 'it counts',
      apart: true,
      uncounted: true,
      governs: 'actor',
      kind: 'option',
      questions: {
        exempt: {
          id: 'DP-Q-65',
          asks: 'Usually, so when does touched cover count?',
          stake: 'M',
          readings: {
            'unless-shared':
              'what is touched, a wall or hedge or area without walls, counts where the target stands in that area',
            'whole-piece': 'as the first, of the whole building of which a part is touched',
            always: 'never',
            never: 'always',
          },
        },
      },
      offSets: { exempt: 'never' },
    },
  },
});
