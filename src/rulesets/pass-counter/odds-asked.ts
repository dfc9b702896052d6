import { InputError, unknown } from '../../rules/nearest.ts';
import type { Profile, UnitData } from './units.ts';

/** What the desk was asked, as typed: options by name, flags as true. */
export type Asked = Readonly<Record<string, string | boolean>>;

/** The profile an option names; throws InputError with the nearest unit. */
export function profileAsked(data: UnitData, asked: Asked, name: string): Profile {
  const id = String(asked[name]);
  if (!Object.hasOwn(data.profiles, id))
    throw unknown('unit', id, 'Pass Counter', Object.keys(data.profiles));
  return data.profiles[id];
}

/** One of some words, the first when left out. */
export function wordAsked<W extends string>(asked: Asked, name: string, words: readonly W[]): W {
  const word = asked[name] ?? words[0];
  const found = words.find((one) => one === word);
  if (found === undefined) throw unknown('choice', String(word), `--${name}`, words);
  return found;
}

/** A number within bounds, whole unless parts of it make sense. */
export function numberAsked(
  asked: Asked,
  name: string,
  usual: number,
  [least, most]: readonly [number, number],
  kind: 'whole' | 'any' = 'whole',
): number {
  const text = asked[name];
  if (text === undefined) return usual;
  const value = Number(text);
  const takes = `${kind === 'whole' ? 'a whole number' : 'a number'} from ${least} to ${most}`;
  if (typeof text !== 'string' || text.trim() === '' || !Number.isFinite(value))
    throw new InputError(`--${name} takes ${takes}, not "${text}".`);
  const within = Math.min(most, Math.max(least, value));
  const valid = kind === 'whole' ? Math.round(within) : within;
  if (valid !== value)
    throw new InputError(`--${name} takes ${takes}, not ${text}; the nearest is ${valid}.`);
  return value;
}

/** Refuses options that have no part in what is asked. */
export function refuseOthers(asked: Asked, what: string, allowed: readonly string[]): void {
  const stray = Object.keys(asked).find((name) => !allowed.includes(name));
  if (stray !== undefined) throw new InputError(`--${stray} has no part in ${what}; leave it out.`);
}
