import { defineRule } from '../../../../rules/rule.ts';

/** Units in hiding. */
export const hiddenMovement = defineRule({
  id: 'hidden-movement',
  title: 'Hidden Movement',
  governs: 'owner',
  kind: 'option',
  off: 'nobody hides',
  clauses: {
    hide: {
      id: 'SQ-HID-01',
      says: 'A squad that no enemy sees when it is activated may try to hide, by a quality test; whoever is with it hides with it.',
      off: 'nobody hides',
    },
    failed: {
      id: 'SQ-HID-02',
      says: 'If it fails it acts as usual.',
      structural: 'it has to do something',
    },
    markers: {
      id: 'SQ-HID-03',
      says: 'If it succeeds three markers take its place, one of which it is.',
      structural: 'it settles what hiding is',
      params: { number: { says: 'Markers that take its place.', default: 3, min: 1, max: 3, step: 1 } },
    },
    moves: {
      id: 'SQ-HID-04',
      says: 'Its markers move up to 6 inches whenever it is activated, and stay within 12 inches of another.',
      structural: 'they have to move somehow',
      params: {
        inches: { says: 'How far a marker moves.', default: 6, min: 0, max: 12 },
        apart: { says: 'How far from another it stays.', default: 12, min: 1, max: 48 },
      },
    },
    choice: {
      id: 'SQ-HID-05',
      says: 'Its owner decides at any time which of them it is, so that it may appear at any of them.',
      off: 'it is the first of them',
    },
    seen: {
      id: 'SQ-HID-06',
      says: 'A marker that an enemy sees is revealed: it is removed, or the unit is there.',
      structural: 'it settles when it is found',
    },
    rest: {
      id: 'SQ-HID-07',
      says: 'Once the unit is revealed its other markers are removed.',
      structural: 'it is in one place',
    },
    near: {
      id: 'SQ-HID-08',
      says: 'A marker in terrain that blocks sight is revealed by an enemy in the same terrain within 6 inches.',
      structural: 'it settles when it is found',
      params: { inches: { says: 'How near the enemy comes.', default: 6, min: 0, max: 12 } },
    },
  },
});
