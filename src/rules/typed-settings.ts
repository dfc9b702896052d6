import { InputError, requireOnce } from './nearest.ts';
import type { Rule } from './rule.ts';
import type { Variant } from './variant.ts';

/** Reads `path=value` as typed on a command line. */
function parseSetting(text: string, example: string): [string, string | number] {
  const at = text.indexOf('=');
  if (at < 1) throw new InputError(`A setting is written path=value, as in ${example}; "${text}" is not.`);
  const value = text.slice(at + 1).trim();
  const number = Number(value);
  return [text.slice(0, at).trim(), value !== '' && !Number.isNaN(number) ? number : value];
}

/** A setting of some rules as it may be typed: their first number. */
export function exampleSetting(rules: readonly Rule[]): string {
  for (const { id, clauses } of rules) {
    for (const [key, { params = {} }] of Object.entries(clauses)) {
      for (const [name, { default: value }] of Object.entries(params)) return `${id}.${key}.${name}=${value}`;
    }
  }
  return `${rules[0].id}=off`;
}

/**
 * Reads settings as typed one by one. Throws InputError for one that is typed twice.
 *
 * @param example what one may look like
 */
export function parseSettings(texts: readonly string[], example: string): Variant {
  const settings = texts.map((text) => parseSetting(text, example));
  requireOnce(
    settings.map(([path]) => path),
    (twice) => `"${twice}" is set more than once; keep one.`,
  );
  return Object.fromEntries(settings);
}
