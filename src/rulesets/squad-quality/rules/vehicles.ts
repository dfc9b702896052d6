import { defineRule } from '../../../rules/rule.ts';

/** Vehicles. */
export const vehicles = defineRule({
  id: 'vehicles',
  title: 'Vehicles',
  governs: 'target',
  kind: 'structure',
  clauses: {
    armour: {
      id: 'SQ-CORE-VEH',
      basis: 'text',
      says: 'A vehicle has armour on its front, its sides, its rear and its bottom; hits on it meet a die and that armour with a die and their anti-tank rating.',
      structural: 'vehicles have to be hit somehow',
    },
    results: {
      id: 'SQ-CORE-VEH-results',
      basis: 'assumed',
      says: 'A hit that reaches the armour damages the vehicle, and one that is 3 more or the second that damages it destroys it.',
      structural: 'the results are named and not told',
      params: { margin: { says: 'Points by which a hit destroys it.', default: 3, min: 0, max: 6, step: 1 } },
    },
    damaged: {
      id: 'SQ-CORE-VEH-damaged',
      basis: 'assumed',
      says: 'A damaged vehicle is Under Fire, moves half as far and shoots with 1 less Fire Effect.',
      off: 'it is as good as ever',
      kind: 'burden',
      params: {
        share: { says: 'Share of its movement that is left.', default: 0.5, min: 0, max: 1 },
        points: { says: 'Fire Effect that it loses.', default: 1, min: 0, max: 4, step: 1 },
      },
      offSets: { share: 1, points: 0 },
    },
    facing: {
      id: 'SQ-CORE-VEH-facing',
      basis: 'assumed',
      says: 'A vehicle faces where it has moved, or whom it has shot at since; shots from ahead within 45 degrees meet its front, from behind its rear, and others its side.',
      structural: 'armour differs by side',
    },
    assaults: {
      id: 'SQ-CORE-VEH-assaults',
      basis: 'assumed',
      says: 'Infantry that assaults a vehicle strikes its rear once with each figure; vehicles start no close assaults.',
      structural: 'vehicles are assaulted like structures',
    },
  },
});
