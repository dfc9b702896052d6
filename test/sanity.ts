import { availableParallelism } from 'node:os';
import { whole } from '../src/cli/arguments/command.ts';
import { BROKEN } from '../src/cli/terminal/exit-codes.ts';
import { createPool } from '../src/execution/threads/pool.ts';
import { normalise } from '../src/experiments/sim/normalise.ts';
import { unknown } from '../src/rules/nearest.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';
import { batteriesOf } from './sanity/batteries.ts';
import type { Change } from './sanity/change.ts';
import type { Verdict } from './sanity/judge.ts';
import { type Finding, tryChange } from './sanity/try-change.ts';
import { MOST, RULESET, rulesetAsked, runScript, script } from './script.ts';

/** Blocks of a change at most, where no other number is given. */
const MOST_BLOCKS = 1000;
/** Generated tables beside all designed ones. */
const GENERATED = 4;

interface Plan {
  readonly ruleset: Ruleset;
  readonly changes: readonly Change[];
  readonly blocks: number;
}

/**
 * Whether armies know what a rule is for: a side with something that is better beyond doubt, or that nobody is made to
 * use, meets one without it, veterans both, until a sequential test says that it gains by it or that it does not.
 *
 * `npm run sanity -- dark-potential` tries all of it, `changes` or `options` after that one of the two batteries, and
 * any other word what of it has the word in its name; `--blocks=300` bounds the blocks of each.
 */
async function sanity({ ruleset, changes, blocks }: Plan): Promise<boolean> {
  const tables = { designed: 'all', generated: GENERATED } as const;
  const experiment = normalise({ design: 'power', ruleset: ruleset.id, tables, seed: 'sanity' });
  const executor = createPool(experiment, availableParallelism());
  const count: Record<Verdict, number> = { passed: 0, failed: 0, undecided: 0 };
  print(rowOf('', 'what one side has', 'must be', 'share', '95 %', 'blocks'));
  try {
    for (const [i, change] of changes.entries()) {
      count[await told(change, () => tryChange(experiment, change, executor, blocks))]++;
      process.stderr.write(`${i + 1} of ${changes.length} tried, ${count.failed} failed.\n`);
    }
  } finally {
    await executor.close();
  }
  print(
    `${changes.length} tried: ${count.passed} passed, ${count.failed} failed, ${count.undecided} undecided.`,
  );
  return count.failed === 0;
}

/** Tells what is found; a match that breaks fails its change, and the others go on. */
async function told(change: Change, find: () => Promise<Finding>): Promise<Verdict> {
  const { name, must, because } = change;
  try {
    const { verdict, share, blocks } = await find();
    const interval = `${percent(share.low)} to ${percent(share.high)}`;
    print(rowOf(verdict, name, must, percent(share.mean), interval, String(blocks)));
    if (verdict === 'failed') print(`           it must be: ${because}`);
    return verdict;
  } catch (error) {
    print(rowOf('failed', name, must, '-', '-', '-'));
    print(`           ${(error as Error).message}`);
    return 'failed';
  }
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function rowOf(
  verdict: string,
  name: string,
  must: string,
  share: string,
  interval: string,
  blocks: string,
): string {
  return [
    verdict.padEnd(9),
    name.padEnd(62),
    must.padEnd(9),
    share.padStart(5),
    interval.padStart(13),
    blocks.padStart(6),
  ].join('  ');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export const sanityScript = script({
  name: 'sanity',
  says: 'Tells whether armies know what a rule is for, as sequential tests of a side that has it against one that has not.',
  words: [
    RULESET,
    {
      name: 'what',
      says: '"changes" or "options", the two batteries, or words of the names of some',
      optional: true,
      many: true,
    },
  ],
  options: { blocks: { says: 'Blocks of a change at most', otherwise: `${MOST_BLOCKS}` } },
  async run(given, terminal) {
    const ruleset = rulesetAsked(given, terminal);
    const blocks = whole(given, 'blocks', 1, MOST) ?? MOST_BLOCKS;
    const plan = { ruleset, changes: chosen(ruleset, given.words.slice(1)), blocks };
    return (await sanity(plan)) ? 0 : BROKEN;
  },
});

/** All changes of a ruleset, or those of the batteries that words name, and of these those that have any other word in their names. */
function chosen(ruleset: Ruleset, words: readonly string[]): Change[] {
  const batteries = batteriesOf(ruleset);
  const named = words.filter((word) => Object.hasOwn(batteries, word));
  const all = Object.entries(batteries).flatMap(([battery, changes]) =>
    named.length === 0 || named.includes(battery) ? changes : [],
  );
  const parts = words.filter((word) => !named.includes(word));
  const strange = parts.find((part) => !all.some(({ name }) => name.includes(part)));
  if (strange !== undefined) {
    const names = all.map(({ name }) => name);
    throw unknown('change', strange, ruleset.title, [...Object.keys(batteries), ...names]);
  }
  return parts.length === 0 ? all : all.filter(({ name }) => parts.some((part) => name.includes(part)));
}

if (import.meta.main) await runScript(sanityScript);
