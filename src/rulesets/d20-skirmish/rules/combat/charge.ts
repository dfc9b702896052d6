import { defineRule } from '../../../../rules/rule.ts';

/** Moving into contact and striking. */
export const charge = defineRule({
  id: 'charge',
  title: 'Charge',
  governs: 'actor',
  kind: 'option',
  off: 'models that move into contact do not strike with the same action',
  clauses: {
    move: {
      id: 'DX-CHG-ASM',
      basis: 'assumed',
      says: 'A charge costs an action: a move of up to MV into contact with its target, 2 inches at least, and a blow.',
      off: 'there is no charge',
      params: {
        least: { says: 'Inches that a charge goes at least.', default: 2, min: 0, max: 6 },
        factor: { says: 'Distance in MV.', default: 1, min: 0.5, max: 2 },
      },
    },
    bonus: {
      id: 'DX-CM-02',
      says: 'The blow of a charge has +1.',
      off: 'it has none',
      params: { modifier: { says: 'Added to CC.', default: 1, min: 0, max: 6, step: 1 } },
      offSets: { modifier: 0 },
    },
    across: {
      id: 'DX-CM-10',
      says: 'Whoever attacks across cover has no bonus for charging.',
      off: 'the bonus counts across cover too',
      kind: 'burden',
    },
  },
});
