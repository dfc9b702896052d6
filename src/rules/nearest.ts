/** Edit distance (insertions, deletions, substitutions, neighbours swapped), for naming what a user probably meant. */
function editDistance(a: string, b: string): number {
  let [before, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isTurned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const turned = isTurned ? before[j - 2] + 1 : Infinity;
      current.push(Math.min(previous[j] + 1, current[j - 1] + 1, swap, turned));
    }
    [before, previous] = [previous, current];
  }
  return previous[b.length];
}

/** What it costs to leave the rest of a name unsaid, and every letter of that rest. */
const UNSAID = 1;
const LETTER_UNSAID = 0.1;

/** How far a word is from a choice: from all of it, from its beginning, or from some of its parts, `ruined` of `ruined-quarter`. */
function distanceTo(word: string, choice: string): number {
  return Math.min(...distances(word, choice, partsOf(choice)));
}

/** The same for all of a choice, its beginning and some parts of it. */
function distances(word: string, choice: string, parts: readonly string[]): number[] {
  const unsaid = (said: string) => UNSAID + LETTER_UNSAID * (choice.length - said.length);
  const isBeginning = word.length > 1 && choice.startsWith(word);
  return [
    editDistance(word, choice),
    ...parts.map((part) => unsaid(part) + editDistance(word, part)),
    ...(isBeginning ? [unsaid(word)] : []),
  ];
}

/** One or more parts of a name that follow each other, without the whole. */
function partsOf(name: string): string[] {
  const ends = [...name.matchAll(/[-._:/ ]|$/g)].map(({ index }) => index);
  const starts = [0, ...ends.slice(0, -1).map((end) => end + 1)];
  return starts.flatMap((start, i) =>
    ends
      .slice(i)
      .flatMap((end) => (end > start && end - start < name.length ? [name.slice(start, end)] : [])),
  );
}

/** Whether a word is so near a choice, or a part of it, that it was probably meant. */
export function isNear(word: string, choice: string): boolean {
  const [said, whole] = [word.toLowerCase(), choice.toLowerCase()];
  const parts = partsOf(whole).filter((part) => isSlip(editDistance(said, part), part));
  return distances(said, whole, parts).some((distance) => isSlip(distance, whole));
}

function isSlip(distance: number, name: string): boolean {
  return 3 * distance <= name.length;
}

/** The choice closest to a word; ties go to the first. Undefined only when there are no choices. */
export function nearest(word: string, choices: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const choice of choices) {
    const distance = distanceTo(word.toLowerCase(), choice.toLowerCase());
    if (distance < least) {
      least = distance;
      best = choice;
    }
  }
  return best;
}

/** The closest of the choices that are so near a word that they were probably meant; undefined where none is. */
export function nearestMeant(word: string, choices: Iterable<string>): string | undefined {
  return nearest(
    word,
    [...choices].filter((choice) => isNear(word, choice)),
  );
}

/** Bad input: one sentence that says what, where, and the nearest valid choice. Caught at the command line. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** Choices that are listed at most, and of more so many. */
const LISTED = 25;
const SOME = 8;

/** What a hint needs to know of choices beside their names. */
interface Choices {
  /** What there is of them, as it is listed elsewhere: `22 headings and 74 clauses`; their number if not said. */
  readonly counted?: string;
  /** Other names, of the same choices or of what could be meant and not chosen: the nearest may be one, no list has them. */
  readonly also?: readonly string[];
}

/** `There is no <what> "<word>" in <where>; the nearest is "<choice>".`, as an InputError, with what a hint says. */
export function unknown(
  what: string,
  word: string,
  where: string,
  choices: Iterable<string>,
  about?: Choices,
): InputError {
  return new InputError(`There is no ${what} "${word}" in ${where}; ${hintFor(word, choices, about)}.`);
}

/**
 * `the nearest is "<choice>"`; where none is near, the choices themselves, or of many those that have a part in common
 * with the word, or the first where none has.
 */
export function hintFor(
  word: string,
  choices: Iterable<string>,
  { also = [], counted }: Choices = {},
): string {
  const all = [...choices];
  const hint = nearestMeant(word, [...all, ...also]);
  return hint === undefined ? listOf(all, word, counted) : `the nearest is "${hint}"`;
}

function listOf(choices: readonly string[], word: string, counted = String(choices.length)): string {
  if (choices.length === 0) return 'there are none';
  const list = (those: readonly string[]) => those.map((choice) => `"${choice}"`).join(', ');
  if (choices.length === 1) return `there is only ${list(choices)}`;
  if (choices.length <= LISTED) return `there are ${list(choices)}`;
  const own = [word, ...partsOf(word)].map((part) => part.toLowerCase());
  const apart = (choice: string) => Math.min(...own.map((part) => distanceTo(part, choice.toLowerCase())));
  const near = choices
    .filter((choice) => own.some((part) => isNear(part, choice)))
    .map((choice) => ({ choice, apart: apart(choice) }))
    .sort((a, b) => a.apart - b.apart);
  if (near.length === 0) return `there are ${counted}, among them ${list(choices.slice(0, SOME))}`;
  const verb = near.length === 1 ? 'is' : 'are';
  return `of ${counted} the nearest ${verb} ${list(near.slice(0, SOME).map(({ choice }) => choice))}`;
}

/** `1 clause`, `22 headings`, of nouns in the singular; what there is none of is left out: `22 headings and 74 clauses`. */
export function countsText(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).flatMap(([noun, count]) =>
    count === 0
      ? []
      : [`${count} ${count === 1 ? noun : noun.replace(/y?$/, (end) => (end === 'y' ? 'ies' : 's'))}`],
  );
  return [...(parts.length > 1 ? [parts.slice(0, -1).join(', ')] : []), parts.at(-1)].join(' and ');
}

/** What a sentence about a number that is out of bounds ends with; nothing of what is no number. */
export function nearestWithin(value: number, min: number, max: number): string {
  return Number.isNaN(value) ? '' : `; the nearest is ${value < min ? min : max}`;
}

/** Throws InputError with a sentence about the first entry that a list has twice. */
export function requireOnce<T>(list: readonly T[], sentence: (twice: T) => string): void {
  const twice = list.find((entry, i) => list.indexOf(entry) < i);
  if (twice !== undefined) throw new InputError(sentence(twice));
}
