import { defineRule } from '../../../../rules/rule.ts';

/** Losses that try a unit's resolve. */
export const resolve = defineRule({
  id: 'resolve',
  title: 'Check Resolve',
  governs: 'owner',
  kind: 'burden',
  off: 'losses try nobody',
  clauses: {
    check: {
      id: 'SQ-CORE-RES',
      says: 'Upon activation a unit that has lost enough of its figures takes a morale test: one figure if Reluctant, a quarter if Uncertain, half if Steady, three quarters if Determined.',
      off: 'losses call for no test',
      params: {
        reluctant: { says: 'Figures that a Reluctant unit loses.', default: 1, min: 1, max: 8, step: 1 },
        uncertain: { says: 'Share that an Uncertain unit loses.', default: 0.25, min: 0.05, max: 1 },
        steady: { says: 'Share that a Steady unit loses.', default: 0.5, min: 0.05, max: 1 },
        determined: { says: 'Share that a Determined unit loses.', default: 0.75, min: 0.05, max: 1 },
      },
    },
    again: {
      id: 'SQ-CORE-RES-again',
      basis: 'assumed',
      says: 'It tests again only after further losses.',
      off: 'it tests at every activation from then on',
      kind: 'protection',
    },
  },
});
