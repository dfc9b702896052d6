import { inEvenGroups, listComposition } from '../../../rules/assembly/composition.ts';
import type { ArmySpec, UnitData } from './units.ts';

/** Most models of a unit (ZC-A2). */
const UNIT = 5;

/**
 * An army by its name or its composition; throws InputError. Models of a composition are gathered into units of up to
 * five that come to boards of any size; of a named army in it as many units come as the board says.
 */
export function armyOf(data: UnitData, text: string): ArmySpec {
  if (Object.hasOwn(data.armies, text)) return data.armies[text];
  const { armies } = data;
  const listed = listComposition(text, 'Zone Control', data);
  const single = listed.filter((id) => !Object.hasOwn(armies, id));
  return {
    id: text,
    title: text,
    units: [
      ...listed.flatMap((id) => (Object.hasOwn(armies, id) ? armies[id].units : [])),
      ...inEvenGroups(single, UNIT).map((models, i) => ({
        title: `Unit ${i + 1}`,
        models,
        always: true as const,
      })),
    ],
  };
}
