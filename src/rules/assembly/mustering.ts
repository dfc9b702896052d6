import type { Weapon } from '../../kernel/entities.ts';
import { rollerOf } from '../../kernel/luck.ts';
import type { Seat } from '../decision.ts';

/** A model or unit as it takes the field; `P` is its profile. */
export interface Mustered<P> {
  readonly seat: Seat;
  /** Within its force, those counted who stay at home; keys its luck. */
  readonly ordinal: number;
  readonly roller: number;
  readonly profile: P;
  readonly name: string;
}

/** A model that carries weapons of its own. */
export interface ArmedModel<P> extends Mustered<P> {
  /** Numbers of its weapons, in its profile's order. */
  readonly ranged: readonly Weapon[];
  readonly melee: readonly Weapon[];
}

/** @param called what it is called on its side, as by its title and which of its like it is */
export function armedModel<P extends { readonly weapons: readonly string[] }>(
  seat: Seat,
  ordinal: number,
  profile: P,
  weapons: readonly Armament[],
  called: string,
): ArmedModel<P> {
  return {
    seat,
    ordinal,
    roller: rollerOf(seat, ordinal),
    profile,
    ...armsOf(profile.weapons, weapons),
    name: `${'AB'[seat]} ${called}`,
  };
}

interface Armament {
  readonly id: string;
  readonly mode: 'ranged' | 'melee';
}

/** Numbers of the weapons that somebody carries, by mode, in the order in which they are listed. */
function armsOf(
  carried: readonly string[],
  weapons: readonly Armament[],
): { readonly ranged: readonly number[]; readonly melee: readonly number[] } {
  const numbers = carried.map((name) => weapons.findIndex(({ id }) => id === name));
  const ofMode = (mode: Armament['mode']) => numbers.filter((weapon) => weapons[weapon].mode === mode);
  return { ranged: ofMode('ranged'), melee: ofMode('melee') };
}

/** By model, the first of the same side and profile: what holds for one holds for all of them. */
export function firstAlike(
  models: readonly { readonly seat: Seat; readonly profile: { readonly id: string } }[],
): number[] {
  return models.map(({ seat, profile }) =>
    models.findIndex((other) => other.seat === seat && other.profile.id === profile.id),
  );
}

/** Which of its like a model is, as its name says it: empty for the only one, else ` 2` for the second. */
export function nthOfItsLike(ids: readonly string[], place: number): string {
  const isLike = (id: string) => id === ids[place];
  const nth = ids.slice(0, place + 1).filter(isLike).length;
  return ids.filter(isLike).length > 1 ? ` ${nth}` : '';
}
