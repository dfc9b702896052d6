import type { SightRecord } from '../../kernel/sight-record.ts';
import { InputError, unknown } from '../../rules/nearest.ts';
import { OPEN_VIEW } from './bare-field.ts';
import type { Profile, UnitData } from './units.ts';

/** What the desk was asked, as typed: options by name, flags as true. */
export type Asked = Readonly<Record<string, string | boolean>>;

export function typed(asked: Asked, name: string): string | undefined {
  const value = asked[name];
  return typeof value === 'string' ? value : undefined;
}

/** The profile an option names, or `otherwise`; throws InputError with the nearest unit. */
export function profileAsked(data: UnitData, asked: Asked, name: string, otherwise?: Profile): Profile {
  const id = typed(asked, name);
  if (id === undefined) {
    if (otherwise) return otherwise;
    throw new InputError(`Name a unit with --${name}, as in --${name} ${Object.keys(data.profiles)[0]}.`);
  }
  if (!Object.hasOwn(data.profiles, id)) {
    throw unknown('unit', id, 'Dark Potential', Object.keys(data.profiles));
  }
  return data.profiles[id];
}

/** A number of an option within bounds, whole unless `step` says otherwise. */
export function numberAsked(
  asked: Asked,
  name: string,
  bounds: { readonly from: number; readonly to: number; readonly step?: 'any' },
  otherwise: number,
): number {
  const text = typed(asked, name);
  if (text === undefined) return otherwise;
  const { from, to, step } = bounds;
  const value = Number(text);
  const kind = step === 'any' ? 'a number' : 'a whole number';
  const takes = from === to ? `${from} only` : `${kind} from ${from} to ${to}`;
  if (text.trim() === '' || !Number.isFinite(value)) {
    throw new InputError(`--${name} takes ${takes}, not "${text}".`);
  }
  const within = Math.min(to, Math.max(from, value));
  const valid = step === 'any' ? within : Math.round(within);
  if (valid !== value)
    throw new InputError(`--${name} takes ${takes}, not ${text}; the nearest is ${valid}.`);
  return value;
}

const COVERS: readonly string[] = ['none', 'light', 'medium', 'heavy'];

/** What whoever looks sees of the target: cover of a class that hides at least half of it, or less with --partial. */
export function viewAsked(asked: Asked): { readonly view: SightRecord; readonly words: string } {
  const word = typed(asked, 'cover') ?? 'none';
  const cover = COVERS.indexOf(word);
  if (cover < 0) throw unknown('cover', word, 'Dark Potential', COVERS);
  const partial = asked.partial === true;
  if (cover === 0) {
    if (partial) throw new InputError('--partial says that cover hides less than half; give --cover too.');
    return { view: OPEN_VIEW, words: 'in the open' };
  }
  const piece = {
    piece: 0,
    cover: cover as 1 | 2 | 3,
    hidden: partial ? 1 : 2,
    touched: false,
    targetInside: false,
    viewerInside: false,
  } as const;
  return {
    view: { seen: true, hidden: piece.hidden, centreClear: partial, pieces: [piece] },
    words: `in ${word} cover${partial ? ' that hides less than half of it' : ''}`,
  };
}

/** Refuses options that have no part in what is asked. */
export function refuseOthers(asked: Asked, what: string, allowed: readonly string[]): void {
  const stray = Object.keys(asked).find((name) => !allowed.includes(name));
  if (stray !== undefined) throw new InputError(`--${stray} has no part in ${what}; leave it out.`);
}
