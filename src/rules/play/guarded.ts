import { InputError, unknown } from '../nearest.ts';

/**
 * Something to read whose fields are all there, and those of what is in them: another name is refused, and whoever writes
 * to it, since the match itself reads the same.
 *
 * @param mayLack names of fields that are left out where something has none of it
 */
export function guarded(about: object, what: string, mayLack: readonly string[] = []): object {
  const inside = new WeakMap<object, object>();
  const refuse = (_: object, field: string | symbol): never => {
    throw new InputError(`A rule writes "${String(field)}" of ${what}; it may only read.`);
  };
  return new Proxy(about, {
    set: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
    get(target, field) {
      const value: unknown = Reflect.get(target, field);
      if (typeof field === 'symbol' || typeof value === 'function') return value;
      if (value === undefined && !Reflect.has(target, field) && !mayLack.includes(field))
        throw unknown('field', field, what, Object.keys(target));
      if (typeof value !== 'object' || value === null) return value;
      const known = inside.get(value) ?? guarded(value, `"${field}" of ${what}`, mayLack);
      inside.set(value, known);
      return known;
    },
  });
}
