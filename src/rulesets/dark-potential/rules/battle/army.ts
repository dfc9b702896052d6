import { defineRule } from '../../../../rules/rule.ts';

/** What armies are made of: attributes of models and weapons. */
export const army = defineRule({
  id: 'army',
  title: 'Armies and attributes',
  governs: 'owner',
  kind: 'structure',
  clauses: {
    mirror: {
      id: 'DP-ARMY-01',
      says: 'During alpha testing both players field identical armies.',
      off: 'each side may bring an army of its own',
      governs: 'table',
    },
    unrestricted: {
      id: 'DP-ARMY-02',
      says: 'Armies are built freely from the units of the appendix.',
      structural: 'there is no restriction to lift',
    },
    movement: {
      id: 'DP-ATTR-01',
      says: 'Movement is the number of inches a model covers over open ground.',
      structural: 'models have to get about',
    },
    defense: {
      id: 'DP-ATTR-02',
      says: 'Defense makes a model harder to hit: it is taken off the skill of whoever attacks it.',
      off: 'Defense counts as 0',
      governs: 'target',
      kind: 'protection',
    },
    armour: {
      id: 'DP-ATTR-03',
      says: 'Armour makes a model harder to hurt: it is taken off the Strength of the weapon.',
      off: 'Armour counts as 0',
      governs: 'target',
      kind: 'protection',
    },
    leadership: {
      id: 'DP-ATTR-04',
      says: 'Leadership is what morale is tested on; it is also the command range.',
      structural: 'the tests and the range that use it have headings of their own',
    },
    wounds: {
      id: 'DP-ATTR-05',
      says: 'Most basic infantry have one wound, independent models usually more.',
      off: 'every model has one wound',
      kind: 'protection',
    },
    commandPoints: {
      id: 'DP-ATTR-06',
      says: 'Command Points pay for special actions and bend dice.',
      off: 'every base number of Command Points is 0',
      kind: 'option',
    },
    skills: {
      id: 'DP-ATTR-07',
      says: 'The skills are Ranged, Close Combat and Perception; a model uses those its profile lists.',
      structural: 'tests need a number to roll against',
    },
    weapons: {
      id: 'DP-ATTR-08',
      says: 'A weapon has a Strength, a range and perhaps special rules.',
      structural: 'attacks need a weapon',
    },
  },
});
