import { defineRule } from '../../../../rules/rule.ts';

/** What the loss of a leader does. */
export const commandDisruption = defineRule({
  id: 'command-disruption',
  title: 'Command Disruption',
  governs: 'owner',
  kind: 'burden',
  off: 'a squad that loses its leader is Under Fire like any other',
  clauses: {
    pinned: {
      id: 'SQ-CD-01',
      says: 'Infantry that loses its squad leader is pinned in that turn where it would be Under Fire.',
      off: 'it is Under Fire like any other',
    },
  },
});
