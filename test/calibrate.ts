import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Piscina } from 'piscina';
import { createPool } from '../src/execution/threads/pool.ts';
import { metricsOf } from '../src/experiments/metrics/metrics.ts';
import { normalise } from '../src/experiments/sim/normalise.ts';
import type { Sim } from '../src/experiments/sim/sim-schema.ts';
import { pageOf } from '../src/reporting/output/page.ts';
import { type Bank, blocksOf, coinBank, playBanks } from './calibration/bank.ts';
import { calibrationReport } from './calibration/page.ts';
import { coinPairs, type PairedBank, playPairedBanks } from './calibration/paired-bank.ts';
import { PLANTED } from './calibration/planted.ts';
import { type Rate, sizesFor } from './calibration/rate.ts';
import { type Task, tasksOf } from './calibration/rates.ts';
import { writeSummary } from './calibration/summary.ts';
import type { Asked } from './calibration/worker.ts';

/** Where the page, the figures and the banks go. */
const FOLDER = 'reports/samples/calibration';
const BANKS = `${FOLDER}/banks.json`;
const SEED = 'calibration';

const { values } = parseArgs({
  options: {
    blocks: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '10000' },
    workers: { type: 'string', default: String(availableParallelism()) },
    /** Draws again from the blocks that were banked the last time. */
    again: { type: 'boolean', default: false },
  },
});
const sizes = sizesFor(Number(values.runs));
const played: Banks = values.again ? JSON.parse(readFileSync(BANKS, 'utf8')) : await engineBanks();
const banks = [...played.contests, ...[50, 52, 54, 58].map(coinBank)];
const paired = [...played.paired, ...[true, false].map(coinPairs)];
process.stderr.write(`Drawing ${sizes.runs} runs from each of ${banks.length + paired.length} banks.\n`);
const rates = await measuredRates(tasksOf(banks, paired));
const command = `npm run calibrate -- --blocks=${blocksOf(played.contests[0])} --runs=${sizes.runs}`;
const report = calibrationReport(PLANTED.game, banks, paired, sizes, rates, command);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(BANKS, `${JSON.stringify(played)}\n`);
writeFileSync(`${FOLDER}/report.html`, pageOf(report));
writeFileSync(`${FOLDER}/rates.json`, `${JSON.stringify(rates, null, 2)}\n`);
writeSummary();
for (const { bank, what, events, runs: of, holds } of rates)
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${(events / of).toFixed(4)}  ${bank}: ${what}\n`);
process.stdout.write(`${report.title}: ${FOLDER}/report.html\n`);
process.exitCode = rates.every(({ holds }) => holds) ? 0 : 1;

async function measuredRates(tasks: readonly Task[]): Promise<Rate[]> {
  const threads = new Piscina<Asked, Rate[]>({
    filename: join(import.meta.dirname, 'calibration/worker.ts'),
    maxThreads: Number(values.workers),
  });
  let done = 0;
  const rates = await Promise.all(
    tasks.map(async (task) => {
      const own = await threads.run({ task, sizes });
      process.stderr.write(`${++done} of ${tasks.length} groups of rates measured.\n`);
      return own;
    }),
  );
  await threads.destroy();
  return rates.flat();
}

/** Banks of matches. */
interface Banks {
  readonly contests: readonly Bank[];
  readonly paired: readonly PairedBank[];
}

async function engineBanks(): Promise<Banks> {
  const experiment = normalise({ ...PLANTED.sim, seed: SEED } as Sim);
  const { spec, ruleset } = experiment;
  const executor = createPool(experiment, Number(values.workers));
  const each = Number(values.blocks);
  const total = each * (PLANTED.nulls + PLANTED.arms.length + 1);
  let done = 0;
  let told = performance.now();
  const onBlock = () => {
    done++;
    if (performance.now() - told < 10_000) return;
    told = performance.now();
    process.stderr.write(`${done} of ${total} blocks banked.\n`);
  };
  const metrics = metricsOf(ruleset).filter(({ id }) => PLANTED.paired.metrics.includes(id));
  try {
    const contests = await playBanks(spec, PLANTED.nulls, PLANTED.arms, each, executor, onBlock);
    const { variant } = PLANTED.paired;
    return { contests, paired: await playPairedBanks(spec, metrics, variant, each, executor, onBlock) };
  } finally {
    await executor.close();
  }
}
