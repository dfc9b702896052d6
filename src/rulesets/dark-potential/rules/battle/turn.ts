import { defineRule } from '../../../../rules/rule.ts';

/** Turns, phases and the steps of an activation. */
export const turn = defineRule({
  id: 'turn',
  title: 'Player turn and activation',
  governs: 'table',
  kind: 'structure',
  clauses: {
    words: {
      id: 'DP-TURN-01',
      says: "A turn is one player's; a round is a turn of each.",
      structural: 'it settles what two words mean',
    },
    phases: {
      id: 'DP-PHASE-01',
      says: 'In a turn, first Command Points come back, then units are activated.',
      structural: 'a turn needs an order of events',
    },
    order: {
      id: 'DP-ACT-01',
      says: 'The player activates units in any order.',
      off: 'chance decides which unit is next',
      governs: 'actor',
      kind: 'option',
    },
    steps: {
      id: 'DP-ACT-02',
      says: 'An activation runs: special rules such as revealing, passive Perception, orders for a manoeuvre, movement, action.',
      structural: 'an activation needs an order of events',
    },
    together: {
      id: 'DP-ACT-03',
      says: 'A squad is activated as a whole, members out of command range too.',
      off: 'members are activated one by one',
      governs: 'actor',
    },
    lockstep: {
      id: 'DP-ACT-04',
      says: 'All members finish a step before any starts the next: all move, then all act.',
      off: 'each member moves and acts before the next does',
      governs: 'actor',
      kind: 'burden',
    },
    actionOrder: {
      id: 'DP-ACT-05',
      says: 'The player chooses the order in which members act.',
      off: 'members act in the order of the army list',
      governs: 'actor',
      kind: 'option',
    },
  },
});
