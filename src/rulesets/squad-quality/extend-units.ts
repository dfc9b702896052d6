import { lookUp, readAdditions, titled, withNew } from '../../rules/additions.ts';
import { InputError } from '../../rules/nearest.ts';
import { unitAdditionsSchema } from './unit-schema.ts';
import type { ArmySpec, Profile, UnitData, Weapon } from './units.ts';

/** These units with a user's own added; throws InputError when the additions do not fit. */
export function extendUnits(base: UnitData, additions: unknown): UnitData {
  const { weapons, units, armies } = readAdditions(unitAdditionsSchema, additions);
  const all: UnitData = {
    weapons: withNew<Weapon>('weapon', base.weapons, weapons.map(titled)),
    profiles: withNew<Profile>('unit', base.profiles, units.map(titled)),
    armies: withNew<ArmySpec>('army', base.armies, armies.map(titled)),
  };
  for (const { id, weapons: names } of units) checkArms(id, names, all);
  for (const { id, units: names } of armies)
    for (const name of names) lookUp('unit', name, `army "${id}"`, all.profiles);
  return all;
}

/** The first weapon is what most figures carry, and the others are support weapons. */
function checkArms(id: string, [main, ...support]: readonly string[], all: UnitData): void {
  const { support: isSupport } = lookUp('weapon', main, `unit "${id}"`, all.weapons);
  if (isSupport)
    throw new InputError(
      `Most of unit "${id}" carry "${main}", which is a support weapon; name theirs first.`,
    );
  for (const name of support) {
    if (lookUp('weapon', name, `unit "${id}"`, all.weapons).support) continue;
    throw new InputError(`Single figures of unit "${id}" carry "${name}", which is no support weapon.`);
  }
}
