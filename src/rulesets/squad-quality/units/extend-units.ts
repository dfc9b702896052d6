import { lookUp, readAdditions, titled, withNew } from '../../../rules/assembly/additions.ts';
import { InputError } from '../../../rules/nearest.ts';
import { unitAdditionsSchema } from './unit-schema.ts';
import type { ArmySpec, Hull, Kind, Profile, UnitData, WeaponSpec } from './units.ts';

/** These units with a user's own added; throws InputError when the additions do not fit. */
export function extendUnits(base: UnitData, additions: unknown): UnitData {
  const { weapons, units, armies } = readAdditions(unitAdditionsSchema, additions);
  const all: UnitData = {
    weapons: withNew<WeaponSpec>('weapon', base.weapons, weapons.map(titled)),
    profiles: withNew<Profile>('unit', base.profiles, units.map(titled)),
    armies: withNew<ArmySpec>('army', base.armies, armies.map(titled)),
  };
  for (const { id, kind, hull, weapons: names } of units) {
    checkHull(id, kind, hull);
    checkArms(id, names, all, hull !== null);
  }
  for (const { id, units: names } of armies)
    for (const name of names) lookUp('unit', name, `army "${id}"`, all.profiles);
  return all;
}

/** Vehicles have a hull, and nobody else. */
function checkHull(id: string, kind: Kind, hull: Hull | null): void {
  if ((kind === 'vehicle') === (hull !== null)) return;
  throw new InputError(
    kind === 'vehicle'
      ? `The vehicle "${id}" has no hull; give it one, with its armour and how it moves.`
      : `Unit "${id}" is on foot and has a hull; leave it out, or make its kind "vehicle".`,
  );
}

/** The first weapon is what most figures carry, and the others are support weapons; a vehicle has any. */
function checkArms(
  id: string,
  [main, ...support]: readonly string[],
  all: UnitData,
  isVehicle: boolean,
): void {
  const { support: isSupport } = lookUp('weapon', main, `unit "${id}"`, all.weapons);
  if (isSupport)
    throw new InputError(
      `Most of unit "${id}" carry "${main}", which is a support weapon; name theirs first.`,
    );
  for (const name of support) {
    if (lookUp('weapon', name, `unit "${id}"`, all.weapons).support || isVehicle) continue;
    throw new InputError(`Single figures of unit "${id}" carry "${name}", which is no support weapon.`);
  }
}
