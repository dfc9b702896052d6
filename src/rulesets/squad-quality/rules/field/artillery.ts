import { defineRule } from '../../../../rules/rule.ts';

export const artillery = defineRule({
  id: 'artillery',
  title: 'Indirect Artillery Fire',
  governs: 'actor',
  kind: 'option',
  off: 'nobody calls for artillery',
  clauses: {
    call: {
      id: 'SQ-ART-01',
      says: 'Officers and squad leaders of infantry call for a strike on an enemy they see; the caller does nothing else, and the others may shoot.',
      off: 'nobody calls for artillery',
    },
    batteries: {
      id: 'SQ-ART-02',
      says: 'The scenario says how many batteries there are off the table, and of what.',
      structural: 'somebody has to say it',
      governs: 'owner',
      params: {
        number: { says: 'Batteries of a side.', default: 1, min: 0, max: 4, step: 1 },
        quality: {
          says: 'Level of their quality, from 0 for Rabble to 3 for an Elite.',
          default: 2,
          min: 0,
          max: 3,
          step: 1,
        },
      },
      questions: {
        weapon: {
          id: 'SQ-Q-08',
          asks: 'What do batteries have?',
          stake: 'M',
          readings: {
            'light-mortar': 'light mortars',
            'heavy-mortar': 'heavy mortars',
            'light-cannon': 'light cannons',
            'missile-launcher': 'missile launchers',
          },
        },
      },
    },
    once: {
      id: 'SQ-ART-03',
      says: 'A battery takes one call a turn.',
      off: 'a battery takes any number of calls',
      kind: 'burden',
    },
    timing: {
      id: 'SQ-ART-04',
      says: 'A quality test of the battery: with two passes the strike comes at once, with one it does not, and without any the battery is lost.',
      off: 'strikes always come',
      kind: 'burden',
    },
    accuracy: {
      id: 'SQ-ART-05',
      says: 'A quality test of the spotter: each die that fails scatters the strike by a die of inches in one direction.',
      off: 'strikes do not scatter',
      kind: 'burden',
    },
    area: {
      id: 'SQ-ART-06',
      says: 'The strike is resolved as an area weapon: it hits every figure within its blast.',
      structural: 'it has to be resolved somehow',
    },
    blast: {
      id: 'SQ-CORE-AOE',
      basis: 'assumed',
      says: 'The figures of a unit are spread evenly over its circle, so that as many of them are hit as the blast reaches of it, and the unit is Under Fire; a vehicle is hit once, on its top, with the anti-tank rating. Shot at a target in sight, a weapon with a blast hits like any other.',
      structural: 'units stand as a whole about one place',
      questions: {
        radius: {
          id: 'SQ-Q-09',
          asks: 'How far does a blast reach?',
          stake: 'M',
          readings: {
            printed: 'as many inches as the blast of the weapon',
            three: 'three inches, whatever the weapon',
          },
        },
      },
    },
  },
});
