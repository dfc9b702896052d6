import { countEach, MOST_MODELS, readComposition } from '../../rules/composition.ts';
import { InputError } from '../../rules/nearest.ts';
import type { ArmySpec, UnitData } from './units.ts';

/** An army by its name or its composition; throws InputError. */
export function armyOf(data: UnitData, text: string): ArmySpec {
  if (Object.hasOwn(data.armies, text)) return data.armies[text];
  const { armies, profiles } = data;
  const terms = readComposition(text, 'Pass Counter', Object.keys(armies), Object.keys(profiles));
  const listed = terms.flatMap(({ id, count }) => new Array<string>(count).fill(id));
  const models = listed.flatMap((id) => (Object.hasOwn(armies, id) ? armies[id].models : [id]));
  return { id: text, title: text, models };
}

/** How many of each unit an army has; throws InputError for one that cannot be fielded. */
export function unitsOf(data: UnitData, text: string): Record<string, number> {
  const { models } = armyOf(data, text);
  if (models.length <= MOST_MODELS) return countEach(models);
  throw new InputError(
    `Army "${text}" has ${models.length} models; the bench plays up to ${MOST_MODELS} a side.`,
  );
}
