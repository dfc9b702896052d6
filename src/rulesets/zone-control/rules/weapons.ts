import { defineRule } from '../../../rules/rule.ts';

/** What weapons are made of. */
export const weapons = defineRule({
  id: 'weapons',
  title: 'Weapons',
  governs: 'owner',
  kind: 'structure',
  clauses: {
    stats: {
      id: 'ZC-WPN-01',
      says: 'Weapons have a range, attacks, strength, armour piercing and damage.',
      structural: 'it lists what a weapon is made of',
    },
  },
});
