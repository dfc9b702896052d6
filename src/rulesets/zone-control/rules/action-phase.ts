import { defineRule } from '../../../rules/rule.ts';

/** What a model may do in its turn. */
export const actionPhase = defineRule({
  id: 'action-phase',
  title: 'Action phase',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    order: {
      id: 'ZC-ACN-01',
      says: 'Moving, shooting, melee, ambushes and deep strikes, and other actions come in any order.',
      off: 'a model that moves does so before it acts',
      kind: 'option',
    },
    one: {
      id: 'ZC-A3',
      basis: 'assumed',
      says: 'A model has one move and one action each round.',
      off: 'a model either moves or acts',
      kind: 'option',
      params: { actions: { says: 'Actions besides the move.', default: 1, min: 0, max: 3, step: 1 } },
    },
    last: {
      id: 'ZC-ACN-02',
      basis: 'inferred',
      says: 'A model without wounds may still act until it is removed.',
      off: 'it may not',
      governs: 'owner',
      kind: 'option',
      questions: {
        dying: {
          id: 'ZC-AMB-07',
          asks: 'May models without wounds act until they are removed?',
          stake: 'H',
          readings: { act: 'yes', idle: 'no' },
        },
      },
      offSets: { dying: 'idle' },
    },
    other: {
      id: 'ZC-A13',
      basis: 'assumed',
      says: 'There are no miscellaneous actions.',
      structural: 'the document names them and lists none',
    },
  },
});
