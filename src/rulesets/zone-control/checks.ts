import type { Settings } from './rules/index.ts';
import type { Profile, Weapon } from './units.ts';

/** How many faces of a die reach a target with a modifier added. */
export function facesThatReach(target: number, sides: number, modifier: number): number {
  return Math.max(0, Math.min(sides, sides + 1 - target + modifier));
}

/** What is added to a roll, as it is said: `+2`. */
export function added(modifier: number): string {
  return modifier < 0 ? String(modifier) : `+${modifier}`;
}

/** A skill with what is added to it and taken from it (ZC-SHT-03/04, ZC-MEL-02). */
export function hitModifier(own: Settings, skill: number, taken: number, added: number): number {
  const { floor } = own.shooting;
  if (!floor.on) return skill - taken + added;
  return floor.sum === 'sum' ? Math.max(0, skill - taken + added) : Math.max(0, skill - taken) + added;
}

/** What is added to each roll of a save: one roll, or one for toughness and one for armour (ZC-SHT-05). */
export function saveModifiers(
  own: Settings,
  weapon: Pick<Weapon, 'strength' | 'ap'>,
  target: Pick<Profile, 'toughness' | 'armour'>,
  added: number,
): readonly number[] {
  const toughness = target.toughness - weapon.strength;
  const armour = target.armour - weapon.ap;
  switch (own.wounding.save.terms) {
    case 'added':
      return [Math.max(0, toughness) + Math.max(0, armour) + added];
    case 'joint':
      return [Math.max(0, toughness + armour) + added];
    case 'two-rolls':
      return [Math.max(0, toughness) + added, Math.max(0, armour) + added];
  }
}

/** What is added to a morale check (ZC-MOR-03). */
export function moraleModifier(own: Settings, morale: number, shock: number): number {
  return Math.max(0, morale - (own.morale.check.on ? shock : 0));
}

/** What is added to a rally check; the shock is that of the morale check that failed (ZC-MOR-06, ZC-AMB-11). */
export function rallyModifier(own: Settings, morale: number, shock: number): number {
  return Math.max(0, morale - (own.rally.check.shock === 'counts' ? shock : 0));
}
