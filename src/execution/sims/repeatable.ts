/**
 * Keeps what answers otherwise each time from a user's rules, since no run could be repeated by them. From when this
 * file is imported, before any rule of a user's is read, the thread has chance and clocks that refuse while a match is
 * played: also those that a rule took for itself beforehand, as by `const { random } = Math`. They refuse a user's file
 * while it is loaded, too: each thread loads it anew.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { InputError } from '../../rules/nearest.ts';

/** What is told of rules that no file brings. */
const THE_SIM = 'the sim';

/** The file whose rules are at work on this thread; there is none but while a match is played. */
let playing: string | undefined;

/**
 * Plays a match in which nothing may ask for chance or the time of day: what a rule does follows from nothing but what
 * it is told. Other code on the thread may ask before and after. Throws InputError.
 *
 * @param path of the file that brings the rules
 */
export function repeatable<T>(path = THE_SIM, play: () => T): T {
  playing = path;
  try {
    return play();
  } finally {
    playing = undefined;
  }
}

/** The file that is being loaded by what asks, since other code of the process may run meanwhile. */
const loading = new AsyncLocalStorage<string>();

/** Loads a user's file, which may not ask for chance or the time of day; packages that it imports may. */
export function loadRepeatably<T>(path: string, load: () => T): T {
  return loading.run(path, load);
}

const ONLY_TOLD = 'it may answer only by what it is told, so that the same seed plays the same match';

const OwnDate = Date;

/** The time of day for the bench's own code, which may ask while a match is played: nothing of it hangs on that. */
export function timeOfDay(): Date {
  return new OwnDate();
}

const { random } = Math;
Math.random = () => allowed('Math.random', random);
const { now } = Date;
Date.now = () => allowed('Date.now', now);
const clock = performance.now.bind(performance);
performance.now = () => allowed('performance.now', clock);

// Only without a date given is it the clock that answers.
globalThis.Date = new Proxy(Date, {
  construct: (date, given, asked) =>
    given.length === 0
      ? allowed('new Date()', () => Reflect.construct(date, given, asked))
      : Reflect.construct(date, given, asked),
  apply: (date) => allowed('Date()', () => date()),
});
Object.defineProperty(Date.prototype, 'constructor', { value: Date });

function allowed<T>(what: string, answer: () => T): T {
  if (playing !== undefined) throw new InputError(`A rule of ${playing} asks ${what}; ${ONLY_TOLD}.`);
  const file = loading.getStore();
  if (file === undefined || isAskedByPackage()) return answer();
  throw new InputError(
    `${file} asks ${what} while it is loaded; a sim must be the same whenever it is loaded, so that the same seed plays the same match.`,
  );
}

/** The line of a stack that says who asks: below the error, the function that looks, the one that allows and what was called. */
const ASKS = 4;

/** Whether an installed package asks, as some do for what they keep to themselves. */
function isAskedByPackage(): boolean {
  return new Error().stack?.split('\n')[ASKS]?.includes('/node_modules/') ?? false;
}

/** What is wrong where a match came out otherwise when it was played again, whatever the rules of a file asked. */
export function unrepeated(path = THE_SIM): InputError {
  return new InputError(
    `A rule of ${path} answers otherwise when the same match is played again; ${ONLY_TOLD}.`,
  );
}
