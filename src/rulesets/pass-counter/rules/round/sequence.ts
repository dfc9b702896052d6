import { defineRule } from '../../../../rules/rule.ts';

/** Set-up, rounds, turns and the end of a game. */
export const sequence = defineRule({
  id: 'sequence',
  title: 'Game sequence',
  governs: 'table',
  kind: 'structure',
  clauses: {
    game: {
      id: 'PC-SEQ-01',
      says: 'A game is set up, played in rounds, and then its winner is determined.',
      structural: 'a game needs a beginning and an end',
    },
    round: {
      id: 'PC-SEQ-02',
      says: 'In a round counters are handed out, the first player is determined, turns alternate, and an end phase follows.',
      structural: 'a round needs an order of events',
    },
    power: {
      id: 'PC-A5',
      basis: 'assumed',
      says: 'Power counters do nothing: the sheet names them and gives them no rule.',
      structural: 'there is no rule to lift',
    },
    setUp: {
      id: 'PC-A6',
      basis: 'assumed',
      says: 'On a table of 36 by 36 inches each side deploys along its edge; both roll, and the lower roll deploys first.',
      structural: 'models have to start somewhere',
      params: { depth: { says: 'Depth of the deployment zones in inches.', default: 6, min: 3, max: 15 } },
    },
    turns: {
      id: 'PC-A9',
      basis: 'assumed',
      says: 'A turn is one activation or one pass; a side with nobody left to activate is out for the round unless it spends a pass counter, and the round ends when both are out.',
      structural: 'alternating turns have to stop at some time',
    },
    end: {
      id: 'PC-A8',
      basis: 'assumed',
      says: 'The last side standing wins; after the last round, whoever removed more points of enemies.',
      off: 'only the last side standing wins; a match that nobody has won after 20 rounds is stopped by the bench',
      params: { rounds: { says: 'Rounds of a game.', default: 6, min: 2, max: 20, step: 1 } },
      questions: {
        counts: {
          id: 'PC-A8-COUNTS',
          asks: 'What decides after the last round?',
          stake: 'M',
          readings: { points: 'points of models removed', models: 'models left' },
        },
      },
      offSets: { rounds: 20 },
    },
  },
});
