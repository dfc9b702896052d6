import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import seedrandom from 'seedrandom';
import { createPool } from '../src/execution/pool.ts';
import { normalise } from '../src/experiments/normalise.ts';
import type { Sim } from '../src/experiments/sim-schema.ts';
import { pageOf } from '../src/reporting/page.ts';
import { type Bank, blocksOf, coinBank, playBanks } from './calibration/bank.ts';
import { calibrationReport } from './calibration/page.ts';
import { PLANTED } from './calibration/planted.ts';
import { ratesOf } from './calibration/rates.ts';

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
const runs = Number(values.runs);
const random = seedrandom.alea(SEED);
const played: Bank[] = values.again ? JSON.parse(readFileSync(BANKS, 'utf8')) : await engineBanks();
const banks = [...played, ...[50, 52, 54, 58].map(coinBank)];
process.stderr.write(`Drawing ${runs} runs from each of ${banks.length} banks.\n`);
const rates = ratesOf(banks, runs, random, (title) => process.stderr.write(`${title} is drawn from.\n`));
const command = `npm run calibrate -- --blocks=${blocksOf(played[0])} --runs=${runs}`;
const report = calibrationReport(PLANTED.game, banks, rates, command);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(BANKS, `${JSON.stringify(played, null, 2)}\n`);
writeFileSync(`${FOLDER}/report.html`, pageOf(report));
writeFileSync(`${FOLDER}/rates.json`, `${JSON.stringify(rates, null, 2)}\n`);
for (const { bank, what, events, runs: of, holds } of rates)
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${(events / of).toFixed(4)}  ${bank}: ${what}\n`);
process.stdout.write(`${report.title}: ${FOLDER}/report.html\n`);
process.exitCode = rates.every(({ holds }) => holds) ? 0 : 1;

async function engineBanks(): Promise<Bank[]> {
  const experiment = normalise({ ...PLANTED.sim, seed: SEED } as Sim);
  const executor = createPool(experiment, Number(values.workers));
  const each = Number(values.blocks);
  const total = each * (PLANTED.nulls + PLANTED.arms.length);
  let done = 0;
  let told = performance.now();
  try {
    return await playBanks(experiment.spec, PLANTED.nulls, PLANTED.arms, each, executor, () => {
      done++;
      if (performance.now() - told < 10_000) return;
      told = performance.now();
      process.stderr.write(`${done} of ${total} blocks banked.\n`);
    });
  } finally {
    await executor.close();
  }
}
