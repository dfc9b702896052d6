import type { TableRef } from '../../match/spec.ts';
import { InputError, nearestWithin, unknown } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { parseSettings } from '../../rules/variant.ts';

const GENERATED = 'generated:';
const EXAMPLE = `${GENERATED}1`;

export function isGenerated(typed: string): boolean {
  return typed.startsWith(GENERATED);
}

/**
 * A table as typed: the name of a designed one, or `generated:<seed>` with settings of the generator as
 * `name=value`. Throws InputError for settings the generator does not have.
 */
export function tableRef(ruleset: Ruleset, typed: string, settings: readonly string[] = []): TableRef {
  if (isGenerated(typed)) {
    const seed = typed.slice(GENERATED.length);
    if (seed === '') throw new InputError(`"${typed}" lacks its seed, any text, as in ${EXAMPLE}.`);
    return { seed, settings: generatorSettings(ruleset, settings) };
  }
  if (settings.length > 0) {
    throw new InputError(
      `"${typed}" is a designed table; settings of the generator go with ${GENERATED}<seed>.`,
    );
  }
  if (!Object.hasOwn(ruleset.tables, typed)) throw unknownTable(typed, [ruleset], ruleset.title);
  return { name: typed };
}

/** A table nobody has: designed ones have names, and generated ones a seed. */
export function unknownTable(name: string, rulesets: readonly Ruleset[], where: string): InputError {
  const names = rulesets.flatMap((ruleset) => Object.keys(ruleset.tables));
  return unknown('table', name, where, [...names, EXAMPLE]);
}

/** A setting of a generator as it may be typed: its first at what is usual. */
function exampleOf(generator: Ruleset['generator']): string {
  const [[name, { default: usual }] = ['seed', { default: 1 }]] = Object.entries(generator);
  return `${name}=${usual}`;
}

function generatorSettings({ title, generator }: Ruleset, typed: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(parseSettings(typed, exampleOf(generator))).map(([name, value]) => {
      const setting = Object.hasOwn(generator, name) ? generator[name] : undefined;
      if (!setting) throw unknown('setting', name, `the table generator of ${title}`, Object.keys(generator));
      const { min, max } = setting;
      if (typeof value !== 'number' || value < min || value > max) {
        const near = nearestWithin(typeof value === 'number' ? value : Number.NaN, min, max);
        throw new InputError(
          `The table generator takes "${name}" from ${min} to ${max}, not ${value}${near}.`,
        );
      }
      return [name, value];
    }),
  );
}
