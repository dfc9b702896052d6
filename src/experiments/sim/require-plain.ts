import { InputError } from '../../rules/nearest.ts';
import { controlIn, controlInText } from '../../rules/printable.ts';

/** Keys of what is read as prose, which may have several lines; whatever else is text has one. */
const PROSE = ['says', 'note', 'asks', 'off', 'structural', 'frame'];

/** The key of texts by names of their own that are prose, too. */
const PROSES = 'readings';

/** A key that names the prototype of an object instead of being one of its own. */
const PROTOTYPE = '__proto__';

/**
 * Refuses what no sim may hold, wherever it stands: parts of itself, keys that are none, and characters that a terminal
 * would act on. Throws InputError with one sentence.
 *
 * @param where the sim in words, such as the path of its file
 */
export function requirePlain(sim: unknown, where: string): void {
  const within = new Set<object>();
  const walk = (value: unknown, keys: readonly string[]): void => {
    const place = keys.length === 0 ? where : `"${keys.join('.')}" of ${where}`;
    if (typeof value === 'string') return requireShown(value, place, isProse(keys));
    if (typeof value !== 'object' || value === null) return;
    if (within.has(value)) {
      throw new InputError(`${place} holds itself, so it has no end; write out what it should hold.`);
    }
    if (!isPlain(value)) return;
    within.add(value);
    for (const key of Reflect.ownKeys(value)) {
      if (typeof key === 'symbol') continue;
      requireShown(key, `A key of ${place}`, false);
      if (key === PROTOTYPE)
        throw new InputError(`"${PROTOTYPE}" in ${place} is no key of a sim; leave it out.`);
      walk((value as Record<string, unknown>)[key], [...keys, key]);
    }
    within.delete(value);
  };
  walk(sim, []);
}

/** What is made of code, a ruleset or a rule with functions, is read by those who know it. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
}

function isProse(keys: readonly string[]): boolean {
  return PROSE.includes(keys.at(-1) ?? '') || keys.at(-2) === PROSES;
}

function requireShown(text: string, place: string, isProse: boolean): void {
  const control = isProse ? controlInText(text) : controlIn(text);
  if (control !== null) throw new InputError(`${place} has ${control}, which would not show; leave it out.`);
}
