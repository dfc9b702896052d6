import { defineRule } from '../../../rules/rule.ts';

/** Where shock comes from. */
export const shock = defineRule({
  id: 'shock',
  title: 'Shock',
  governs: 'owner',
  kind: 'burden',
  off: 'nobody is shocked',
  clauses: {
    sources: {
      id: 'ZC-MOR-04',
      says: 'Models receive shock from a list of sources; the list itself is missing.',
      off: 'there is no shock',
    },
    hit: {
      id: 'ZC-A8',
      basis: 'assumed',
      says: 'Each hit on a model that is not saved shocks it.',
      off: 'hits shock nobody',
      params: { points: { says: 'Shock for each.', default: 1, min: 0, max: 6, step: 1 } },
      offSets: { points: 0 },
    },
    loss: {
      id: 'ZC-A8-loss',
      basis: 'assumed',
      says: 'Each friend removed within 6 inches this round shocks a model.',
      off: 'losses shock nobody',
      params: {
        points: { says: 'Shock for each.', default: 1, min: 0, max: 6, step: 1 },
        inches: { says: 'Distance at which it shocks.', default: 6, min: 0, max: 48 },
      },
      offSets: { points: 0 },
    },
    strike: {
      id: 'ZC-A8-strike',
      basis: 'assumed',
      says: 'An enemy that comes by deep strike within 9 inches shocks a model.',
      off: 'deep strikes shock nobody',
      params: {
        points: { says: 'Shock for each.', default: 1, min: 0, max: 6, step: 1 },
        inches: { says: 'Distance at which it shocks.', default: 9, min: 0, max: 48 },
      },
      offSets: { points: 0 },
    },
  },
});
