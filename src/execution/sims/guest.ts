import { InputError } from '../../rules/nearest.ts';
import { firstLine } from './first-line.ts';
import { MatchError } from './match-player.ts';

/** The file of a user's own code that this thread runs, from when it is loaded. */
let guest: string | undefined;

/** Says that a file of a user's own code runs on this thread from now on. */
export function admit(path: string): void {
  guest = path;
}

/** What a user's code may not do. Throws InputError. */
export function refuseExit(): never {
  throw new InputError(`${guest} ends the process; a sim only says what is to be played.`);
}

/**
 * For threads that play matches, once a user's own code is loaded: what its rules do may follow from nothing but what they
 * are told, or no run could be repeated.
 */
export function refuseChance(): void {
  Math.random = () => chanceAsked(guest);
}

/** Plays where other code is the user's as well, which may ask for chance before and after. Throws InputError. */
export function withoutChance<T>(path: string | undefined, play: () => T): T {
  const { random } = Math;
  Math.random = () => chanceAsked(path);
  try {
    return play();
  } finally {
    Math.random = random;
  }
}

function chanceAsked(path = 'the sim'): never {
  throw new InputError(
    `A rule of ${path} asks Math.random; it may answer only by what it is told, so that the same seed plays the same match.`,
  );
}

/**
 * An error that nobody foresaw, in one sentence where a user's own code runs on this thread; it is the bench's own where
 * none does, and as it was.
 */
export function blamed(error: unknown): unknown {
  if (guest === undefined || error instanceof InputError || error instanceof MatchError) return error;
  return new MatchError(`${guest} broke outside of any match: ${firstLine(error)}.`, { cause: error });
}

/**
 * For threads of the bench's own: code of a user's neither ends them nor throws where nobody listens, however late, and
 * what it prints stands beside what is told of a run: on the other stream is what was asked for, perhaps as data.
 *
 * @param fail is told each error that nobody caught
 */
export function guardThread(fail: (error: unknown) => void): void {
  process.exit = refuseExit;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  process.on('uncaughtException', (error) => fail(blamed(error)));
  process.on('unhandledRejection', (reason) => fail(blamed(reason)));
}
