import { lookUp, readAdditions, titled, withNew } from '../../../rules/assembly/additions.ts';
import { InputError } from '../../../rules/nearest.ts';
import { unitAdditionsSchema } from './unit-schema.ts';
import type { ArmySpec, Profile, UnitData, WeaponSpec } from './units.ts';

/** These units with a user's own added; throws InputError when the additions do not fit. */
export function extendUnits(base: UnitData, additions: unknown): UnitData {
  const { weapons, units, armies } = readAdditions(unitAdditionsSchema, additions);
  const all: UnitData = {
    weapons: withNew<WeaponSpec>('weapon', base.weapons, weapons.map(titled)),
    profiles: withNew<Profile>('unit', base.profiles, units.map(titled)),
    armies: withNew<ArmySpec>('army', base.armies, armies.map(titled)),
  };
  for (const weapon of weapons) checkBands(weapon);
  for (const { id, weapons: names } of units) {
    for (const name of names) lookUp('weapon', name, `unit "${id}"`, all.weapons);
  }
  for (const { id, squads } of armies) {
    for (const name of squads.flatMap(({ models }) => models))
      lookUp('unit', name, `army "${id}"`, all.profiles);
  }
  return all;
}

/** Refuses ranged weapons that reach no band and close ones that do. */
function checkBands({ id, mode, bands }: Omit<WeaponSpec, 'title'>): void {
  const reaches = Object.values(bands).some((modifier) => modifier !== null);
  if ((mode === 'ranged') === reaches) return;
  throw new InputError(
    mode === 'ranged'
      ? `The weapon "${id}" is ranged and reaches no band; give it a modifier in one, as in bands: { SR: 0 }.`
      : `The weapon "${id}" is for close combat; leave out its bands.`,
  );
}
