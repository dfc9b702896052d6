import { InputError } from '../../rules/nearest.ts';
import { controlIn } from '../../rules/printable.ts';

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
  const walk = (value: unknown, path: string): void => {
    const place = path === '' ? where : `"${path}" of ${where}`;
    if (typeof value === 'string') return requireShown(value, place);
    if (typeof value !== 'object' || value === null) return;
    if (within.has(value)) {
      throw new InputError(`${place} holds itself, so it has no end; write out what it should hold.`);
    }
    if (!isPlain(value)) return;
    within.add(value);
    for (const key of Reflect.ownKeys(value)) {
      if (typeof key === 'symbol') continue;
      requireShown(key, `A key of ${place}`);
      if (key === PROTOTYPE)
        throw new InputError(`"${PROTOTYPE}" in ${place} is no key of a sim; leave it out.`);
      walk((value as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`);
    }
    within.delete(value);
  };
  walk(sim, '');
}

/** What is made of code, a ruleset or a rule with functions, is read by those who know it. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
}

function requireShown(text: string, place: string): void {
  const control = controlIn(text);
  if (control !== null) {
    throw new InputError(`${place} has the character ${control}, which would not show; leave it out.`);
  }
}
