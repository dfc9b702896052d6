import { defineRule } from '../../../../rules/rule.ts';

/** Fighting base to base. */
export const closeCombat = defineRule({
  id: 'close-combat',
  title: 'Close combat',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    attack: {
      id: 'DX-CC',
      basis: 'inferred',
      says: 'A blow hits with a d20 of at most CC and all modifiers.',
      structural: 'a blow has to be rolled',
      params: { shift: { says: 'Added to CC.', default: 0, min: -5, max: 5, step: 1 } },
    },
    action: {
      id: 'DX-ATK-01',
      says: 'A Close Combat Attack costs an action, after a charge or in a fight that goes on.',
      structural: 'nobody could fight on without it',
    },
    locked: {
      id: 'DX-CC-ASM',
      basis: 'assumed',
      says: 'Bases in contact are locked in close combat until somebody breaks away; only the active model strikes.',
      structural: 'the sheet does not say who strikes and when',
    },
    numbers: {
      id: 'DX-CM-01',
      says: 'Blows against a target with two attackers have +1, with three +2, with four or more +3.',
      off: 'numbers do not help',
      kind: 'option',
      params: {
        each: { says: 'Added for each attacker beyond the first.', default: 1, min: 0, max: 3, step: 1 },
        most: { says: 'The most that is added.', default: 3, min: 1, max: 6, step: 1 },
      },
      offSets: { each: 0 },
    },
    secondary: {
      id: 'DX-CM-09',
      says: 'A secondary attack is at -4.',
      off: 'there are no secondary attacks',
      kind: 'option',
      params: { penalty: { says: 'Taken off CC.', default: 4, min: 0, max: 10, step: 1 } },
    },
    second: {
      id: 'DX-SEC-ASM',
      basis: 'assumed',
      says: 'A model with more than one weapon for close combat makes a secondary attack with another one in the same action.',
      structural: 'the sheet does not say what a secondary attack is',
      about: 'secondary',
      kind: 'option',
    },
    crowd: {
      id: 'DX-CM-11',
      says: 'At most SZ of the defender, less that of the attacker, and 4 may attack one model.',
      off: 'as many as find room may attack',
      governs: 'target',
      kind: 'protection',
      params: { base: { says: 'Attackers of equal SZ at most.', default: 4, min: 1, max: 8, step: 1 } },
    },
    wall: {
      id: 'DX-CM-12',
      says: 'Half as many may attack a model that stands against a wall.',
      off: 'a wall keeps nobody off',
      governs: 'target',
      kind: 'protection',
      params: { share: { says: 'Share of the attackers.', default: 0.5, min: 0.25, max: 1 } },
      offSets: { share: 1 },
    },
    doorway: {
      id: 'DX-CM-13',
      says: 'Two of equal SZ may attack a model in a doorway or a similar place, one more for each SZ that they are smaller and one fewer for each that they are larger.',
      off: 'a doorway keeps nobody off',
      governs: 'target',
      kind: 'protection',
      params: { attackers: { says: 'Attackers at most.', default: 2, min: 1, max: 4, step: 1 } },
    },
  },
});
