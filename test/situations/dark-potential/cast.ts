import type { Seat } from '../../../src/rules/decision.ts';
import { InputError, unknown } from '../../../src/rules/nearest.ts';
import { type ArmySpec, unitData } from '../../../src/rulesets/dark-potential/units/units.ts';
import type { Situation } from '../situation.ts';

/** A unit of a situation; the letters of its models, or of the bases of one that is hidden. */
export interface Cast {
  readonly seat: Seat;
  readonly letters: readonly string[];
  /** Profiles of its models. */
  readonly profiles: readonly string[];
  readonly hidden: boolean;
}

/** How some letters are: `2 wounds`, `suppressed`, `on Overwatch with the pistol towards s`. */
export interface Condition {
  readonly letters: readonly string[];
  readonly says: string;
}

const HIDDEN = 'hidden';

/** Who takes part, those of seat 0 first, and how they are; throws InputError. */
export function castOf({ entries, map, title }: Situation): { cast: Cast[]; conditions: Condition[] } {
  const cast: Cast[] = [];
  const conditions: Condition[] = [];
  for (const { letters, says } of entries) {
    const [who, ...how] = says.split(', ');
    const missing = letters.find((letter) => !map.models.has(letter));
    if (missing !== undefined) throw unknown('model', missing, `the map of "${title}"`, map.models.keys());
    const [, side, what] = /^(our|their) (.+)$/.exec(who) ?? [];
    for (const one of what === undefined ? [who, ...how] : how)
      if (one !== HIDDEN) conditions.push({ letters, says: one });
    if (what === undefined) continue;
    const hidden = how.includes(HIDDEN);
    const profiles = profilesOf(what, hidden ? 1 : letters.length, title);
    cast.push({ seat: side === 'our' ? 0 : 1, letters, profiles, hidden });
  }
  for (const letter of map.models.keys())
    if (!cast.some(({ letters }) => letters.includes(letter)))
      throw new InputError(
        `Nobody says who "${letter}" on the map of "${title}" is; write a line like "${letter}: our soldier".`,
      );
  return { cast: [...cast].sort((a, b) => a.seat - b.seat), conditions };
}

/** `rocket soldier and soldiers`, as profiles of so many models: a last one in the plural stands for all the rest. */
function profilesOf(text: string, models: number, title: string): string[] {
  const words = text.split(' and ');
  const profiles: string[] = [];
  for (const word of words) {
    const isMany = !titles.has(word) && titles.has(word.replace(/s$/, ''));
    const id = titles.get(isMany ? word.replace(/s$/, '') : word);
    if (id === undefined) throw unknown('unit', word, `"${title}"`, titles.keys());
    for (let i = isMany ? models - profiles.length : 1; i > 0; i--) profiles.push(id);
  }
  if (profiles.length !== models)
    throw new InputError(
      `"${text}" in "${title}" is ${profiles.length} models for ${models} letters; name as many.`,
    );
  if (models > 1 && !profiles.every((id) => unitData.profiles[id].squad))
    throw new InputError(
      `"${text}" in "${title}" cannot be a squad; give each independent model a line of its own.`,
    );
  return profiles;
}

const titles = new Map(Object.values(unitData.profiles).map(({ id, title }) => [title.toLowerCase(), id]));

/** The army of a seat. */
export function armyOf(cast: readonly Cast[], seat: Seat): ArmySpec {
  const units = cast
    .filter((one) => one.seat === seat)
    .map(({ profiles }) =>
      unitData.profiles[profiles[0]].squad
        ? { title: 'Squad', squad: profiles, commandPoints: 1 }
        : { unit: profiles[0] },
    );
  const id = 'AB'[seat];
  return { id, title: `Army ${id}`, units };
}

/** Models by letter, numbered as the book numbers them. */
export function modelsOf(cast: readonly Cast[]): ReadonlyMap<string, number> {
  const models = new Map<string, number>();
  let next = 0;
  for (const { letters, profiles, hidden } of cast) {
    for (const [i, letter] of letters.entries()) models.set(letter, hidden ? next : next + i);
    next += profiles.length;
  }
  return models;
}
