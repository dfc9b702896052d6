import { lookUp, readUnits, withUnits } from '../../../rules/assembly/additions.ts';
import { checkUnit } from './check-unit.ts';
import { type UnitData, unitAdditionsSchema } from './units.ts';

/** These units with a user's own added; throws InputError when the additions do not fit. */
export function extendUnits(base: UnitData, additions: unknown): UnitData {
  const added = readUnits(unitAdditionsSchema, additions);
  const all: UnitData = withUnits(base, added);
  for (const { id } of added.units) checkUnit(all.profiles[id], all.weapons);
  for (const { id, units: names } of added.armies)
    for (const name of names) lookUp('unit', name, `army "${id}"`, all.profiles);
  return all;
}
