import { defineRule } from '../../../../rules/rule.ts';

/** Weapons with a round template. */
export const areaEffect = defineRule({
  id: 'area-effect',
  title: 'Area of effect weapons',
  governs: 'actor',
  kind: 'option',
  off: 'such a weapon shoots like any other, at its first Strength',
  clauses: {
    hit: {
      id: 'DP-AOE-01',
      says: 'The weapon rolls to hit as usual.',
      structural: 'it only repeats the ordinary test',
      questions: {
        aim: {
          id: 'DP-Q-70',
          asks: 'What may be aimed at?',
          stake: 'M',
          readings: { models: 'enemy models only', ground: 'any point in sight too' },
        },
        points: {
          id: 'DP-Q-78',
          asks: 'Whose Command Points act on the rolls of such an attack?',
          stake: 'M',
          readings: {
            touched: 'those of every model the template would touch',
            target: 'those of the target only',
          },
        },
      },
    },
    centre: {
      id: 'DP-AOE-02',
      says: 'On a hit the template is centred on the target.',
      structural: 'a template has to lie somewhere',
    },
    deviation: {
      id: 'DP-AOE-03',
      says: 'On a miss it moves from there in one of six directions, 1 being straight away from the shooter.',
      off: 'a miss has no effect',
      params: { directions: { says: 'Equally spaced directions.', default: 6, min: 3, max: 6, step: 3 } },
    },
    scatter: {
      id: 'DP-AOE-04',
      says: 'It moves a number of d6 inches: the distance to the target divided by 8, rounded up.',
      off: 'it moves 1d6 inches at any distance',
      kind: 'burden',
      params: { divisor: { says: 'Inches of distance for each die.', default: 8, min: 2, max: 48 } },
      offSets: { divisor: 1000 },
    },
    example: {
      id: 'DP-AOE-EX',
      says: 'A miss moves 1d6 at 5 inches, 2d6 at 16 and 4d6 at 25.',
      structural: 'it is a worked example, held as a test',
    },
    middle: {
      id: 'DP-AOE-05',
      says: 'The weapon has two Strengths; the model under the central hole is hit at the first.',
      off: 'everybody is hit at the second Strength',
      questions: {
        hole: {
          id: 'DP-Q-72',
          asks: 'How large is the hole?',
          stake: 'M',
          readings: { point: 'a point, so it is over one base at most', 'half-inch': 'half an inch across' },
        },
      },
    },
    splash: {
      id: 'DP-AOE-06',
      says: 'Every other model it touches on its level is hit at the second Strength.',
      off: 'nobody else is hit',
      questions: {
        walls: {
          id: 'DP-Q-73',
          asks: 'Do walls stop it? Less than an inch apart in height is the same level.',
          stake: 'M',
          readings: { pass: 'no', stop: 'yes' },
        },
        friends: {
          id: 'DP-Q-75',
          asks: 'Are friends and the shooter hit?',
          stake: 'M',
          readings: { hit: 'yes, any model is', spared: 'no, only enemies are' },
        },
        combat: {
          id: 'DP-Q-76',
          asks: 'Does it hit models in close combat?',
          stake: 'M',
          readings: { hit: 'yes, only aiming at them is forbidden', spared: 'no' },
        },
        test: {
          id: 'DP-Q-77',
          asks: 'Must each of them be hit by a test?',
          stake: 'M',
          readings: { automatic: 'no, touching is enough', rolled: 'yes, with a test of its own' },
        },
      },
    },
    together: {
      id: 'DP-AOE-07',
      says: 'All its hits happen at the same time, before weapons are picked up.',
      off: 'its hits are resolved one after another',
      governs: 'table',
      kind: 'structure',
    },
    size: {
      id: 'DP-AOE-08',
      says: 'AOE n stands for a template of n inches.',
      structural: 'a template has a size',
      questions: {
        means: {
          id: 'DP-Q-71',
          asks: 'Is the size of an AOE template its diameter or its radius?',
          stake: 'H',
          readings: { diameter: 'the diameter', radius: 'the radius' },
        },
      },
    },
  },
});
