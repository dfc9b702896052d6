import type { Rule } from '../../../src/rules/rule.ts';
import { camelCase } from '../../../src/rules/settings.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';

/** Settings that write down each value that is read of them, as `overwatch.arc.degrees`. */
export function recordedSettings(variant: Variant, read: Set<string>): Settings {
  const headings: readonly Rule[] = rules;
  const names = new Map(headings.map(({ id }) => [camelCase(id), id]));
  return watch(compileSettings<Settings>(headings, variant), '', read, names) as Settings;
}

function watch(target: object, path: string, read: Set<string>, names: ReadonlyMap<string, string>): object {
  const inner = new Map<string, object>();
  return new Proxy(target, {
    get(own, key) {
      const value: unknown = Reflect.get(own, key);
      // Settings that are compared or used as a key as a whole are not read one by one.
      if (key === 'toJSON') return () => own;
      if (typeof key !== 'string' || value === undefined) return value;
      const name = path === '' ? names.get(key) : `${path}.${key}`;
      if (typeof value !== 'object' || value === null) {
        read.add(name ?? key);
        return value;
      }
      const found = inner.get(key) ?? watch(value, name ?? key, read, names);
      inner.set(key, found);
      return found;
    },
  });
}
