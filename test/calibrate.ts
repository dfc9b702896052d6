import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { flag, whole } from '../src/cli/arguments/command.ts';
import { BROKEN } from '../src/cli/terminal/exit-codes.ts';
import { createPool } from '../src/execution/threads/pool.ts';
import { metricsOf } from '../src/experiments/metrics/metrics.ts';
import { normalise } from '../src/experiments/sim/normalise.ts';
import type { Sim } from '../src/experiments/sim/sim-schema.ts';
import type { Executor } from '../src/experiments/terms/executor.ts';
import type { Experiment } from '../src/experiments/terms/spec.ts';
import { blocksOf, coinBank, type Planting, playBanks, playLuckBanks } from './calibration/bank.ts';
import { type Banks, keepCalibration, quotedBanks, UNQUOTED, UNQUOTED_SENTENCE } from './calibration/keep.ts';
import { calibrationReport } from './calibration/page.ts';
import { coinPairs, playPairedBanks } from './calibration/paired-bank.ts';
import { LUCKY, PLANTED } from './calibration/planted.ts';
import { type Rate, type Sizes, sizesFor } from './calibration/rate.ts';
import { type Task, tasksOf } from './calibration/rates.ts';
import { QUOTED } from './calibration/summary.ts';
import type { Asked } from './calibration/worker.ts';
import { MOST, runScript, script } from './script.ts';

const SEED = 'calibration';
/** What is drawn where nothing else is asked. */
const BLOCKS = 20_000;
const RUNS = 10_000;

/** Tells how far it has come. */
type Tell = (text: string) => void;

export const calibrate = script({
  name: 'calibrate',
  says: 'Tells how often verdicts err, on banked blocks of matches and on coins; an hour or more at full size.',
  words: [],
  options: {
    blocks: { says: 'Blocks of each bank', otherwise: `${BLOCKS}` },
    runs: { says: 'Runs drawn from each bank', otherwise: `${RUNS}` },
    workers: { says: 'Threads', otherwise: 'one for each core' },
    again: { says: 'Draw again from the banks of the calibration that reports quote', flag: true },
    write: { says: 'Have reports quote this one from now on', flag: true },
  },
  async run(given, terminal) {
    const place = flag(given, 'write') ? QUOTED : UNQUOTED;
    const sizes = sizesFor(whole(given, 'runs', 1, MOST) ?? RUNS);
    const each = whole(given, 'blocks', 1, MOST) ?? BLOCKS;
    const workers = whole(given, 'workers', 1, 256) ?? availableParallelism();
    if (place === UNQUOTED) terminal.err(`${UNQUOTED_SENTENCE}\n`);
    const known = flag(given, 'again') ? quotedBanks() : await engineBanks(each, workers, terminal.err);
    const { contests, lucky } = known;
    const banks = [...contests, ...[50, 52, 54, 58].map(coinBank)];
    const paired = [...known.paired, ...[true, false].map(coinPairs)];
    terminal.err(
      `Drawing ${sizes.runs} runs from each of ${banks.length + lucky.length + paired.length} banks.\n`,
    );
    const rates = await ratesMeasured(tasksOf(banks, lucky, paired), sizes, workers, terminal.err);
    const command = `npm run calibrate -- --blocks=${blocksOf(contests[0])} --runs=${sizes.runs}`;
    const report = calibrationReport(PLANTED.game, { banks, lucky, paired }, sizes, rates, command);
    keepCalibration(place, known, rates, report);
    for (const { bank, what, events, runs: of, holds } of rates)
      terminal.out(`${holds ? 'holds' : 'FAILS'}  ${(events / of).toFixed(4)}  ${bank}: ${what}\n`);
    terminal.out(`${report.title}: ${place}/report.html\n`);
    return rates.every(({ holds }) => holds) ? 0 : BROKEN;
  },
});

async function ratesMeasured(
  tasks: readonly Task[],
  sizes: Sizes,
  workers: number,
  tell: Tell,
): Promise<Rate[]> {
  const threads = new Piscina<Asked, Rate[]>({
    filename: join(import.meta.dirname, 'calibration/worker.ts'),
    maxThreads: workers,
  });
  let done = 0;
  const rates = await Promise.all(
    tasks.map(async (task) => {
      const own = await threads.run({ task, sizes });
      tell(`${++done} of ${tasks.length} groups of rates measured.\n`);
      return own;
    }),
  );
  await threads.destroy();
  return rates.flat();
}

async function engineBanks(each: number, workers: number, tell: Tell): Promise<Banks> {
  const total = each * (armsIn(PLANTED) + 1 + armsIn(LUCKY));
  let done = 0;
  let told = performance.now();
  const onBlock = () => {
    done++;
    if (performance.now() - told < 10_000) return;
    told = performance.now();
    tell(`${done} of ${total} blocks banked.\n`);
  };
  const banks = await played(PLANTED.sim, workers, async ({ spec, ruleset }, executor) => {
    const contests = await playBanks(spec, PLANTED, each, executor, onBlock);
    const metrics = metricsOf(ruleset).filter(({ id }) => PLANTED.paired.metrics.includes(id));
    const { variant } = PLANTED.paired;
    return { contests, paired: await playPairedBanks(spec, metrics, variant, each, executor, onBlock) };
  });
  const lucky = await played(LUCKY.sim, workers, ({ spec }, executor) =>
    playLuckBanks(spec, LUCKY, each, executor, onBlock),
  );
  return { ...banks, lucky: lucky.map((bank) => ({ ...bank, title: `${bank.title}, luck noted` })) };
}

function armsIn({ nulls, arms }: Planting): number {
  return nulls + arms.length;
}

/** What is played of a sim on threads of its own. */
async function played<T>(
  sim: object,
  workers: number,
  play: (experiment: Experiment, executor: Executor) => Promise<T>,
): Promise<T> {
  const experiment = normalise({ ...sim, seed: SEED } as Sim);
  const executor = createPool(experiment, workers);
  try {
    return await play(experiment, executor);
  } finally {
    await executor.close();
  }
}

if (import.meta.main) await runScript(calibrate);
