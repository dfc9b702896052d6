import { InputError, unknown } from '../nearest.ts';

/** What an odds desk was asked, as typed: options by name, flags as true. */
export type Asked = Readonly<Record<string, string | boolean>>;

interface Bounds {
  readonly from: number;
  readonly to: number;
  /** Left out for whole numbers. */
  readonly step?: 'any';
}

/** A number as people write it; `Number` would also take 0x10 and blanks. */
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** `1 inch`, `6 inches`. */
export function inchesText(inches: number): string {
  return `${inches} ${inches === 1 ? 'inch' : 'inches'}`;
}

export function typed(asked: Asked, name: string): string | undefined {
  const value = asked[name];
  return typeof value === 'string' ? value : undefined;
}

/** A number of an option within bounds, `otherwise` when it is left out; throws InputError with the nearest. */
export function numberAsked(
  asked: Asked,
  name: string,
  { from, to, step }: Bounds,
  otherwise: number,
): number {
  const text = typed(asked, name);
  if (text === undefined) return otherwise;
  const value = Number(text);
  const kind = step === 'any' ? 'a number' : 'a whole number';
  const takes = from === to ? `${from} only` : `${kind} from ${from} to ${to}`;
  if (!DECIMAL.test(text) || !Number.isFinite(value)) {
    throw new InputError(`--${name} takes ${takes}, not "${text}".`);
  }
  const within = Math.min(to, Math.max(from, value));
  const valid = step === 'any' ? within : Math.round(within);
  if (valid !== value)
    throw new InputError(`--${name} takes ${takes}, not ${text}; the nearest is ${valid}.`);
  return value;
}

/** One of some words, the first when it is left out; throws InputError with the nearest. */
export function wordAsked<W extends string>(asked: Asked, name: string, words: readonly W[]): W {
  const word = asked[name] ?? words[0];
  const found = words.find((one) => one === word);
  if (found === undefined) throw unknown('choice', String(word), `--${name}`, words);
  return found;
}

/**
 * The weapon of a model that is asked about, the first that it can use when left out; throws InputError.
 *
 * @param usable ids of its weapons that what is asked can be done with
 */
export function weaponAsked<W>(
  asked: Asked,
  model: string,
  usable: readonly string[],
  weapons: Readonly<Record<string, W>>,
): W {
  if (usable.length === 0) throw new InputError(`There is nothing that a ${model} can use here.`);
  const name = String(asked['weapon'] ?? usable[0]);
  if (!usable.includes(name)) throw unknown('weapon', name, `what a ${model} can use here`, usable);
  return weapons[name];
}

/** Refuses options that have no part in what is asked. */
export function refuseOthers(asked: Asked, what: string, allowed: readonly string[]): void {
  const stray = Object.keys(asked).find((name) => !allowed.includes(name));
  if (stray !== undefined) throw new InputError(`--${stray} has no part in ${what}; leave it out.`);
}

/** Refuses what the settings switch off: `what` needs a rule of this title. */
export function requireOn(on: boolean, what: string, title: string): void {
  if (!on) throw new InputError(`${what} needs ${title}, which is off here; leave out what turns it off.`);
}
