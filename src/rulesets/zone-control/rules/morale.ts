import { defineRule } from '../../../rules/rule.ts';

/** Morale checks and falling back. */
export const morale = defineRule({
  id: 'morale',
  title: 'Morale',
  governs: 'owner',
  kind: 'burden',
  off: 'nobody checks morale',
  clauses: {
    when: {
      id: 'ZC-MOR-01',
      says: 'Morale is checked in the resolution and command phases.',
      structural: 'the checks have clauses of their own',
    },
    forms: {
      id: 'ZC-MOR-02',
      says: 'There are two checks: morale checks and rally checks.',
      structural: 'it settles what two words mean',
    },
    who: {
      id: 'ZC-A9',
      basis: 'assumed',
      says: 'Models that have received shock check their morale.',
      off: 'every model checks its morale',
      kind: 'protection',
      params: { shock: { says: 'Shock from which a model checks.', default: 1, min: 0, max: 6, step: 1 } },
      offSets: { shock: 0 },
    },
    check: {
      id: 'ZC-MOR-03',
      says: 'A morale check is a die and the morale of the model less its shock, down to nothing.',
      off: 'shock is not taken off',
    },
    fall: {
      id: 'ZC-MOR-05',
      says: "A model that fails falls back 6 inches towards its player's edge.",
      off: 'a failed check has no effect',
      params: { inches: { says: 'How far it falls back.', default: 6, min: 0, max: 24 } },
    },
    edge: {
      id: 'ZC-A10-edge',
      basis: 'assumed',
      says: 'A model driven over its own edge is lost.',
      off: 'it stops at the edge',
    },
  },
});
