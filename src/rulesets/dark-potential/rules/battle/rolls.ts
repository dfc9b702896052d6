import { defineRule } from '../../../../rules/rule.ts';

/** Skill and attribute tests. */
export const rolls = defineRule({
  id: 'rolls',
  title: 'Skill and attribute rolls',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    test: {
      id: 'DP-ROLL-01',
      basis: 'inferred',
      says: 'A test is 2d6 against a skill or attribute less its modifiers; not above that number succeeds.',
      structural: 'every test of the game is made this way',
      params: {
        dice: { says: 'Dice rolled for a test.', default: 2, min: 1, max: 3, step: 1 },
        sides: { says: 'Sides of each of these dice.', default: 6, min: 4, max: 8, step: 1 },
      },
      questions: {
        direction: {
          id: 'DP-Q-01',
          asks: 'The sentence on success compares roll and target the wrong way round; which way is meant?',
          stake: 'H',
          readings: {
            'at-most': 'a roll at or below the target succeeds, as in every example',
            'at-least': 'a roll at or above the target succeeds',
          },
        },
        extremes: {
          id: 'DP-Q-02',
          asks: 'Do the lowest and the highest roll always succeed and fail?',
          stake: 'M',
          readings: {
            neither: 'no roll is special',
            both: 'the lowest roll always succeeds and the highest always fails',
            'lowest-succeeds': 'the lowest roll always succeeds',
            'highest-fails': 'the highest roll always fails',
          },
        },
        impossible: {
          id: 'DP-Q-03',
          asks: 'May an attack be made whose target is below the lowest roll?',
          stake: 'L',
          readings: { allowed: 'yes; Command Points may still bend the dice', illegal: 'no' },
        },
      },
    },
    margin: {
      id: 'DP-ROLL-02',
      says: 'The Margin of Success is how far below the target the roll was; it may be 0.',
      off: 'every Margin of Success counts as 0',
    },
    failureMargin: {
      id: 'DP-ROLL-03',
      says: 'The Margin of Failure is how far above the target the roll was.',
      structural: 'no rule uses it yet, so there is nothing to lose',
    },
    named: {
      id: 'DP-ROLL-04',
      says: 'Margins matter only where a rule asks for them, which is for wounds.',
      structural: 'it only says where margins are used',
    },
    example: {
      id: 'DP-ROLL-EX',
      says: 'Skill 11 against Defense 2 needs 9: a 6 succeeds by 3, a 9 by 0, a 10 fails by 1.',
      structural: 'it is a worked example, held as a test',
    },
  },
});
