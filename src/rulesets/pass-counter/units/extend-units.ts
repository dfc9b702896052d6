import { checkRanges, lookUp, readAdditions, titled, withNew } from '../../../rules/assembly/additions.ts';
import { type ArmySpec, type Profile, type UnitData, unitAdditionsSchema, type WeaponSpec } from './units.ts';

/** These units with a user's own added; throws InputError when the additions do not fit. */
export function extendUnits(base: UnitData, additions: unknown): UnitData {
  const { weapons, units, armies } = readAdditions(unitAdditionsSchema, additions);
  const all: UnitData = {
    weapons: withNew<WeaponSpec>('weapon', base.weapons, weapons.map(titled)),
    profiles: withNew<Profile>('unit', base.profiles, units.map(titled)),
    armies: withNew<ArmySpec>('army', base.armies, armies.map(titled)),
  };
  checkRanges(weapons, 'engagement.range');
  for (const { id, weapons: names } of units) {
    for (const name of names) lookUp('weapon', name, `unit "${id}"`, all.weapons);
  }
  for (const { id, models } of armies) {
    for (const name of models) lookUp('unit', name, `army "${id}"`, all.profiles);
  }
  return all;
}
