import { armyBy, inEvenGroups } from '../../../rules/assembly/composition.ts';
import type { ArmySpec, UnitData } from './units.ts';

/** Most models of a unit (ZC-A2). */
const UNIT = 5;

/**
 * An army by its name or its composition; throws InputError. Models of a composition are gathered into units of up to
 * five that come to boards of any size; of a named army in it as many units come as the board says.
 */
export function armyOf(data: UnitData, text: string): ArmySpec {
  return armyBy(text, 'Zone Control', data, (named, single) => ({
    units: [
      ...named.flatMap(({ units }) => units),
      ...inEvenGroups(single, UNIT).map((models, i) => ({
        title: `Unit ${i + 1}`,
        models,
        always: true as const,
      })),
    ],
  }));
}
