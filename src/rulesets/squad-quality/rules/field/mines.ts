import { defineRule, YES_OR_NO } from '../../../../rules/rule.ts';

/** Minefields. */
export const mines = defineRule({
  id: 'mines',
  title: 'Mines',
  governs: 'owner',
  kind: 'option',
  off: 'there are no mines',
  clauses: {
    fields: {
      id: 'SQ-MINE-01',
      says: 'A minefield is three numbered markers, of which one is real; its owner records which, and whether it is light or heavy.',
      off: 'there are no mines',
      params: {
        number: { says: 'Minefields of a side.', default: 0, min: 0, max: 2, step: 1 },
        heavy: { says: '1 where they are heavy, 0 where they are light.', default: 0, ...YES_OR_NO },
      },
      offSets: { number: 0 },
    },
    placing: {
      id: 'SQ-MINE-02',
      says: 'Markers are placed anywhere and cannot be attacked.',
      structural: 'they have to lie somewhere',
    },
    lasting: {
      id: 'SQ-MINE-03',
      says: 'Dummies are removed once they are found out; a real field stays and goes off any number of times.',
      off: 'a real field goes off once',
    },
    near: {
      id: 'SQ-MINE-04',
      says: 'A unit that comes up to a marker, within 4 inches of it, halts for an encounter.',
      structural: 'it settles when an encounter is',
      params: { inches: { says: 'How near it comes.', default: 4, min: 0, max: 8 } },
      questions: {
        which: {
          id: 'SQ-AMB-16',
          asks: 'Near which markers does a unit halt?',
          stake: 'L',
          readings: { any: 'near any', real: 'near real ones' },
        },
      },
    },
    passed: {
      id: 'SQ-MINE-05',
      says: 'With a die of 5 or more it passes without incident.',
      off: 'nobody passes without incident',
      apart: true,
      governs: 'target',
      kind: 'protection',
      params: { needs: { says: 'What the die needs.', default: 5, min: 2, max: 7, step: 1 } },
      offSets: { needs: 7 },
    },
    dummy: {
      id: 'SQ-MINE-06',
      says: 'Otherwise the record is looked up: a dummy is removed, and the unit moves on.',
      structural: 'it settles what a dummy does',
    },
    real: {
      id: 'SQ-MINE-07',
      says: 'A real field attacks at once.',
      structural: 'it settles what a real field does',
    },
    hits: {
      id: 'SQ-MINE-08',
      says: 'It hits as many figures of infantry as a die of three sides says.',
      off: 'it hits one figure',
      params: { sides: { says: 'Sides of the die of hits.', default: 3, min: 1, max: 6, step: 1 } },
      offSets: { sides: 1 },
    },
    damage: {
      id: 'SQ-MINE-09',
      says: 'Each hit is resolved with the damage of the mines against armour, as any other.',
      structural: 'it has to be resolved somehow',
      params: {
        light: { says: 'Damage of light mines.', default: 2, min: 0, max: 8, step: 1 },
        heavy: { says: 'Damage of heavy mines.', default: 4, min: 0, max: 8, step: 1 },
      },
    },
    vehicles: {
      id: 'SQ-MINE-10',
      says: 'A vehicle takes as many hits as a die of three sides says, each with the anti-tank rating of the mines against the armour of its underside.',
      off: 'mines do nothing to vehicles',
      params: {
        sides: { says: 'Sides of the die of hits.', default: 3, min: 1, max: 6, step: 1 },
        light: { says: 'Anti-tank rating of light mines.', default: 3, min: 0, max: 12, step: 1 },
        heavy: { says: 'Anti-tank rating of heavy mines.', default: 6, min: 0, max: 12, step: 1 },
      },
    },
  },
});
