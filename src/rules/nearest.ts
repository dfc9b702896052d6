/** Edit distance (insertions, deletions, substitutions), for naming the choice a user probably meant. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(previous[j] + 1, current[j - 1] + 1, swap));
    }
    previous = current;
  }
  return previous[b.length];
}

/** The choice closest to a word; ties go to the first. Undefined only when there are no choices. */
export function nearest(word: string, choices: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const choice of choices) {
    const distance = editDistance(word.toLowerCase(), choice.toLowerCase());
    if (distance < least) {
      least = distance;
      best = choice;
    }
  }
  return best;
}

/** Bad input: one sentence that says what, where, and the nearest valid choice. Caught at the command line. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** `no <what> "<word>" in <where>; the nearest is "<choice>"`, as an InputError. */
export function unknown(what: string, word: string, where: string, choices: Iterable<string>): InputError {
  const hint = nearest(word, choices);
  const rest = hint === undefined ? 'there are none' : `the nearest is "${hint}"`;
  return new InputError(`There is no ${what} "${word}" in ${where}; ${rest}.`);
}
