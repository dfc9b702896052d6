import type { SightRecord } from '../../../kernel/sight/sight-record.ts';
import { type Asked, typed } from '../../../rules/assembly/asked.ts';
import { InputError, unknown } from '../../../rules/nearest.ts';
import { OPEN_VIEW } from '../battlefield/bare-field.ts';
import type { Profile, UnitData } from '../units/units.ts';

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
    untouched: null,
    targetInside: false,
    viewerInside: false,
  } as const;
  return {
    view: { seen: true, shown: 4, hidden: piece.hidden, centreClear: partial, pieces: [piece] },
    words: `in ${word} cover${partial ? ' that hides less than half of it' : ''}`,
  };
}
