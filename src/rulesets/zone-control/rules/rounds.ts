import { defineRule } from '../../../rules/rule.ts';

/** Rounds, phases and turns. */
export const rounds = defineRule({
  id: 'rounds',
  title: 'Rounds',
  governs: 'table',
  kind: 'structure',
  clauses: {
    parts: {
      id: 'ZC-RND-01',
      says: 'Games are made of rounds, rounds of phases and phases of turns.',
      structural: 'it settles what three words mean',
    },
    phases: {
      id: 'ZC-RND-02',
      says: 'A round has a command, an action and a resolution phase, each with a turn for each player.',
      off: 'in the action phase the sides take turns unit by unit',
    },
    length: {
      id: 'ZC-RND-03',
      says: 'A short game lasts five rounds and a long one ten.',
      off: 'a game lasts until one side has nobody left, and at most twenty rounds',
      params: { rounds: { says: 'Rounds of a game.', default: 5, min: 1, max: 20, step: 1 } },
      offSets: { rounds: 20 },
    },
    first: {
      id: 'ZC-A1',
      basis: 'assumed',
      says: 'Each round both sides roll a die, ties again; the higher goes first in all phases of the round.',
      off: 'whoever went first in the first round always does',
    },
  },
});
