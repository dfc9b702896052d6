import { InputError, unknown } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** Settings of the table generator in canonical order; throws InputError for unknown ones and for values out of bounds. */
export function generatorSettings(
  { generator }: Ruleset,
  settings: Readonly<Record<string, number>>,
): Record<string, number> {
  for (const [name, value] of Object.entries(settings)) {
    if (!Object.hasOwn(generator, name)) {
      throw unknown('setting', name, 'the table generator', Object.keys(generator));
    }
    const { min, max } = generator[name];
    if (value < min || value > max) {
      const nearest = Math.min(max, Math.max(min, value));
      throw new InputError(
        `The table generator takes "${name}" from ${min} to ${max}, not ${value}; the nearest is ${nearest}.`,
      );
    }
  }
  return Object.fromEntries(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)));
}
