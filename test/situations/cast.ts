import type { Seat } from '../../src/rules/decision.ts';
import { InputError, unknown } from '../../src/rules/nearest.ts';
import type { Situation } from './situation.ts';

/** A unit of a situation; the letters of its models, or of the bases of one that is hidden. */
export interface Cast {
  readonly seat: Seat;
  readonly letters: readonly string[];
  /** Ids of the profiles of its models. */
  readonly profiles: readonly string[];
  readonly hidden: boolean;
}

/** How some letters are: `2 wounds`, `suppressed`, `on Overwatch with the pistol towards s`. */
export interface Condition {
  readonly letters: readonly string[];
  readonly says: string;
}

/** Profiles by what they are called on the table. */
export type Titled = Readonly<Record<string, { readonly id: string; readonly title: string }>>;

const HIDDEN = 'hidden';

/** Who takes part, those of seat 0 first, and how they are; throws InputError. */
export function castOf(
  { entries, map, title }: Situation,
  profiles: Titled,
): { readonly cast: Cast[]; readonly conditions: Condition[] } {
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
    const ids = profilesOf(what, hidden ? 1 : letters.length, title, profiles);
    cast.push({ seat: side === 'our' ? 0 : 1, letters, profiles: ids, hidden });
  }
  for (const letter of map.models.keys())
    if (!cast.some(({ letters }) => letters.includes(letter)))
      throw new InputError(
        `Nobody says who "${letter}" on the map of "${title}" is; write a line like "${letter}: our soldier".`,
      );
  return { cast: [...cast].sort((a, b) => a.seat - b.seat), conditions };
}

/** `rocket soldier and soldiers`, as profiles of so many models: a last one in the plural stands for all the rest. */
function profilesOf(text: string, models: number, title: string, profiles: Titled): string[] {
  const titles = new Map(Object.values(profiles).map((one) => [one.title.toLowerCase(), one.id]));
  const ids: string[] = [];
  for (const word of text.split(' and ')) {
    const isMany = !titles.has(word) && titles.has(word.replace(/s$/, ''));
    const id = titles.get(isMany ? word.replace(/s$/, '') : word);
    if (id === undefined) throw unknown('unit', word, `"${title}"`, titles.keys());
    for (let i = isMany ? models - ids.length : 1; i > 0; i--) ids.push(id);
  }
  if (ids.length === models) return ids;
  throw new InputError(
    `"${text}" in "${title}" is ${ids.length} models for ${models} letters; name as many.`,
  );
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

/** The letter of a model, the first of its bases where it is hidden. */
export function letterOf(models: ReadonlyMap<string, number>, model: number): string {
  for (const [letter, of] of models) if (of === model) return letter;
  throw new Error(`Model ${model} has no letter.`);
}

/** The model of a letter; throws InputError. */
export function modelCalled(models: ReadonlyMap<string, number>, letter: string, title: string): number {
  const model = models.get(letter);
  if (model === undefined) throw unknown('model', letter, `"${title}"`, models.keys());
  return model;
}
