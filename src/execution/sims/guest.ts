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
