import { InputError, unknown } from '../rules/nearest.ts';
import { APPETITES, type Appetite, type Appetites } from './appetite.ts';

/**
 * A policy as it is written: `veteran`, `veteran[overwatch=never+charge=often]` with appetites of its own, or
 * `strategist[playouts=12]` with a budget.
 */
interface PolicyText {
  readonly name: string;
  readonly appetites: Appetites;
  /** Playouts of an option at most; absent where none is written. */
  readonly playouts?: number;
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
  let playouts: number | undefined;
  for (const part of said.split('+')) {
    const [rule, appetite, ...more] = part.split('=');
    if (rule === 'playouts') {
      playouts = requirePlayouts(part, text);
      continue;
    }
    if (!rule || appetite === undefined || more.length > 0) {
      throw new InputError(`"${part}" in "${text}" is no appetite; write it like "overwatch=never".`);
    }
    if (Object.hasOwn(appetites, rule))
      throw new InputError(`"${text}" says its appetite for "${rule}" twice.`);
    appetites[rule] = requireAppetite(appetite, text);
  }
  return { name, appetites, ...(playouts !== undefined && { playouts }) };
}

/** The same policy with further appetites, written in one order whatever it was written in. */
export function withAppetites(text: string, more: Appetites): string {
  const { appetites, ...own } = readPolicy(text);
  return written({ ...own, appetites: { ...appetites, ...more } });
}

/** The same policy with a budget, where it has none of its own. */
export function withPlayouts(text: string, playouts: number): string {
  return written({ playouts, ...readPolicy(text) });
}

/** A policy as it is written in one order of its appetites. */
export function written({ name, appetites, playouts }: PolicyText): string {
  const all = Object.entries(appetites).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = playouts === undefined ? all : [['playouts', playouts], ...all];
  return parts.length === 0 ? name : `${name}[${parts.map((part) => part.join('=')).join('+')}]`;
}

/** Playouts that may be asked for: two tell how far options lie apart, and beyond some thousands nothing is learnt. */
export const PLAYOUTS = { fewest: 2, most: 10_000 } as const;

function requirePlayouts(part: string, where: string): number {
  const playouts = Number(/^playouts=(\d+)$/.exec(part)?.[1]);
  if (playouts >= PLAYOUTS.fewest && playouts <= PLAYOUTS.most) return playouts;
  throw new InputError(
    `"${part}" in "${where}" is no number of playouts; write a whole one from ${PLAYOUTS.fewest} to ${PLAYOUTS.most}, like "playouts=12".`,
  );
}

function requireAppetite(word: string, where: string): Appetite {
  if (Object.hasOwn(APPETITES, word)) return word as Appetite;
  throw unknown('appetite', word, `"${where}"`, Object.keys(APPETITES));
}
