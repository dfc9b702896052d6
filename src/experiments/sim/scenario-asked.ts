import { InputError, unknown } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { compileSettings, refuseIdleValues } from '../../rules/variant.ts';
import { generatorSettings } from '../terms/generator-settings.ts';

/** The scenario that is named; undefined for none. Throws InputError with the nearest. */
export function scenarioAsked(
  { title, scenarios = {} }: Ruleset,
  name: string | undefined,
): Scenario | undefined {
  if (name === undefined || Object.hasOwn(scenarios, name)) return scenarios[name ?? ''];
  if (Object.keys(scenarios).length === 0) {
    throw new InputError(`${title} has no named scenarios; a sim brings them under "adds".`);
  }
  throw unknown('scenario', name, title, Object.keys(scenarios));
}

/**
 * Throws InputError unless a ruleset, additions included, can play the scenarios that a sim brings, those it does not
 * name among them.
 *
 * @param where the sim in words, such as the path of its file
 */
export function requireScenarios(
  ruleset: Ruleset,
  added: Readonly<Record<string, Scenario>>,
  where: string,
): void {
  for (const [name, scenario] of Object.entries(added)) {
    try {
      requireScenario(ruleset, scenario);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(`${where}, added scenario "${name}": ${error.message}`);
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
