import { parseArgs } from 'node:util';
import { unknown } from '../src/rules/nearest.ts';
import { rulesets } from '../src/rulesets/index.ts';
import { tryCase } from './conformance/try-case.ts';
import { tryTable } from './kernel/tables/try-table.ts';
import { waysTrial } from './kernel/try-ways.ts';

/**
 * The long form of what the tests ask of a few cases. Matches of each ruleset with random tables, changes to the rules,
 * armies and policies must keep the laws of conformance; ways over random tables must be as short as the slow
 * reference says; tables must meet the guideline. `npm run fuzz -- zone-control ways --seeds=100`, or `--minutes=30`,
 * or `--from=17 --seeds=1` to see one again.
 */
type Trial = (seed: number) => string;

const TRIALS: Readonly<Record<string, Trial>> = {
  ...Object.fromEntries(
    rulesets.map((ruleset) => [ruleset.id, (seed: number) => tryCase(ruleset, String(seed))]),
  ),
  ways: waysTrial(),
  tables: tryTable,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const asked = positionals.length === 0 ? Object.keys(TRIALS) : positionals;
const strange = asked.find((name) => !Object.hasOwn(TRIALS, name));
if (strange !== undefined) throw unknown('trial', strange, 'npm run fuzz', Object.keys(TRIALS));

const from = Number(values.from);
const seeds = Number(values.seeds ?? (values.minutes === 'Infinity' ? 20 : Infinity));
const end = performance.now() + 60_000 * Number(values.minutes);
let [tried, failed] = [0, 0];
for (let seed = from; seed < from + seeds && performance.now() < end; seed++) {
  for (const name of asked) tryOne(name, seed);
}
process.stdout.write(`${tried} cases, ${failed} failed.\n`);
process.exitCode = failed === 0 ? 0 : 1;

function tryOne(name: string, seed: number): void {
  const started = performance.now();
  tried++;
  try {
    const what = TRIALS[name](seed);
    process.stdout.write(
      `${name} ${seed} (${((performance.now() - started) / 1000).toFixed(1)} s): ${what}\n`,
    );
  } catch (error) {
    failed++;
    process.stdout.write(
      `FAILED ${name} ${seed}: ${(error as Error).message}\n` +
        `See it again with: npm run fuzz -- ${name} --from=${seed} --seeds=1\n`,
    );
  }
}
