import { type ParsedArguments, whole } from '../src/cli/arguments/command.ts';
import { between } from '../src/cli/arguments/experiment-options.ts';
import { BROKEN } from '../src/cli/terminal/exit-codes.ts';
import { counted } from '../src/reporting/wording/wording.ts';
import { unknown } from '../src/rules/nearest.ts';
import { rulesets } from '../src/rulesets/index.ts';
import { tryCase } from './conformance/try-case.ts';
import { tryTable } from './kernel/tables/try-table.ts';
import { trySight } from './kernel/try-sight.ts';
import { waysTrial } from './kernel/try-ways.ts';
import { MOST, runScript, script } from './script.ts';

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
  process.stdout.write(`${counted(tried, 'case')}, ${failed} failed.\n`);
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

export const fuzzing = script({
  name: 'fuzz',
  says: 'Tries the laws of the bench on cases drawn at random.',
  words: [{ name: 'trial', says: 'what to try; all if not said', optional: true, many: true }],
  options: {
    seeds: { says: 'Cases of each trial', otherwise: `${SEEDS}, or no end with --minutes` },
    from: { says: 'The seed of the first', otherwise: '1' },
    minutes: { says: 'Begin no case after so long', otherwise: 'no end' },
  },
  run: (given) => (fuzz(planOf(given)) ? 0 : BROKEN),
});

/** What is asked; throws InputError. */
function planOf(given: ParsedArguments): Plan {
  const strange = given.words.find((name) => !Object.hasOwn(trials, name));
  if (strange !== undefined) throw unknown('trial', strange, '"npm run fuzz"', Object.keys(trials));
  const minutes = between(given, 'minutes', { min: 0.01, max: MOST }, 'number', '30') ?? Infinity;
  return {
    names: given.words.length === 0 ? Object.keys(trials) : given.words,
    from: whole(given, 'from', 1, MOST) ?? 1,
    seeds: whole(given, 'seeds', 1, MOST) ?? (minutes < Infinity ? Infinity : SEEDS),
    minutes,
  };
}

if (import.meta.main) await runScript(fuzzing);
