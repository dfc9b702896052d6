import { defineRule } from '../../../rules/rule.ts';

/** Leaders, a part of the profiles we supply. */
export const leaders = defineRule({
  id: 'leaders',
  title: 'Leaders',
  governs: 'owner',
  kind: 'option',
  off: 'nobody leads',
  clauses: {
    morale: {
      id: 'ZC-A7-leader',
      basis: 'assumed',
      says: 'Friends within 6 inches of a leader use his morale where it is higher.',
      off: 'everybody uses his own morale',
      params: { inches: { says: 'How far a leader is heard.', default: 6, min: 0, max: 48 } },
    },
  },
});
