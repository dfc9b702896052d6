import { inEvenGroups, listComposition } from '../../../rules/assembly/composition.ts';
import type { ArmySpec, UnitData } from './units.ts';

/** As many as the squads of the appendix have. */
const SQUAD = 5;

/**
 * An army by its name or its composition; throws InputError. Models that serve in squads are gathered into squads of
 * up to five with the Command Points of one of them, as in the appendix; squads of named armies stay as they are.
 */
export function armyOf(data: UnitData, text: string): ArmySpec {
  if (Object.hasOwn(data.armies, text)) return data.armies[text];
  const { armies, profiles } = data;
  const listed = listComposition(text, 'Dark Potential', data);
  const named = listed.flatMap((id) => (Object.hasOwn(armies, id) ? armies[id].units : []));
  const single = listed.filter((id) => !Object.hasOwn(armies, id));
  const squads = inEvenGroups(
    single.filter((id) => profiles[id].squad),
    SQUAD,
  );
  return {
    id: text,
    title: text,
    units: [
      ...named,
      ...single.filter((id) => !profiles[id].squad).map((unit) => ({ unit })),
      ...squads.map((squad, i) => ({ title: `Squad ${i + 1}`, squad })),
    ],
  };
}
