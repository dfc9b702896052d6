import type { Ruleset } from '../../src/rules/ruleset.ts';
import type { Change } from './change.ts';
import { changes as d20Skirmish } from './changes/d20-skirmish.ts';
import { ruleChanges } from './changes/dark-potential-rules.ts';
import { unitChanges } from './changes/dark-potential-units.ts';
import { changes as passCounter } from './changes/pass-counter.ts';
import { changes as squadQuality } from './changes/squad-quality.ts';
import { changes as zoneControl } from './changes/zone-control.ts';
import { optionChanges } from './options.ts';

/** Changes whose direction is beyond doubt, by ruleset. */
export const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'dark-potential': [...unitChanges, ...ruleChanges],
  'zone-control': zoneControl,
  'pass-counter': passCounter,
  'squad-quality': squadQuality,
  'd20-skirmish': d20Skirmish,
};

/** Both batteries of a ruleset by name. */
export function batteriesOf(ruleset: Ruleset): { readonly [battery: string]: readonly Change[] } {
  return { changes: CHANGES[ruleset.id] ?? [], options: optionChanges(ruleset) };
}
