import { checkRanges, lookUp, readUnits, withUnits } from '../../../rules/assembly/additions.ts';
import { type UnitData, unitAdditionsSchema } from './units.ts';

/** These units with a user's own added; throws InputError when the additions do not fit. */
export function extendUnits(base: UnitData, additions: unknown): UnitData {
  const added = readUnits(unitAdditionsSchema, additions);
  const all: UnitData = withUnits(base, added);
  checkRanges(added.weapons, 'engagement.range');
  for (const { id, models } of added.armies) {
    for (const name of models) lookUp('unit', name, `army "${id}"`, all.profiles);
  }
  return all;
}
