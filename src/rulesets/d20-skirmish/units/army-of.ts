import { armyBy, inEvenGroups } from '../../../rules/assembly/composition.ts';
import type { ArmySpec, SquadSpec, UnitData } from './units.ts';

/** Most models of a squad that a composition is gathered into. */
const SQUAD = 5;

/**
 * An army by its name or its composition; throws InputError. Models of a composition are gathered into squads of up to
 * five; individuals and commanders are on their own.
 */
export function armyOf(data: UnitData, text: string): ArmySpec {
  const { profiles } = data;
  return armyBy(text, 'd20 Skirmish', data, (named, single) => {
    const alone = single.filter((id) => profiles[id].individual);
    const squads = inEvenGroups(
      single.filter((id) => !profiles[id].individual),
      SQUAD,
    );
    return {
      works: named.flatMap(({ works }) => works ?? []),
      squads: [
        ...named.flatMap((army) => army.squads),
        ...squads.map((models, i): SquadSpec => ({ title: `Squad ${i + 1}`, models })),
        ...alone.map((id): SquadSpec => ({ title: profiles[id].title, models: [id] })),
      ],
    };
  });
}
