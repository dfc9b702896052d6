import { defineRule } from '../../../../rules/rule.ts';

/** What a model may do once it has moved. */
export const actions = defineRule({
  id: 'actions',
  title: 'Actions',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    one: {
      id: 'DP-ACTN-01',
      says: 'Each model takes one action, and only one, in its activation.',
      off: 'a model takes two actions',
      kind: 'burden',
      params: {
        count: { says: 'Actions of a model in its activation.', default: 1, min: 0, max: 2, step: 1 },
      },
      offSets: { count: 2 },
    },
    menu: {
      id: 'DP-ACTN-02',
      says: 'The actions are a second Movement, Ranged Attack, Close Combat Attack, Charge, Overwatch, Combat Ready, Suppressing Fire and active Perception.',
      structural: 'each of them has a heading of its own that can be off',
    },
    different: {
      id: 'DP-ACTN-03',
      says: 'Models of one unit may take different actions.',
      off: 'all models of a unit take the same kind of action',
      kind: 'option',
    },
  },
});
