/**
 * Keeps what answers otherwise each time from a user's rules, since no run could be repeated by them. From when this
 * file is imported, before any rule of a user's is read, the thread has chance and clocks that refuse while a match is
 * played: also those that a rule took for itself beforehand, as by `const { random } = Math`.
 */
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
  if (playing === undefined) return answer();
  throw new InputError(`A rule of ${playing} asks ${what}; ${ONLY_TOLD}.`);
}

/** What is wrong where a match came out otherwise when it was played again, whatever the rules of a file asked. */
export function unrepeated(path = THE_SIM): InputError {
  return new InputError(
    `A rule of ${path} answers otherwise when the same match is played again; ${ONLY_TOLD}.`,
  );
}
