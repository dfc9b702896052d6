import { generatorSettings } from '../../experiments/terms/generator-settings.ts';
import type { TableRef } from '../../match/spec.ts';
import { InputError, unknown } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { parseSettings } from '../../rules/typed-settings.ts';

const GENERATED = 'generated:';
const EXAMPLE = `${GENERATED}1`;

export function isGenerated(typed: string): boolean {
  return typed.startsWith(GENERATED);
}

/**
 * A table as typed: the name of a designed one, or `generated:<seed>` with settings of the generator as
 * `name=value`. Throws InputError for settings the generator does not have.
 */
export function tableRef(ruleset: Ruleset, typed: string, settings: readonly string[]): TableRef {
  if (isGenerated(typed)) {
    const seed = typed.slice(GENERATED.length);
    if (seed === '') throw new InputError(`"${typed}" lacks its seed, any text, as in ${EXAMPLE}.`);
    const asked = parseSettings(settings, exampleOf(ruleset.generator));
    return { seed, settings: generatorSettings(ruleset, asked) };
  }
  if (settings.length > 0) {
    throw new InputError(
      `"${typed}" is a designed table; settings of the generator go with ${GENERATED}<seed>.`,
    );
  }
  if (!Object.hasOwn(ruleset.tables, typed)) throw unknownTable(typed, [ruleset], ruleset.title);
  return { name: typed };
}

/** A table nobody has: designed ones have names, and generated ones a seed, which is kept where one was typed. */
export function unknownTable(name: string, rulesets: readonly Ruleset[], where: string): InputError {
  const names = rulesets.flatMap((ruleset) => Object.keys(ruleset.tables));
  const [, seed] = /:(\w+)$/.exec(name) ?? [];
  return unknown('table', name, where, [...names, seed ? `${GENERATED}${seed}` : EXAMPLE]);
}

/** A setting of a generator as it may be typed: its first at what is usual. */
function exampleOf(generator: Ruleset['generator']): string {
  const [[name, { default: usual }] = ['seed', { default: 1 }]] = Object.entries(generator);
  return `${name}=${usual}`;
}
