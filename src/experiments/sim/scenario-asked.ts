import { InputError, unknown } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Scenario } from '../../rules/scenario.ts';

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
