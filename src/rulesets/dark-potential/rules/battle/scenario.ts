import { defineRule } from '../../../../rules/rule.ts';

/** The alpha testing scenario. */
export const scenario = defineRule({
  id: 'scenario',
  title: 'Alpha testing scenario',
  governs: 'table',
  kind: 'structure',
  clauses: {
    rollOff: {
      id: 'DP-SCEN-01',
      says: 'Each player rolls a d6, ties again; the winner settles who goes first.',
      off: 'the same seat always goes first',
      questions: {
        winner: {
          id: 'DP-Q-08',
          asks: 'Does the winner choose, or simply go first?',
          stake: 'M',
          readings: { chooses: 'the winner chooses', 'goes-first': 'the winner goes first' },
        },
      },
    },
    firstDeployment: {
      id: 'DP-SCEN-02',
      says: 'The first player picks an edge and deploys every model within 12 inches of it.',
      structural: 'models have to start somewhere',
      params: {
        depth: { says: "Depth of the first player's zone in inches.", default: 12, min: 4, max: 24 },
      },
      questions: {
        base: {
          id: 'DP-Q-10',
          asks: 'Must the whole base be within the zone?',
          stake: 'L',
          readings: { whole: 'the whole base', part: 'any part of the base' },
        },
      },
    },
    secondDeployment: {
      id: 'DP-SCEN-03',
      says: 'The second player, having seen that, deploys within 12 inches of the opposite edge.',
      off: 'both deploy at once, neither seeing the other',
      params: {
        depth: { says: "Depth of the second player's zone in inches.", default: 12, min: 4, max: 24 },
      },
    },
    order: {
      id: 'DP-SCEN-04',
      says: 'The first player takes the first turn, and turns alternate for as many rounds as it takes.',
      off: 'a roll decides anew each round who goes first',
      params: {
        rounds: {
          says: 'Rounds after which we stop a match; the document knows no limit.',
          default: 20,
          min: 4,
          max: 100,
          step: 1,
        },
      },
      questions: {
        cap: {
          id: 'DP-Q-12',
          asks: 'No limit is set: how does a stalemate end?',
          stake: 'H',
          readings: {
            unresolved: 'at our cap, counted apart from draws',
            wounds: 'at our cap, for the side with more of its army left',
            none: 'not before ten times our cap, and then unresolved',
          },
        },
      },
    },
    victory: {
      id: 'DP-SCEN-05',
      says: 'The first player to wipe out the other wins.',
      off: 'the match goes to the side with more of its army left after the last round',
      questions: {
        both: {
          id: 'DP-Q-13',
          asks: 'Who wins when one event wipes out both sides?',
          stake: 'L',
          readings: {
            draw: 'nobody',
            active: 'the player whose turn it is',
            attacker: 'the player whose attack it was',
          },
        },
      },
    },
  },
});
