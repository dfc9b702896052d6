import { defineRule } from '../../../../rules/rule.ts';

/** What hits do. */
export const damage = defineRule({
  id: 'damage',
  title: 'Determine Damage',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    roll: {
      id: 'SQ-CORE-DMG',
      says: 'For each hit a die and the damage of the weapon meet a die and the armour of the target; the attacker wins ties, and each time he wins a figure falls.',
      structural: 'without it nobody would fall',
    },
    armour: {
      id: 'SQ-CORE-DMG-armour',
      says: 'The target adds its armour.',
      off: 'armour does not protect',
      governs: 'target',
      kind: 'protection',
    },
    who: {
      id: 'SQ-CORE-DMG-who',
      basis: 'assumed',
      says: 'Riflemen fall before those with support weapons and before personalities.',
      structural: 'somebody has to fall first',
    },
  },
});
