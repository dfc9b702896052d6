import { listComposition } from '../../../rules/assembly/composition.ts';
import type { ArmySpec, UnitData } from './units.ts';

/** An army by its name or its composition; throws InputError. */
export function armyOf(data: UnitData, text: string): ArmySpec {
  if (Object.hasOwn(data.armies, text)) return data.armies[text];
  const { armies } = data;
  const listed = listComposition(text, 'Pass Counter', data);
  const models = listed.flatMap((id) => (Object.hasOwn(armies, id) ? armies[id].models : [id]));
  return { id: text, title: text, models };
}
