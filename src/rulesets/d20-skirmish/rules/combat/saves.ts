import { defineRule } from '../../../../rules/rule.ts';

/** What happens to whoever is hit. */
export const saves = defineRule({
  id: 'saves',
  title: 'Armour and wounds',
  governs: 'target',
  kind: 'protection',
  clauses: {
    armour: {
      id: 'DX-AR-ASM',
      basis: 'assumed',
      says: 'Whoever is hit saves with a d20 of at most AR less DM.',
      structural: 'hits would always wound',
      params: { shift: { says: 'Added to AR.', default: 0, min: -6, max: 6, step: 1 } },
    },
    wounds: {
      id: 'DX-WD-ASM',
      basis: 'assumed',
      says: 'A failed save is a wound, and a model without any WD left is removed.',
      structural: 'hits have to hurt',
      params: { wounds: { says: 'Wounds of a failed save.', default: 1, min: 1, max: 3, step: 1 } },
    },
    profiles: {
      id: 'DX-PRF-ASM',
      basis: 'assumed',
      says: 'Profiles, weapons, armies and points are made up to the scale of the sheet and of a sister edition.',
      structural: 'the sheet prints none, and models need some',
      governs: 'owner',
    },
  },
});
