/**
 * What a thread that plays notes of itself in memory that others read, since it is deaf as long as it plays: how many
 * matches it has begun or begun anew, and by their numbers from 1 the match under way and the rule that acts; 0 for none.
 */
export type Pulse = Int32Array<SharedArrayBuffer>;

const [BEGUN, MATCH, RULE] = [0, 1, 2];

export function createPulse(): Pulse {
  return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
}

/** Does something that is a match for those who watch, known by its number in what they asked for. */
export function inMatch<T>(pulse: Pulse, number: number, play: () => T): T {
  noteBegun(pulse);
  Atomics.store(pulse, MATCH, number + 1);
  try {
    return play();
  } finally {
    Atomics.store(pulse, MATCH, 0);
    Atomics.store(pulse, RULE, 0);
  }
}

/** Notes that a match begins, or once more does to see whether it comes out the same: it has its whole time then. */
export function noteBegun(pulse: Pulse): void {
  Atomics.add(pulse, BEGUN, 1);
}

/** Notes that a rule acts, by its number among those of its ruleset; null where it has answered. */
export function noteRule(pulse: Pulse, rule: number | null): void {
  Atomics.store(pulse, RULE, rule === null ? 0 : rule + 1);
}

/** A match that hangs: its number, and that of the rule that does not answer where there is one. */
export interface Hanging {
  readonly match: number;
  readonly rule: number | null;
}

/**
 * Watches a thread that plays, from outside. Returns how to end the watch.
 *
 * @param patience seconds in a match, by its number, after which it hangs
 */
export function watch(
  pulse: Pulse,
  patience: (match: number) => number,
  hangs: (match: Hanging) => void,
): () => void {
  let begun = 0;
  let seconds = 0;
  // Not by the clock: a computer may sleep within a match, and this thread with it.
  const timer = setInterval(() => {
    const [now, match, rule] = [BEGUN, MATCH, RULE].map((place) => Atomics.load(pulse, place));
    seconds = match > 0 && now === begun ? seconds + 1 : 0;
    begun = now;
    if (seconds > 0 && seconds === patience(match - 1))
      hangs({ match: match - 1, rule: rule === 0 ? null : rule - 1 });
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}
