import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import alea from 'seedrandom';
import { createPool } from '../src/execution/pool.ts';
import { normalise } from '../src/experiments/normalise.ts';
import type { Sim } from '../src/experiments/sim-schema.ts';
import { pageOf } from '../src/reporting/page.ts';
import { type Bank, coinBank, playBanks } from './calibration/bank.ts';
import { calibrationReport } from './calibration/page.ts';
import { PLANTED } from './calibration/planted.ts';
import { ratesOf } from './calibration/rates.ts';

/** Where the page and the figures go. */
const FOLDER = 'reports/samples/calibration';
const SEED = 'calibration';

const { values } = parseArgs({
  options: {
    blocks: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '2000' },
  },
});
const [blocks, runs] = [Number(values.blocks), Number(values.runs)];
const random = alea(SEED);
const banks = [...(await engineBanks()), ...coinBanks()];
process.stderr.write(`Drawing ${runs} runs from each of ${banks.length} banks.\n`);
const rates = ratesOf(banks, runs, random);
const command = `npm run calibrate -- --blocks=${blocks} --runs=${runs}`;
const report = calibrationReport(PLANTED.game, banks, rates, command);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/report.html`, pageOf(report));
writeFileSync(`${FOLDER}/rates.json`, `${JSON.stringify(rates, null, 2)}\n`);
for (const { bank, what, events, holds } of rates)
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${(events / runs).toFixed(4)}  ${bank}: ${what}\n`);
process.stdout.write(`${report.title}: ${FOLDER}/report.html\n`);
process.exitCode = rates.every(({ holds }) => holds) ? 0 : 1;

async function engineBanks(): Promise<Bank[]> {
  const experiment = normalise({ ...PLANTED.sim, seed: SEED } as Sim);
  const executor = createPool(experiment, availableParallelism());
  const total = blocks * (PLANTED.nulls + PLANTED.arms.length);
  let done = 0;
  let told = performance.now();
  try {
    return await playBanks(experiment.spec, PLANTED.nulls, PLANTED.arms, blocks, executor, () => {
      done++;
      if (performance.now() - told < 10_000) return;
      told = performance.now();
      process.stderr.write(`${done} of ${total} blocks banked.\n`);
    });
  } finally {
    await executor.close();
  }
}

/** Synthetic blocks, whose truths are round numbers but for the bank's own luck. */
function coinBanks(): Bank[] {
  return [0.5, 0.52, 0.54, 0.58].map((chance) =>
    coinBank(`coins of ${Math.round(100 * chance)} %`, chance, blocks, random),
  );
}
