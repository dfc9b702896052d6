import { defineRule } from '../../../../rules/rule.ts';

/** How far models go, and over what. */
export const movement = defineRule({
  id: 'movement',
  title: 'Movement',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    allowance: {
      id: 'DP-MOV-01',
      says: 'A model moves up to its Movement in inches.',
      structural: 'models have to get about',
      questions: {
        passing: {
          id: 'DP-Q-47',
          asks: 'May a model move through others?',
          stake: 'M',
          readings: {
            friends: 'through friends, never through enemies or onto anybody',
            nobody: 'through nobody',
            anybody: 'through anybody, but never onto anybody',
          },
        },
      },
    },
    less: {
      id: 'DP-MOV-02',
      says: 'It may move less or not at all, as some weapons demand.',
      structural: 'nobody can be made to go on',
    },
    contact: {
      id: 'DP-MOV-03',
      says: 'Any movement may end in base contact with an enemy.',
      off: 'only a Charge may bring a model into contact',
      kind: 'option',
    },
    difficult: {
      id: 'DP-DIFF-01',
      says: 'Movement through difficult terrain costs twice as much.',
      off: 'difficult terrain is as good as open ground',
      kind: 'burden',
      params: {
        factor: {
          says: 'Inches of movement that an inch of difficult terrain costs.',
          default: 2,
          min: 1,
          max: 4,
        },
      },
      questions: {
        counts: {
          id: 'V-04',
          asks: 'Did version 0.0.1 charge by the inch, or halve the movement?',
          stake: 'L',
          readings: {
            'by-inch': 'each inch in difficult terrain costs more',
            'whole-move': 'a movement that touches difficult terrain costs more throughout',
          },
        },
      },
      offSets: { factor: 1 },
    },
    example: {
      id: 'DP-DIFF-EX',
      says: 'Of 6 inches, 3 open, then 1 difficult for 2, then 1 open: 5 covered.',
      structural: 'it is a worked example, held as a test',
    },
  },
});
