import { defineRule, YES_OR_NO } from '../../../../rules/rule.ts';

/** Finding hidden models. */
export const perception = defineRule({
  id: 'perception',
  title: 'Perception',
  governs: 'actor',
  kind: 'option',
  off: 'nobody looks for hidden models',
  clauses: {
    occasions: {
      id: 'DP-PER-01',
      says: 'A model checks a stealth base it sees when it activates, as an action, and when a base moves in its view on Overwatch.',
      structural: 'the heading as a whole says whether there are checks',
      params: {
        active: { says: '1 if a check can be made as an action, 0 if not.', default: 1, ...YES_OR_NO },
        overwatch: {
          says: '1 if models on Overwatch check bases that move, 0 if not.',
          default: 1,
          ...YES_OR_NO,
        },
      },
      questions: {
        watching: {
          id: 'DP-Q-118',
          asks: 'How often does a model on Overwatch check, and may it then shoot?',
          stake: 'M',
          readings: {
            'once-and-shoot':
              'once for each base and movement, at the first point in view; it may interrupt a revealed model there',
            'every-inch': 'at each inch in view; it may interrupt a revealed model there',
            'check-only': 'once for each base and movement, without a shot',
          },
        },
      },
    },
    passive: {
      id: 'DP-PER-02',
      says: 'On activation checks are automatic, for every base in sight.',
      off: 'there are no passive checks',
      questions: {
        rolls: {
          id: 'DP-Q-120',
          asks: 'Does a squad roll once for a base, or each of its models?',
          stake: 'H',
          readings: {
            'per-model': 'each model that sees it',
            'per-unit': 'the best placed model for the unit',
          },
        },
      },
    },
    single: {
      id: 'DP-PER-03',
      says: 'An active check is for one base.',
      off: 'an active check is for every base in sight',
      kind: 'burden',
    },
    hidden: {
      id: 'DP-PER-04',
      says: 'A hidden model makes no checks; if its owner makes one it is revealed.',
      off: 'a hidden model checks like any other',
      kind: 'burden',
    },
    distance: {
      id: 'DP-PER-05',
      says: 'The check takes a penalty of 1 for every 6 inches begun, the first ones too.',
      off: 'distance does not matter',
      kind: 'burden',
      params: {
        inches: { says: 'Inches of distance for each step of penalty.', default: 6, min: 1, max: 48 },
        points: { says: 'Penalty of each step.', default: 1, min: 0, max: 3, step: 1 },
      },
      questions: {
        contact: {
          id: 'DP-Q-122',
          asks: 'Is there a penalty in base contact?',
          stake: 'L',
          readings: { 'first-step': 'yes, the first step includes it', none: 'no' },
        },
      },
      offSets: { points: 0 },
    },
    cover: {
      id: 'DP-PER-06',
      says: 'Cover penalties apply as for shooting.',
      off: 'cover does not matter',
      apart: true,
      governs: 'target',
      kind: 'protection',
    },
    activeBonus: {
      id: 'DP-PER-07',
      says: 'An active check adds 3.',
      off: 'it adds nothing',
      params: {
        points: { says: 'Added to Perception in an active check.', default: 3, min: 0, max: 6, step: 1 },
      },
      offSets: { points: 0 },
    },
    success: {
      id: 'DP-PER-08',
      says: 'On a success the owner removes the base, or replaces it by the model if it is the real one.',
      structural: 'a check has to have an effect',
    },
  },
});
