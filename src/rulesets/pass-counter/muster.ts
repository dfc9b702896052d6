import type { Weapon } from '../../kernel/entities.ts';
import { rollerOf } from '../../kernel/luck.ts';
import { refuseCrowd } from '../../rules/composition.ts';
import type { Seat } from '../../rules/decision.ts';
import { armsOf, nthOfItsLike } from '../../rules/mustering.ts';
import { armyOf } from './army-of.ts';
import type { Profile, UnitData, WeaponSpec } from './units.ts';

export interface ModelSpec {
  readonly seat: Seat;
  /** Within its force; keys its luck. */
  readonly ordinal: number;
  readonly roller: number;
  readonly profile: Profile;
  /** Numbers of its weapons, in its profile's order. */
  readonly ranged: readonly Weapon[];
  readonly melee: readonly Weapon[];
  readonly name: string;
}

/** The models of both sides; throws InputError for an army that nobody knows or that is too large. */
export function muster(
  data: UnitData,
  weapons: readonly WeaponSpec[],
  armies: readonly [string, string],
): ModelSpec[] {
  return ([0, 1] as const).flatMap((seat) => {
    const army = armyOf(data, armies[seat]);
    refuseCrowd(army.id, army.models.length);
    return army.models.map((_, i) => modelOf(data, weapons, army.models, seat, i));
  });
}

function modelOf(
  data: UnitData,
  weapons: readonly WeaponSpec[],
  ids: readonly string[],
  seat: Seat,
  ordinal: number,
): ModelSpec {
  const profile = data.profiles[ids[ordinal]];
  return {
    seat,
    ordinal,
    roller: rollerOf(seat, ordinal),
    profile,
    ...armsOf(profile.weapons, weapons),
    name: `${'AB'[seat]} ${profile.title}${nthOfItsLike(ids, ordinal)}`,
  };
}
