import { defineRule } from '../../../rules/rule.ts';

/** Characters in vehicles. */
export const riders = defineRule({
  id: 'riders',
  title: 'Characters in Vehicles',
  governs: 'owner',
  kind: 'option',
  off: 'characters stay on foot',
  clauses: {
    cost: {
      id: 'SQ-CHR-10',
      basis: 'text',
      says: 'A character that rides costs what the vehicle does on top.',
      structural: 'both are on the list of the army',
    },
    riding: {
      id: 'SQ-CHR-11',
      basis: 'text',
      says: 'It takes the place of one of the crew, and enters or leaves once it has acted, as with any unit.',
      off: 'characters stay on foot',
    },
    alone: {
      id: 'SQ-CHR-12',
      basis: 'text',
      says: 'A vehicle with a crew of one does nothing once the character has left.',
      off: 'it goes on as before',
      kind: 'burden',
    },
    others: {
      id: 'SQ-CHR-13',
      basis: 'text',
      uncounted: true,
      says: 'A character of the cavalry leads all vehicles of the unit that it rides with: those of the same kind.',
      off: 'it leads its own vehicle only',
    },
    survives: {
      id: 'SQ-CHR-14',
      basis: 'text',
      says: 'When the vehicle is destroyed the character survives if all three dice of a quality test pass, beside the wreck and without acting in that turn.',
      off: 'it is lost with the vehicle',
      kind: 'protection',
      params: { need: { says: 'Passes that it takes.', default: 3, min: 0, max: 3, step: 1 } },
    },
  },
});
