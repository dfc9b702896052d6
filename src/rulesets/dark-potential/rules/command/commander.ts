import { defineRule } from '../../../../rules/rule.ts';

/** The special rule of the leader of an army. */
export const commander = defineRule({
  id: 'commander',
  title: 'Commander',
  governs: 'owner',
  kind: 'option',
  off: 'a Commander is a model like any other',
  clauses: {
    rule: {
      id: 'DP-UNIT-CMDR',
      says: 'A Commander shares his Command Points and lends his Leadership within command range.',
      off: 'he does neither',
    },
  },
});
