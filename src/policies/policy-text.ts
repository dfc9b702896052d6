import { InputError, unknown } from '../rules/nearest.ts';
import { APPETITES, type Appetite, type Appetites } from './appetite.ts';

/** A policy as it is written: `veteran`, or `veteran[overwatch=never+charge=often]` with appetites of its own. */
export interface PolicyText {
  readonly name: string;
  readonly appetites: Appetites;
}

const FORM = /^([^[\]]*)\[([^[\]]*)\]$/;

/** Reads a policy, whose name and headings are left to whoever knows them. Throws InputError for anything but its form. */
export function readPolicy(text: string): PolicyText {
  if (!/[[\]]/.test(text)) return { name: text, appetites: {} };
  const [, name, said] = FORM.exec(text) ?? [];
  if (name === undefined) {
    throw new InputError(`"${text}" is no policy; write its appetites like "veteran[overwatch=never]".`);
  }
  const appetites: Record<string, Appetite> = {};
  for (const part of said.split('+')) {
    const [rule, appetite, ...more] = part.split('=');
    if (!rule || appetite === undefined || more.length > 0) {
      throw new InputError(`"${part}" in "${text}" is no appetite; write it like "overwatch=never".`);
    }
    if (Object.hasOwn(appetites, rule))
      throw new InputError(`"${text}" says its appetite for "${rule}" twice.`);
    appetites[rule] = requireAppetite(appetite, text);
  }
  return { name, appetites };
}

/** The same policy with further appetites, written in one order whatever it was written in. */
export function withAppetites(text: string, more: Appetites): string {
  const { name, appetites } = readPolicy(text);
  const all = Object.entries({ ...appetites, ...more }).sort(([a], [b]) => (a < b ? -1 : 1));
  return all.length === 0
    ? name
    : `${name}[${all.map(([rule, appetite]) => `${rule}=${appetite}`).join('+')}]`;
}

function requireAppetite(word: string, where: string): Appetite {
  if (Object.hasOwn(APPETITES, word)) return word as Appetite;
  throw unknown('appetite', word, `"${where}"`, Object.keys(APPETITES));
}
