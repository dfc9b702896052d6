import { parseArgs } from 'node:util';
import { InputError, unknown } from '../src/rules/nearest.ts';
import { rulesets } from '../src/rulesets/index.ts';
import { tryCase } from './conformance/try-case.ts';
import { tryTable } from './kernel/tables/try-table.ts';
import { trySight } from './kernel/try-sight.ts';
import { waysTrial } from './kernel/try-ways.ts';

/** Tries what follows from a seed and says what it was; throws where it does not hold. */
type Trial = (seed: number) => string;

/** Seeds of each trial when neither seeds nor minutes are given. */
const SEEDS = 20;

export const trials: Readonly<Record<string, Trial>> = {
  ...Object.fromEntries(
    rulesets.map((ruleset) => [ruleset.id, (seed: number) => tryCase(ruleset, String(seed))]),
  ),
  sight: trySight,
  ways: waysTrial(),
  tables: tryTable,
};

interface Plan {
  readonly names: readonly string[];
  readonly from: number;
  readonly seeds: number;
  readonly minutes: number;
}

/**
 * The long form of what the tests ask of a few cases. Matches of each ruleset on any table, with any changes to the
 * rules, armies and policies, must keep the laws of conformance; sight on each designed table, then on generated ones,
 * must be what the slow reference sees; ways over random tables must be as short as the slow reference says; generated
 * tables must meet the guideline.
 *
 * `npm run fuzz` tries everything, `npm run fuzz -- zone-control ways --seeds=100` some of it, `--minutes=30` for so
 * long, `--from=17 --seeds=1` one case again.
 */
function fuzz({ names, from, seeds, minutes }: Plan): boolean {
  const end = performance.now() + 60_000 * minutes;
  let [tried, failed] = [0, 0];
  for (let seed = from; seed < from + seeds && performance.now() < end; seed++) {
    for (const name of names) {
      tried++;
      if (!holds(name, seed)) failed++;
    }
  }
  process.stdout.write(`${tried} cases, ${failed} failed.\n`);
  return failed === 0 && tried > 0;
}

function holds(name: string, seed: number): boolean {
  const started = performance.now();
  try {
    const what = trials[name](seed);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${name} ${seed} (${seconds} s): ${what}\n`);
    return true;
  } catch (error) {
    process.stdout.write(
      `FAILED ${name} ${seed}: ${(error as Error).message}\n` +
        `See it again with: npm run fuzz -- ${name} --from=${seed} --seeds=1\n`,
    );
    return false;
  }
}

/** Reads the command line; throws InputError. */
function planOf(args: readonly string[]): Plan {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seeds: option, from: option, minutes: option },
  });
  const strange = positionals.find((name) => !Object.hasOwn(trials, name));
  if (strange !== undefined) throw unknown('trial', strange, 'npm run fuzz', Object.keys(trials));
  const minutes = numberOf('minutes', values.minutes, Infinity);
  return {
    names: positionals.length === 0 ? Object.keys(trials) : positionals,
    from: numberOf('from', values.from, 1),
    seeds: numberOf('seeds', values.seeds, minutes < Infinity ? Infinity : SEEDS),
    minutes,
  };
}

function numberOf(name: string, typed: string | undefined, otherwise: number): number {
  const value = typed === undefined ? otherwise : Number(typed);
  if (!(value > 0)) throw new InputError(`--${name} takes a number above 0, not "${typed}".`);
  return value;
}

if (import.meta.main) {
  try {
    process.exitCode = fuzz(planOf(process.argv.slice(2))) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}
