import { InputError, unknown } from '../../rules/nearest.ts';
import type { Additions, Ruleset } from '../../rules/ruleset.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { compileSettings, refuseIdleValues } from '../../rules/variant.ts';
import { generatorSettings } from '../terms/generator-settings.ts';

/**
 * Throws InputError unless a ruleset, additions included, can play the versions and scenarios that a sim brings, those it
 * does not name among them.
 *
 * @param where the sim in words, such as the path of its file
 */
export function requireAdded(
  ruleset: Ruleset,
  { versions, scenarios }: Pick<Additions, 'versions' | 'scenarios'>,
  where: string,
): void {
  requireEach('version', versions, where, ({ patch }) => void compileSettings(ruleset.rules, patch));
  requireEach('scenario', scenarios, where, (scenario) => requireScenario(ruleset, scenario));
}

function requireEach<T>(
  what: string,
  added: Readonly<Record<string, T>> | undefined,
  where: string,
  check: (one: T) => void,
): void {
  for (const [name, one] of Object.entries(added ?? {})) {
    try {
      check(one);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(`${where}, added ${what} "${name}": ${error.message}`);
    }
  }
}

function requireScenario(ruleset: Ruleset, { set, tables = {}, army }: Scenario): void {
  refuseIdleValues(ruleset.rules, set);
  compileSettings(ruleset.rules, set);
  const names = Object.keys(ruleset.tables);
  const { designed = 'all', settings = {} } = tables;
  const stranger = designed === 'all' ? undefined : designed.find((table) => !names.includes(table));
  if (stranger !== undefined) throw unknown('table', stranger, ruleset.title, names);
  generatorSettings(ruleset, settings);
  if (army !== undefined) ruleset.unitsOf(army);
}
