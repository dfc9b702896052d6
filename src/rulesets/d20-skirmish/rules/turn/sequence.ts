import { defineRule } from '../../../../rules/rule.ts';

/** Set-up, turns and the end of a game. */
export const sequence = defineRule({
  id: 'sequence',
  title: 'Game sequence',
  governs: 'table',
  kind: 'structure',
  clauses: {
    setUp: {
      id: 'DX-SET-ASM',
      basis: 'assumed',
      says: 'On a table of 48 by 48 inches each side deploys along its edge; both roll, and the lower roll deploys first.',
      structural: 'models have to start somewhere',
      params: { depth: { says: 'Depth of the deployment zones in inches.', default: 8, min: 4, max: 20 } },
    },
    initiative: {
      id: 'DX-INI',
      basis: 'inferred',
      says: 'Each turn both sides roll a d20 and add the highest LD they have left, ties again; the higher side goes first.',
      off: 'the same seat goes first in every turn',
    },
    turns: {
      id: 'DX-TURN-ASM',
      basis: 'assumed',
      says: 'Sides alternate, one squad or individual at a time, and all its models act; a side with nobody left lets the other go on.',
      structural: 'activations need an order',
    },
    end: {
      id: 'DX-END-ASM',
      basis: 'assumed',
      says: 'The last side standing wins; after the last turn, whoever has removed or broken more points of enemies.',
      off: 'only the last side standing wins; a match that nobody has won after 20 turns is stopped by the bench',
      params: { turns: { says: 'Turns of a game.', default: 6, min: 2, max: 20, step: 1 } },
      questions: {
        counts: {
          id: 'DX-END-COUNTS',
          asks: 'What counts after the last turn?',
          stake: 'M',
          readings: { broken: 'points of enemies removed or Broken', removed: 'points of enemies removed' },
        },
      },
      offSets: { turns: 20 },
    },
  },
});
