import type { Model, Unit } from '../../../kernel/entities.ts';
import { refuseCrowd } from '../../../rules/assembly/composition.ts';
import { type ArmedModel, armedModel, nthOfItsLike } from '../../../rules/assembly/mustering.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { ArmySpec, Profile, UnitData, UnitEntry, WeaponSpec } from '../units/units.ts';

export interface ModelSpec extends ArmedModel<Profile> {
  readonly unit: Unit;
}

export interface UnitSpec {
  readonly seat: Seat;
  readonly title: string;
  readonly members: readonly Model[];
}

interface Roster {
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
    const called = `${title} ${profile.title}${nthOfItsLike(ids, i)}`;
    return { ...armedModel(seat, ordinal + i, profile, weapons, called), unit };
  });
}
