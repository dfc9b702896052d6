import { defineRule } from '../../../../rules/rule.ts';

const whole = { min: 0, max: 4, step: 1 } as const;

/** Troops from the air. */
export const dropTroops = defineRule({
  id: 'drop-troops',
  title: 'Drop Troops',
  governs: 'owner',
  // Nobody who has the trait may deploy.
  kind: 'burden',
  off: 'drop troops deploy like others',
  clauses: {
    reserve: {
      id: 'SQ-DROP-01',
      says: 'Drop troops are kept off the table.',
      off: 'they deploy like others',
    },
    when: {
      id: 'SQ-DROP-02',
      says: 'They may be activated and dropped in any turn.',
      off: 'they drop in the first turn or never',
      kind: 'option',
    },
    point: {
      id: 'SQ-DROP-03',
      says: 'They aim at a point 6 inches from difficult ground and from enemies.',
      off: 'they aim at any point',
      params: {
        ground: { says: 'Inches from difficult ground.', default: 6, min: 0, max: 12 },
        enemies: { says: 'Inches from enemies.', default: 6, min: 0, max: 24 },
      },
      offSets: { ground: 0, enemies: 0 },
    },
    perfect: {
      id: 'SQ-DROP-04',
      says: 'They take a quality test: with three passes they land on the point. They do not move in that turn, and may shoot unless they are pinned.',
      structural: 'it settles what a drop is',
      questions: {
        acts: {
          id: 'SQ-AMB-23',
          asks: 'What may those do who have scattered?',
          stake: 'L',
          readings: {
            shoot: 'the same as after a perfect drop',
            move: 'act like any other unit: only the perfect drop keeps it in place',
          },
        },
      },
    },
    scatter: {
      id: 'SQ-DROP-05',
      says: 'Each die that fails scatters them by a die of inches in one direction.',
      off: 'they land where they aim',
      questions: {
        directions: {
          id: 'SQ-AMB-08',
          asks: 'Does each die scatter in a direction of its own?',
          stake: 'L',
          readings: { one: 'no: one direction for the sum', each: 'yes' },
        },
      },
    },
    pinned: {
      id: 'SQ-DROP-06',
      says: 'Without a pass they land pinned.',
      off: 'they land ready',
    },
    rough: {
      id: 'SQ-DROP-07',
      says: 'Each figure that lands in woods or on buildings takes a quality test: with one pass it is wounded, without any killed.',
      off: 'they land anywhere unhurt',
    },
    armoured: {
      id: 'SQ-PA-05',
      says: 'Of powered armour a figure that lands there is only wounded, by a 6.',
      off: 'powered armour lands like any other',
      kind: 'protection',
      params: { needs: { says: 'What wounds it.', default: 6, min: 2, max: 7, step: 1 } },
    },
    antiAir: {
      id: 'SQ-DROP-08',
      says: 'The anti-air units of the other side roll their dice at every drop, and each 5 or more kills a figure.',
      off: 'nobody shoots at drops',
      params: { needs: { says: 'What a die needs.', default: 5, min: 2, max: 7, step: 1 } },
    },
    marked: {
      id: 'SQ-DROP-09',
      says: 'Whoever is shot at from the ground lands Under Fire.',
      off: 'only who is hit is Under Fire',
    },
    units: {
      id: 'SQ-T15',
      says: 'Light and medium anti-air units have two dice, heavy ones four.',
      structural: 'dice need a number',
      governs: 'target',
      params: {
        light: { says: 'Light anti-air units of a side.', default: 0, ...whole },
        medium: { says: 'Medium anti-air units of a side.', default: 0, ...whole },
        heavy: { says: 'Heavy anti-air units of a side.', default: 0, ...whole },
      },
      questions: {
        dice: {
          id: 'SQ-AMB-07',
          asks: 'How many dice has a medium unit?',
          stake: 'none',
          readings: { two: 'two, as it is printed', three: 'three, between light and heavy' },
        },
      },
    },
  },
});
