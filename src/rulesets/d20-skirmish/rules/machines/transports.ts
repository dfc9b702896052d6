import { defineRule } from '../../../../rules/rule.ts';

/** Vehicles that carry others. */
export const transports = defineRule({
  id: 'transports',
  title: 'Transports',
  governs: 'owner',
  kind: 'option',
  off: 'nobody is carried; squads that would start aboard deploy on foot',
  clauses: {
    board: {
      id: 'DX-BRD-ASM',
      basis: 'assumed',
      says: 'A model on foot in contact with a vehicle of its side that has room gets in for an action, and out beside it for another, after which it gets in again in a later activation only. Who is aboard moves along, neither attacks nor is attacked, and is not on Wait.',
      off: 'nobody gets in on the way; who starts aboard gets out',
      params: {
        cost: { says: 'Actions that getting in or out costs.', default: 1, min: 0, max: 3, step: 1 },
      },
    },
    destroyed: {
      id: 'DX-TRN-01',
      says: 'Each passenger of a destroyed transport rolls a d20: unharmed on 1-6, one wound on 7-11, two on 12-15, killed regardless of wounds on 16-20. Then the wreck is rolled for.',
      off: 'passengers get out unharmed',
      kind: 'burden',
      params: {
        unharmed: { says: 'Highest roll that leaves it unharmed.', default: 6, min: 0, max: 20, step: 1 },
        one: { says: 'Highest roll that costs one wound.', default: 11, min: 0, max: 20, step: 1 },
        two: { says: 'Highest roll that costs two wounds.', default: 15, min: 0, max: 20, step: 1 },
      },
    },
    stranded: {
      id: 'DX-TRN-OUT-ASM',
      basis: 'assumed',
      says: 'Survivors are put beside where the transport was.',
      structural: 'they have to be somewhere',
      about: 'destroyed',
    },
  },
});
