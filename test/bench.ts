import { availableParallelism } from 'node:os';
import { createInline } from '../src/execution/inline.ts';
import { createPool } from '../src/execution/pool.ts';
import { blockOf, mirror, sideOf } from '../src/experiments/arm.ts';
import type { Executor } from '../src/experiments/executor.ts';
import { normalise } from '../src/experiments/normalise.ts';
import type { Experiment } from '../src/experiments/spec.ts';
import { findRuleset } from '../src/rulesets/index.ts';

/** Counters in which rulesets count the choices put to a side. */
const DECISIONS = 'decisions';
/** How long a repetition and the warm-up should take, in milliseconds. */
const REPETITION = 3000;
const WARM_UP = 15_000;
const REPETITIONS = 7;
const SMALLEST = 20;

interface Pace {
  readonly matches: number;
  readonly decisions: number;
}

/** Veterans against veterans under the book on the designed tables, each match of its own luck. */
function subject(id: string): Experiment {
  return normalise({ design: 'ablate', ruleset: id, tables: { designed: 'all', generated: 0 } });
}

/** Plays matches of the subject one after the other, so that no two repetitions play the same ones. */
function player({ spec, ruleset }: Experiment, executor: Executor) {
  const counter = ruleset.counters.indexOf(DECISIONS);
  const arm = mirror(spec, 'the book', sideOf(spec));
  let from = 0;
  return async (count: number): Promise<Pace> => {
    const first = from;
    from += count;
    const started = performance.now();
    let decisions = 0;
    const block = (i: number) => blockOf(arm, first + i);
    for await (const records of executor.runBlocks({ count, block })) {
      for (const { counters } of records) decisions += counters[0][counter] + counters[1][counter];
    }
    const seconds = (performance.now() - started) / 1000;
    return { matches: count / seconds, decisions: decisions / seconds };
  };
}

async function measure(experiment: Experiment, executor: Executor): Promise<Pace[]> {
  const play = player(experiment, executor);
  const started = performance.now();
  let pace = await play(SMALLEST);
  while (performance.now() - started < WARM_UP) pace = await play(sized(pace));
  const paces: Pace[] = [];
  for (let i = 0; i < REPETITIONS; i++) paces.push(await play(sized(pace)));
  return paces;
}

function sized(pace: Pace): number {
  return Math.max(SMALLEST, Math.round((pace.matches * REPETITION) / 1000));
}

function printPaces(title: string, paces: readonly Pace[]): void {
  for (const key of ['matches', 'decisions'] as const) {
    const sorted = paces.map((pace) => pace[key]).sort((a, b) => a - b);
    const [low, middle, high] = [0, (sorted.length - 1) / 2, sorted.length - 1].map((i) => sorted[i]);
    const spread = (100 * (high - low)) / middle;
    print(
      `${title.padEnd(10)} ${key.padEnd(9)}/s  min ${figure(low)}  median ${figure(middle)}  max ${figure(high)}  spread ${spread.toFixed(0)} %`,
    );
  }
}

/** Memory in use once everything that can be freed is freed, in MB. */
function memory(): number {
  if (!globalThis.gc) throw new Error('Start it with --expose-gc, as "npm run bench" does.');
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/** Whether memory grows with the number of matches, on one thread. */
async function printMemory(experiment: Experiment, few: number, many: number): Promise<void> {
  const executor = createInline(experiment);
  const play = player(experiment, executor);
  await play(few);
  const before = memory();
  await play(many - few);
  const after = memory();
  await executor.close();
  print(
    `memory after ${few} matches ${before.toFixed(1)} MB, after ${many} ${after.toFixed(1)} MB (${(after - before).toFixed(1)} MB more)`,
  );
}

function figure(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0).padStart(8);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** `npm run bench [-- <ruleset> [<matches of the memory check>]]`. */
async function main(id = 'dark-potential', many = '10000'): Promise<void> {
  const experiment = subject(findRuleset(id).id);
  const cores = availableParallelism();
  print(
    `${experiment.ruleset.title}, veteran against veteran, ${experiment.spec.tables.length} tables, warm`,
  );
  for (const workers of cores > 1 ? [1, cores] : [1]) {
    const executor = createPool(experiment, workers);
    printPaces(`${workers} worker${workers > 1 ? 's' : ''}`, await measure(experiment, executor));
    await executor.close();
  }
  await printMemory(experiment, 1000, Number(many));
}

await main(...process.argv.slice(2));
