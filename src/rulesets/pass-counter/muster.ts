import { rollerOf } from '../../kernel/luck.ts';
import { MOST_MODELS } from '../../rules/composition.ts';
import type { Seat } from '../../rules/decision.ts';
import { InputError } from '../../rules/nearest.ts';
import { armyOf } from './army-of.ts';
import type { Profile, UnitData, Weapon } from './units.ts';

export interface ModelSpec {
  readonly seat: Seat;
  /** Within its force; keys its luck. */
  readonly ordinal: number;
  readonly roller: number;
  readonly profile: Profile;
  /** Numbers of its weapons, in its profile's order. */
  readonly ranged: readonly number[];
  readonly melee: readonly number[];
  readonly name: string;
}

/** The models of both sides; throws InputError for an army that nobody knows or that is too large. */
export function muster(
  data: UnitData,
  weapons: readonly Weapon[],
  armies: readonly [string, string],
): ModelSpec[] {
  return ([0, 1] as const).flatMap((seat) => {
    const army = armyOf(data, armies[seat]);
    if (army.models.length > MOST_MODELS) {
      throw new InputError(
        `Army "${army.id}" has ${army.models.length} models; the bench plays up to ${MOST_MODELS} a side.`,
      );
    }
    return army.models.map((_, i) => modelOf(data, weapons, army.models, seat, i));
  });
}

function modelOf(
  data: UnitData,
  weapons: readonly Weapon[],
  ids: readonly string[],
  seat: Seat,
  ordinal: number,
): ModelSpec {
  const profile = data.profiles[ids[ordinal]];
  const carried = (mode: Weapon['mode']) =>
    profile.weapons.flatMap((name) =>
      data.weapons[name].mode === mode ? [weapons.indexOf(data.weapons[name])] : [],
    );
  const like = ids.filter((id) => id === ids[ordinal]).length;
  const nth = ids.slice(0, ordinal + 1).filter((id) => id === ids[ordinal]).length;
  return {
    seat,
    ordinal,
    roller: rollerOf(seat, ordinal),
    profile,
    ranged: carried('ranged'),
    melee: carried('melee'),
    name: `${'AB'[seat]} ${profile.title}${like > 1 ? ` ${nth}` : ''}`,
  };
}
