import { afterAll } from 'vitest';
import { createTableFiles } from '../src/execution/runs/table-files.ts';
import { type Arenas, createArenas } from '../src/match/arenas.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';

/**
 * Kept under the code that is read when a process begins to use them, since files share one for minutes: were it read
 * for each of them, what the code that runs has found would pass for that of code edited meanwhile.
 */
const files = createTableFiles();

/**
 * Arenas for the tests of a file, asked for beside the tests, not within one. What is found out about tables is kept for
 * other files and later runs, as commands keep it, since it changes no match (`conformance/laws.ts`).
 */
export function knownArenas(ruleset: Ruleset): Arenas {
  const arenas = createArenas(ruleset, files);
  afterAll(() => arenas.keep());
  return arenas;
}
