import type { Model, Unit, Weapon } from '../../kernel/entities.ts';
import { rollerOf } from '../../kernel/luck.ts';
import { refuseCrowd } from '../../rules/composition.ts';
import type { Seat } from '../../rules/decision.ts';
import { armsOf, nthOfItsLike } from '../../rules/mustering.ts';
import type { ArmySpec, Profile, UnitData, UnitEntry, WeaponSpec } from './units.ts';

export interface ModelSpec {
  readonly seat: Seat;
  /** Within its force; keys its luck. */
  readonly ordinal: number;
  readonly roller: number;
  readonly unit: Unit;
  readonly profile: Profile;
  /** Numbers of its weapons, in its profile's order. */
  readonly ranged: readonly Weapon[];
  readonly melee: readonly Weapon[];
  readonly name: string;
}

export interface UnitSpec {
  readonly seat: Seat;
  readonly title: string;
  readonly members: readonly Model[];
}

export interface Roster {
  readonly models: readonly ModelSpec[];
  readonly units: readonly UnitSpec[];
}

/** The first so many units of both armies; throws InputError when they have too many models. */
export function musterArmies(
  data: UnitData,
  weapons: readonly WeaponSpec[],
  armies: readonly [ArmySpec, ArmySpec],
  most: number,
): Roster {
  const models: ModelSpec[] = [];
  const units: UnitSpec[] = [];
  for (const seat of [0, 1] as const) {
    const before = models.length;
    for (const entry of called(armies[seat], most)) {
      const first = models.length;
      models.push(...membersOf(data, weapons, entry, seat, units.length, first - before));
      units.push({ seat, title: entry.title, members: entry.models.map((_, i) => first + i) });
    }
    refuseCrowd(armies[seat].id, models.length - before);
  }
  return { models, units };
}

/** The first so many of the army list, and those that always come. */
function called({ units }: ArmySpec, most: number): UnitEntry[] {
  const listed = units.filter(({ always }) => !always);
  return units.filter((unit) => unit.always || listed.indexOf(unit) < most);
}

function membersOf(
  data: UnitData,
  weapons: readonly WeaponSpec[],
  { title, models: ids }: UnitEntry,
  seat: Seat,
  unit: Unit,
  ordinal: number,
): ModelSpec[] {
  return ids.map((id, i) => {
    const profile = data.profiles[id];
    return {
      seat,
      ordinal: ordinal + i,
      roller: rollerOf(seat, ordinal + i),
      unit,
      profile,
      ...armsOf(profile.weapons, weapons),
      name: `${'AB'[seat]} ${title} ${profile.title}${nthOfItsLike(ids, i)}`,
    };
  });
}
