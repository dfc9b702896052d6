import type { Variant } from '../../../src/rules/variant.ts';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';

/** What `rulebench odds` answers to a line of its options. */
export function ask(line: string, set: Variant = {}): Record<string, string> {
  const asked = Object.fromEntries(
    [...line.matchAll(/--(\w+) ?(?!--)(\S*)/g)].map(([, name, value]) => [name, value === '' ? true : value]),
  );
  return zoneControl.odds!.answer(asked, [set, set]).data as Record<string, string>;
}
