import type { Unit } from '../../../kernel/entities.ts';
import { refuseCrowd } from '../../../rules/assembly/composition.ts';
import { type ArmedModel, armedModel, nthOfItsLike } from '../../../rules/assembly/mustering.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { ArmySpec, Profile, UnitData, UnitEntry, WeaponSpec } from '../units/units.ts';

export interface ModelSpec extends ArmedModel<Profile> {
  readonly unit: Unit;
}

/** The models of the first so many units of both armies; throws InputError when they have too many models. */
export function musterArmies(
  data: UnitData,
  weapons: readonly WeaponSpec[],
  armies: readonly [ArmySpec, ArmySpec],
  most: number,
): ModelSpec[] {
  const models: ModelSpec[] = [];
  let unit = 0;
  for (const seat of [0, 1] as const) {
    const before = models.length;
    for (const entry of called(armies[seat], most)) {
      models.push(...membersOf(data, weapons, entry, seat, unit++, models.length - before));
    }
    refuseCrowd(armies[seat].id, models.length - before);
  }
  return models;
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
