import { defineRule } from '../../../../rules/rule.ts';

/** What can be seen, and how well it is covered. */
export const sight = defineRule({
  id: 'sight',
  title: 'Line of sight',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    lines: {
      id: 'SQ-CORE-LOS',
      basis: 'assumed',
      uncounted: true,
      says: 'Units shoot only at enemies they see; walls and whole woods between them stop a line, and who is in a wood sees out of it and is seen.',
      off: 'enemies need not be seen',
      kind: 'burden',
    },
    cover: {
      id: 'SQ-CORE-COVER',
      basis: 'assumed',
      says: 'Light terrain that a target is in or behind is partial cover, heavier terrain heavy cover; nothing covers a flyer.',
      off: 'everybody stands in the open',
      governs: 'target',
      kind: 'protection',
    },
  },
});
