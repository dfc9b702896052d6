/** What users' rules make of an attack: the same for the dice and for whoever reckons with them. */
import { addUp } from '../../../rules/play/active-rules.ts';
import { type Modifiers, modifyByUsers } from '../../../rules/play/modifiers.ts';
import type { Attack, SideRules } from './timing.ts';

/** Users' rules by seat. */
export type UsersRules = readonly [SideRules, SideRules];

/** Adds what they add to the number that the die of an attack must not exceed. */
export function modifyByBoth(list: Modifiers, active: UsersRules, attack: Attack): void {
  modifyByUsers(list, active[attack.attacker.seat], 'toHit', [attack]);
  modifyByUsers(list, active[attack.target.seat], 'toEvade', [attack], -1);
}

/** What they add to AR and DM of the save against an attack. */
export function addedToSave(active: UsersRules, attack: Attack): { armour: number; damage: number } {
  return {
    armour: addUp(active[attack.target.seat], 'toSave', [attack]),
    damage: addUp(active[attack.attacker.seat], 'damage', [attack]),
  };
}
