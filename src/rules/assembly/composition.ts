import { countsText, InputError, isNear, unknown } from '../nearest.ts';
import type { Ruleset } from '../ruleset.ts';
import type { UnitDataOf } from '../unit-data.ts';

/** So many of a unit, or of all that a named army has. */
interface Term {
  readonly id: string;
  readonly count: number;
}

/** Models a side may have: each has luck of its own. */
const MOST_MODELS = 60;

const TERM = /^([a-z][a-z0-9-]*)(?:\*(\d{1,9}))?$/;

/** How compositions are written, for help pages. */
export const NOTATION = 'a name, or units and armies added up, as in <unit>*3+<unit>';

/**
 * Reads an army in one line: the name of one, or units and named armies added up, `soldier*3+sniper`. Throws
 * InputError for ids nobody knows and numbers that mean nothing.
 *
 * @param title of the ruleset
 */
export function readComposition(
  text: string,
  title: string,
  armies: readonly string[],
  units: readonly string[],
): Term[] {
  const ids = [...armies, ...units];
  if (!/[+*]/.test(text) && !ids.includes(text.trim())) {
    // A unit alone is an army too, but who names an army is told one unless it was plainly a unit.
    throw unknown('army', text, title, [...armies, ...units.filter((unit) => isNear(text, unit))]);
  }
  return text.split('+').map((term) => {
    const word = term.trim();
    const [, id, count = '1'] = TERM.exec(word) ?? [];
    if (id === undefined) {
      throw new InputError(
        `In army "${text}", "${word}" is not a unit and how many of it, written as in "${[...units, ...armies][0]}*3".`,
      );
    }
    if (!ids.includes(id)) {
      throw unknown('unit or army', id, `army "${text}"`, ids, {
        counted: countsText({ army: armies.length, unit: units.length }),
      });
    }
    if (Number(count) < 1 || Number(count) > MOST_MODELS) {
      throw new InputError(
        `In army "${text}", "${id}" stands ${count} times; from 1 to ${MOST_MODELS} a side can be played.`,
      );
    }
    return { id, count: Number(count) };
  });
}

/**
 * An army as it is spelt whoever names it: without blanks, and with one number for what stands side by side. The order
 * remains, since models take the field in it. Throws InputError for an army that cannot be fielded.
 */
export function armyAsked(
  { title, armies, units, unitsOf }: Pick<Ruleset, 'title' | 'armies' | 'units' | 'unitsOf'>,
  text: string,
): string {
  unitsOf(text);
  const ids = units.map(({ id }) => id);
  const together: Term[] = [];
  for (const { id, count } of readComposition(text, title, armies, ids)) {
    const isMore = together.at(-1)?.id === id;
    together.push({ id, count: isMore ? together.pop()!.count + count : count });
  }
  return lineOf(together);
}

/**
 * An army by its name, or one that is made of a composition; throws like `readComposition`.
 *
 * @param made what an army is of these named ones and of units by id, or of both as they are listed
 */
export function armyBy<A extends object>(
  text: string,
  title: string,
  { armies, profiles }: UnitDataOf<unknown, unknown, A>,
  made: (
    named: readonly A[],
    units: readonly string[],
    listed: readonly (A | string)[],
  ) => Omit<A, 'id' | 'title'>,
) {
  if (Object.hasOwn(armies, text)) return armies[text];
  const terms = readComposition(text, title, Object.keys(armies), Object.keys(profiles));
  const listed = terms.flatMap(({ id, count }) =>
    new Array<A | string>(count).fill(Object.hasOwn(armies, id) ? armies[id] : id),
  );
  const named = listed.filter((one) => typeof one !== 'string');
  const units = listed.filter((one) => typeof one === 'string');
  return { id: text, title: text, ...made(named, units, listed) };
}

/** Throws InputError for an army that is larger than the bench plays. */
export function refuseCrowd(army: string, models: number): void {
  if (models <= MOST_MODELS) return;
  throw new InputError(`Army "${army}" has ${models} models; the bench plays up to ${MOST_MODELS} a side.`);
}

/** How many of each there are, in the order in which they first come. */
export function countEach(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** Units by number as one line: `soldier*3+sniper`. */
export function compositionOf(counts: Readonly<Record<string, number>>): string {
  const terms = Object.entries(counts).map(([id, count]) => ({ id, count }));
  return lineOf(terms.filter(({ count }) => count > 0));
}

function lineOf(terms: readonly Term[]): string {
  return terms.map(({ id, count }) => (count === 1 ? id : `${id}*${count}`)).join('+');
}

/** An army and so many more of a unit, in one line. */
export function withMore(army: string, unit: string, count: number): string {
  return count === 0 ? army : `${army}+${compositionOf({ [unit]: count })}`;
}

/** Groups of at most `most`, as few and as even as can be, in the order given. */
export function inEvenGroups<T>(all: readonly T[], most: number): T[][] {
  const groups = Math.ceil(all.length / most);
  return Array.from({ length: groups }, (_, i) =>
    all.slice(Math.floor((i * all.length) / groups), Math.floor(((i + 1) * all.length) / groups)),
  );
}
