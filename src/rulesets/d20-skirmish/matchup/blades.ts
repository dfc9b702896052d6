import type { Weapon } from '../../../kernel/entities.ts';
import type { WeaponSpec } from '../units/units.ts';

/** The blade of some that does the most damage, the first of several; undefined without any. */
export function strongestBlade(
  blades: readonly Weapon[],
  weapons: readonly WeaponSpec[],
): Weapon | undefined {
  return blades.reduce<Weapon | undefined>(
    (best, one) => (best === undefined || weapons[one].damage > weapons[best].damage ? one : best),
    undefined,
  );
}

/** The blade of a secondary attack that follows a blow with another (DX-CM-09); undefined without one. */
export function otherBlade(blades: readonly Weapon[], blade: Weapon): Weapon | undefined {
  return blades.find((one) => one !== blade);
}
