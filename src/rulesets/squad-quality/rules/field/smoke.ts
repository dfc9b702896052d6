import { defineRule } from '../../../../rules/rule.ts';

/** Smoke screens. */
export const smoke = defineRule({
  id: 'smoke',
  title: 'Smoke Grenades',
  governs: 'owner',
  kind: 'option',
  off: 'nobody lays smoke',
  clauses: {
    once: {
      id: 'SQ-SMK-01',
      says: 'A squad with rifle grenades or a grenade launcher lays one smoke screen a game.',
      off: 'nobody lays smoke',
      params: { times: { says: 'Screens of a squad.', default: 1, min: 1, max: 6, step: 1 } },
    },
    action: {
      id: 'SQ-SMK-02',
      says: 'It lays smoke instead of shooting when it engages, before or after it moves.',
      off: 'whoever lays smoke does not move',
    },
    screen: {
      id: 'SQ-SMK-03',
      says: 'The screen is a line of up to 16 inches between points within 10 inches of the squad; nobody sees, shoots or charges through it.',
      structural: 'it settles what smoke is',
      params: {
        inches: { says: 'Length of the screen.', default: 16, min: 1, max: 24 },
        reach: { says: 'Inches that its ends are away at most.', default: 10, min: 1, max: 24 },
      },
    },
    lasts: {
      id: 'SQ-SMK-04',
      says: 'It lasts until the squad is activated again, and where that is lost to the end of the turn.',
      off: 'it stays for the rest of the game, or until the squad lays another',
      kind: 'burden',
      questions: {
        until: {
          id: 'SQ-AMB-24',
          asks: 'How long does smoke last?',
          stake: 'L',
          readings: { activation: 'until the squad is activated again', turn: 'until the turn ends' },
        },
      },
    },
  },
});
