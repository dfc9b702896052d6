import { defineRule } from '../../../../rules/rule.ts';

export const scouts = defineRule({
  id: 'scouts',
  title: 'Scout',
  governs: 'owner',
  kind: 'option',
  off: 'nobody is sent ahead',
  clauses: {
    sent: {
      id: 'SQ-SCT-01',
      says: 'As a command action a squad sends a figure ahead, up to three times its coherency.',
      off: 'nobody is sent ahead',
      params: { times: { says: 'Times its coherency.', default: 3, min: 1, max: 6 } },
    },
    finds: {
      id: 'SQ-SCT-02',
      says: 'A scout reveals hidden markers that he sees, and the others may do another command action.',
      off: 'he only spots for artillery',
    },
    calls: {
      id: 'SQ-SCT-03',
      says: 'If he calls for artillery the others do nothing in that turn.',
      off: 'the others may shoot',
      kind: 'burden',
    },
    returns: {
      id: 'SQ-SCT-04',
      says: 'He returns when the squad is activated again, before anything else, and can be shot at until then by whoever sees him and not the squad.',
      off: 'he is back at once',
      kind: 'burden',
    },
  },
});
