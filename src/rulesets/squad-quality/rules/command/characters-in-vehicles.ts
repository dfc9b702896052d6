import { defineRule } from '../../../../rules/rule.ts';

/** Characters who ride. */
export const charactersInVehicles = defineRule({
  id: 'characters-in-vehicles',
  title: 'Characters in Vehicles',
  governs: 'owner',
  kind: 'option',
  off: 'characters go on foot',
  clauses: {
    cost: {
      id: 'SQ-CHR-10',
      says: 'A character who rides costs his vehicle in addition.',
      structural: 'it is how the lists of armies are made',
      uncounted: true,
    },
    crew: {
      id: 'SQ-CHR-11',
      says: 'He gets into a vehicle that he is in contact with, or out of it, without moving farther; he replaces one of its crew, who is missing once he is out.',
      off: 'characters go on foot',
    },
    inactive: {
      id: 'SQ-CHR-12',
      says: 'A vehicle with a crew of one does nothing once he has got out.',
      off: 'it goes on as before',
      kind: 'burden',
    },
    unit: {
      id: 'SQ-CHR-13',
      says: 'Cavalry aboard leads his vehicle and all others of its unit: those that lists put in one, or those of its kind.',
      off: 'he leads his own vehicle only',
    },
    survival: {
      id: 'SQ-CHR-14',
      says: 'When his vehicle is destroyed he lives if all three dice of his quality test pass, stands by the wreck, and does nothing for the rest of the turn.',
      off: 'he dies with it',
      params: { passes: { says: 'Passes that he needs.', default: 3, min: 0, max: 3, step: 1 } },
    },
  },
});
