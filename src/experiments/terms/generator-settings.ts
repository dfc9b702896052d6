import { InputError, nearestWithin, unknown } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/**
 * Settings of a ruleset's table generator in canonical order.
 *
 * @throws InputError for unknown ones, and for what is no number within their bounds
 */
export function generatorSettings(
  { title, generator }: Pick<Ruleset, 'title' | 'generator'>,
  settings: Readonly<Record<string, unknown>>,
): Record<string, number> {
  const within = ([name, value]: readonly [string, unknown]): [string, number] => {
    if (!Object.hasOwn(generator, name))
      throw unknown('setting', name, `the table generator of ${title}`, Object.keys(generator));
    const { min, max } = generator[name];
    if (typeof value === 'number' && value >= min && value <= max) return [name, value];
    const near = nearestWithin(typeof value === 'number' ? value : Number.NaN, min, max);
    throw new InputError(`The table generator takes "${name}" from ${min} to ${max}, not ${value}${near}.`);
  };
  const entries = Object.entries(settings).map(within);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
