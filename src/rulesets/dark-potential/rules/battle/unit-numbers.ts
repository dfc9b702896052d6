import type { Parameter } from '../../../../rules/rule.ts';
import { unitData } from '../../units/unit-data.ts';

const WHOLE = { step: 1 } as const;

/** Attributes of units that a variant can change, with the bounds of a user's own units. */
const ATTRIBUTES = {
  movement: { says: 'Movement in inches.', min: 0, max: 12 },
  defense: { says: 'Defense.', min: 0, max: 12, ...WHOLE },
  armour: { says: 'Armour.', min: 0, max: 12, ...WHOLE },
  ranged: { says: 'Ranged skill.', min: 0, max: 20, ...WHOLE },
  closeCombat: { says: 'Close Combat skill.', min: 0, max: 20, ...WHOLE },
  perception: { says: 'Perception skill.', min: 0, max: 20, ...WHOLE },
  leadership: { says: 'Leadership.', min: 0, max: 20, ...WHOLE },
  wounds: { says: 'Wounds.', min: 1, max: 20, ...WHOLE },
  commandPoints: { says: 'Base number of Command Points.', min: 0, max: 9, ...WHOLE },
  stealth: { says: 'Stealth Level: false bases, and how far they may stray.', min: 0, max: 6, ...WHOLE },
} as const;

/** Numbers of weapons that a variant can change; close combat weapons have a Strength only. */
const OF_WEAPONS = {
  range: { says: 'Range in inches', min: 1, max: 96 },
  strength: { says: 'Strength', min: 0, max: 20, ...WHOLE },
  strengthB: { says: 'Strength against the others the template touches', min: 0, max: 20, ...WHOLE },
  aoe: { says: 'Size of the template in inches', min: 0.5, max: 12 },
} as const;

type WeaponNumber = keyof typeof OF_WEAPONS;

/** Some attributes of a unit of the appendix as numbers that can be changed. */
export function attributesOf<K extends keyof typeof ATTRIBUTES>(
  unit: string,
  names: readonly K[],
): Readonly<Record<K, Parameter>> {
  const printed = unitData.profiles[unit];
  const numbers = names.map((name) => [name, { ...ATTRIBUTES[name], default: printed[name] }] as const);
  return Object.fromEntries<object>(numbers) as Readonly<Record<K, Parameter>>;
}

/** Numbers of a weapon of the appendix that can be changed, under the names they have as settings of its bearer. */
export function weaponNumbers<K extends string>(
  weapon: string,
  names: Readonly<Record<K, WeaponNumber>>,
): Readonly<Record<K, Parameter>> {
  const printed = unitData.weapons[weapon];
  const numbers = Object.entries<WeaponNumber>(names).map(([setting, name]) => {
    const says = `${OF_WEAPONS[name].says} of the ${printed.title}.`;
    return [setting, { ...OF_WEAPONS[name], says, default: printed[name] }] as const;
  });
  return Object.fromEntries<object>(numbers) as Readonly<Record<K, Parameter>>;
}
