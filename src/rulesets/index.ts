import { unknown } from '../rules/nearest.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { d20Skirmish } from './d20-skirmish/index.ts';
import { darkPotential } from './dark-potential/index.ts';
import { passCounter } from './pass-counter/index.ts';
import { squadQuality } from './squad-quality/index.ts';
import { zoneControl } from './zone-control/index.ts';

export { defineRule as defineD20SkirmishRule } from './d20-skirmish/index.ts';
export { defineRule as defineDarkPotentialRule } from './dark-potential/index.ts';
export { defineRule as definePassCounterRule } from './pass-counter/index.ts';
export { defineRule as defineSquadQualityRule } from './squad-quality/index.ts';
export { defineRule as defineZoneControlRule } from './zone-control/index.ts';
export { d20Skirmish, darkPotential, passCounter, squadQuality, zoneControl };

/** Every ruleset that comes with the bench. */
export const rulesets: readonly Ruleset[] = [
  darkPotential,
  zoneControl,
  passCounter,
  squadQuality,
  d20Skirmish,
];

/** The ruleset of an id; throws InputError with the nearest. */
export function findRuleset(id: string): Ruleset {
  const found = rulesets.find((ruleset) => ruleset.id === id);
  const ids = rulesets.map((ruleset) => ruleset.id);
  if (!found) throw unknown('ruleset', id, 'rulebench', ids);
  return found;
}
