import { armyBy, inEvenGroups } from '../../../rules/assembly/composition.ts';
import type { ArmySpec, UnitData } from './units.ts';

/** As many as the squads of the appendix have. */
const SQUAD = 5;

/**
 * An army by its name or its composition; throws InputError. Models that serve in squads are gathered into squads of
 * up to five with the Command Points of one of them, as in the appendix; squads of named armies stay as they are.
 */
export function armyOf(data: UnitData, text: string): ArmySpec {
  const { profiles } = data;
  return armyBy(text, 'Dark Potential', data, (named, single) => {
    const squads = inEvenGroups(
      single.filter((id) => profiles[id].squad),
      SQUAD,
    );
    return {
      units: [
        ...named.flatMap(({ units }) => units),
        ...single.filter((id) => !profiles[id].squad).map((unit) => ({ unit })),
        ...squads.map((squad, i) => ({ title: `Squad ${i + 1}`, squad })),
      ],
    };
  });
}
