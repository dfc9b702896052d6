import { defineRule } from '../../../rules/rule.ts';

/** Bases, and how distances are taken. */
export const measurement = defineRule({
  id: 'measurement',
  title: 'Measurement',
  governs: 'table',
  kind: 'structure',
  clauses: {
    base: {
      id: 'ZC-A6',
      basis: 'assumed',
      says: 'Models stand on round bases of 25 mm, and distances run from edge to edge.',
      off: 'distances run from centre to centre',
    },
  },
});
