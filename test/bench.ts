import { availableParallelism } from 'node:os';
import { quantile } from 'simple-statistics';
import { flag, text, wholeIn } from '../src/cli/arguments/command.ts';
import { rulesetNamed } from '../src/cli/terminal/terminal.ts';
import { createInline } from '../src/execution/threads/inline.ts';
import { createPool } from '../src/execution/threads/pool.ts';
import type { Executor } from '../src/experiments/terms/executor.ts';
import type { Experiment } from '../src/experiments/terms/spec.ts';
import { benchAgainst } from './bench-against.ts';
import { type Pace, player, subject } from './bench-player.ts';
import { playoutLine, playoutPace } from './bench-playouts.ts';
import { benchProfile } from './bench-profile.ts';
import { MOST, runScript, script } from './script.ts';

/** How long a repetition and the warm-up should take, in milliseconds. */
const REPETITION = 3000;
const WARM_UP = 15_000;
const REPETITIONS = 7;
const SMALLEST = 20;
/** Matches before and after which memory is looked at. */
const FEW = 1000;
const MANY = 10_000;
/** For comparing rulesets. */
const WARM_MATCHES = 2000;
const TURNS = 41;
const PER_TURN = 40;
/** Who looks ahead, and in how many matches: some minute of them. */
const STRATEGIST = 'strategist[playouts=12]';
const STRATEGIST_MATCHES = 8;

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

async function measureOne(id: string, many: number): Promise<void> {
  const experiment = subject(id);
  const cores = availableParallelism();
  print(
    `${experiment.ruleset.title}, veteran against veteran, ${experiment.spec.tables.length} tables, warm`,
  );
  for (const workers of cores > 1 ? [1, cores] : [1]) {
    const executor = createPool(experiment, workers);
    printPaces(`${workers} worker${workers > 1 ? 's' : ''}`, await measure(experiment, executor));
    await executor.close();
  }
  await printMemory(experiment, FEW, many);
  print(playoutLine(STRATEGIST, playoutPace(id, STRATEGIST, STRATEGIST_MATCHES)));
}

/** Takes turns between rulesets, each with a worker of its own: whatever else the machine does slows all of them alike. */
async function compare(ids: readonly string[]): Promise<void> {
  const experiments = ids.map(subject);
  const executors = experiments.map((experiment) => createPool(experiment, 1));
  const plays = experiments.map((experiment, i) => player(experiment, executors[i]));
  for (const play of plays) await play(WARM_MATCHES);
  const paces = ids.map((): number[] => []);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [i, play] of plays.entries()) {
      paces[i].push((await play(PER_TURN)).decisionsOfProcessor);
    }
  }
  print(`decisions a second of processor time, ${TURNS} turns of ${PER_TURN} matches each`);
  paces.forEach((pace, i) => {
    const [low, middle, high] = quartiles(pace);
    const [from, ratio, to] = quartiles(pace.map((one, turn) => one / paces[0][turn]));
    print(
      `${ids[i].padEnd(16)} ${figure(middle)} (${figure(low).trim()} to ${figure(high).trim()}), ${ratio.toFixed(2)} of ${ids[0]} (${from.toFixed(2)} to ${to.toFixed(2)})`,
    );
  });
  for (const executor of executors) await executor.close();
}

function quartiles(values: number[]): number[] {
  return quantile(values, [0.25, 0.5, 0.75]);
}

export const bench = script({
  name: 'bench',
  says: 'Tells how many matches and decisions are played in a second, their spread, and whether memory stays flat.',
  words: [
    {
      name: 'rulesets',
      says: 'one, or some parted by commas to compare; dark-potential if not said',
      optional: true,
    },
    { name: 'matches', says: `of the check of memory; ${MANY} if not said`, optional: true },
  ],
  options: {
    against: { says: 'Compare this checkout with the one in this folder' },
    profile: { says: 'Tell where the time goes', flag: true },
  },
  async run(given, terminal) {
    const [names = 'dark-potential', matches = `${MANY}`] = given.words;
    const ids = names.split(',').map((name) => rulesetNamed(terminal, name).id);
    const many = wholeIn(matches, 'The number of matches', FEW + 1, MOST);
    const other = text(given, 'against');
    if (other !== undefined) {
      for (const id of ids) for (const line of await benchAgainst(id, other)) print(line);
    } else if (flag(given, 'profile')) {
      for (const id of ids) for (const line of await benchProfile(id)) print(line);
    } else if (ids.length === 1) await measureOne(ids[0], many);
    else await compare(ids);
    return 0;
  },
});

if (import.meta.main) await runScript(bench);
