import { defineRule } from '../../../../rules/rule.ts';

/** What a unit may do when it is activated. */
export const actions = defineRule({
  id: 'actions',
  title: 'Actions',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    engage: {
      id: 'SQ-CORE-ACT',
      says: 'Engage the Enemy: a unit moves, then shoots or fights a close assault.',
      structural: 'without it nobody could attack on the move',
    },
    openFire: {
      id: 'SQ-CORE-ACT-open-fire',
      says: 'Open Fire: a unit does not move and shoots with 2 more Fire Effect.',
      off: 'standing still adds nothing',
      kind: 'option',
      params: { bonus: { says: 'Fire Effect added.', default: 2, min: 0, max: 6, step: 1 } },
      offSets: { bonus: 0 },
    },
    moveOut: {
      id: 'SQ-CORE-ACT-move-out',
      says: 'Move Out: a unit rushes and does not shoot.',
      off: 'nobody rushes',
      kind: 'option',
    },
    regroup: {
      id: 'SQ-CORE-ACT-regroup',
      basis: 'assumed',
      says: 'Regroup: a unit does nothing else and loses its marker.',
      off: 'a marker only goes by and by',
      kind: 'option',
    },
    command: {
      id: 'SQ-CORE-ACT-command',
      says: 'Command: a unit does two of demolition, indirect artillery, recovering wounded, scouting and shooting, without moving.',
      off: 'none of them can be joined with shooting',
      kind: 'option',
      params: { acts: { says: 'Command actions in one activation.', default: 2, min: 1, max: 2, step: 1 } },
      offSets: { acts: 1 },
    },
  },
});
