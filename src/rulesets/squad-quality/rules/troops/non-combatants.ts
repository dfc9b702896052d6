import { defineRule } from '../../../../rules/rule.ts';

/** Those who do not fight. */
export const nonCombatants = defineRule({
  id: 'non-combatants',
  title: 'Non-Combatants',
  governs: 'owner',
  kind: 'burden',
  off: 'civilians act like soldiers',
  clauses: {
    flight: {
      id: 'SQ-NC-01',
      says: 'Non-combatants only move out, always rush away from the enemies that they see, and strike nobody who assaults them.',
      off: 'they act like soldiers',
    },
    rabble: {
      id: 'SQ-NC-02',
      says: 'Their quality is that of Rabble.',
      off: 'it is that of their list',
    },
    targets: {
      id: 'SQ-CORE-FE-civilians',
      says: 'A target of non-combatants adds 2 to Fire Effect.',
      off: 'they are shot at like any other',
      params: { points: { says: 'What it adds.', default: 2, min: 0, max: 6, step: 1 } },
      offSets: { points: 0 },
    },
  },
});
