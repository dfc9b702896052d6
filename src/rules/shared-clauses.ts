import { InputError } from './nearest.ts';
import type { Rule } from './rule.ts';
import { camelCase } from './settings.ts';

/** Throws InputError where the settings of two sides differ in a clause that holds for both at once. */
export function requireShared(rules: readonly Rule[], settings: readonly [unknown, unknown]): void {
  const [ours, theirs] = settings as readonly [Compiled, Compiled];
  for (const rule of rules) {
    for (const [key, clause] of Object.entries(rule.clauses)) {
      if ((clause.governs ?? rule.governs) !== 'table') continue;
      const id = camelCase(rule.id);
      if (JSON.stringify(ours[id][key]) === JSON.stringify(theirs[id][key])) continue;
      throw new InputError(
        `The two sides differ in "${rule.id}.${key}", which holds for both at once; give both the same and measure it with ablate.`,
      );
    }
  }
}

type Compiled = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
