/** Keeps what answers otherwise each time from a user's rules, since no run could be repeated by them. */
import { InputError } from '../../rules/nearest.ts';

/**
 * Plays a match in which nothing may ask for chance or the time of day: what a rule does follows from nothing but what
 * it is told. Other code on the thread may ask before and after. Throws InputError.
 *
 * @param path of the file that brings the rules
 */
export function repeatable<T>(path = 'the sim', play: () => T): T {
  const { random } = Math;
  const { now } = Date;
  const clock = performance.now;
  Math.random = () => asked(path, 'Math.random');
  Date.now = () => asked(path, 'Date.now');
  performance.now = () => asked(path, 'performance.now');
  try {
    return play();
  } finally {
    Math.random = random;
    Date.now = now;
    performance.now = clock;
  }
}

function asked(path: string, what: string): never {
  throw new InputError(
    `A rule of ${path} asks ${what}; it may answer only by what it is told, so that the same seed plays the same match.`,
  );
}
