import { armyBy } from '../../../rules/assembly/composition.ts';
import type { ArmySpec, UnitData } from './units.ts';

/** An army by its name or its composition; throws InputError. */
export function armyOf(data: UnitData, text: string): ArmySpec {
  return armyBy(text, 'Squad Quality', data, (_named, _units, listed) => ({
    units: listed.flatMap((one) => (typeof one === 'string' ? [one] : one.units)),
  }));
}
