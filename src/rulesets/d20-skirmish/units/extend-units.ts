import { lookUp, readUnits, withUnits } from '../../../rules/assembly/additions.ts';
import { checkArmy, checkUnit, checkWeapon } from './check-units.ts';
import { type UnitData, unitAdditionsSchema } from './units.ts';

/** These units with a user's own added; throws InputError when the additions do not fit. */
export function extendUnits(base: UnitData, additions: unknown): UnitData {
  const added = readUnits(unitAdditionsSchema, additions);
  const all: UnitData = withUnits(base, added);
  for (const { id } of added.weapons) checkWeapon(all.weapons[id]);
  for (const { id } of added.units) checkUnit(all.profiles[id], all.weapons);
  for (const { id, squads } of added.armies) {
    for (const name of squads.flatMap(({ models }) => models))
      lookUp('unit', name, `army "${id}"`, all.profiles);
    checkArmy(all.armies[id], all.profiles);
  }
  return all;
}
