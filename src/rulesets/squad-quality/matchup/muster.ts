import type { Weapon } from '../../../kernel/entities.ts';
import { rollerOf } from '../../../kernel/luck.ts';
import { refuseCrowd } from '../../../rules/assembly/composition.ts';
import { type Mustered, nthOfItsLike } from '../../../rules/assembly/mustering.ts';
import type { Seat } from '../../../rules/decision.ts';
import {
  type ArmySpec,
  PERSONALITIES,
  type Profile,
  QUALITIES,
  RESOLVES,
  type Trait,
  type UnitData,
  type WeaponSpec,
} from '../units/units.ts';

/** A unit of a side: what the bench calls a model. */
export interface UnitSpec extends Mustered<Profile> {
  /** Levels from 0: Rabble to Elite, Reluctant to Determined. */
  readonly quality: number;
  readonly resolve: number;
  /** What most of its figures carry, and the number of that weapon. */
  readonly main: WeaponSpec;
  readonly mainNumber: Weapon;
  /** What single figures carry instead. */
  readonly support: readonly WeaponSpec[];
}

/**
 * The units of both armies; throws InputError when they are too many.
 *
 * @param personalities how many a side has, the first of its list (SQ-PER-10)
 */
export function musterArmies(
  data: UnitData,
  weapons: readonly WeaponSpec[],
  armies: readonly [ArmySpec, ArmySpec],
  personalities: readonly [number, number],
): UnitSpec[] {
  return ([0, 1] as const).flatMap((seat) => {
    const { id, units } = armies[seat];
    refuseCrowd(id, units.length);
    let left = personalities[seat];
    return units.map((unit, ordinal) => {
      const profile = data.profiles[unit];
      const traits = profile.traits.filter((trait) => !isPersonality(trait) || left-- > 0);
      // Alike where nothing is left out, so that units of a kind have one profile.
      const agreed = traits.length === profile.traits.length ? profile : { ...profile, traits };
      return unitOf(agreed, weapons, seat, ordinal, nthOfItsLike(units, ordinal));
    });
  });
}

/** @param nth which of its like it is, as its name says it */
export function unitOf(
  profile: Profile,
  weapons: readonly WeaponSpec[],
  seat: Seat,
  ordinal: number,
  nth: string,
): UnitSpec {
  const numbers = profile.weapons.map((name) => weapons.findIndex(({ id }) => id === name));
  return {
    seat,
    ordinal,
    roller: rollerOf(seat, ordinal),
    profile,
    quality: QUALITIES.indexOf(profile.quality),
    resolve: RESOLVES.indexOf(profile.resolve),
    main: weapons[numbers[0]],
    mainNumber: numbers[0],
    support: numbers.slice(1).map((number) => weapons[number]),
    name: `${'AB'[seat]} ${profile.title}${nth}`,
  };
}

function isPersonality(trait: Trait): boolean {
  return PERSONALITIES.some((one) => one === trait);
}
