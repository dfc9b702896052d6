import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInline } from '../execution/inline.ts';
import { createPool } from '../execution/pool.ts';
import { withClock } from '../execution/progress.ts';
import { requireWritable, resultText } from '../execution/store.ts';
import { type ExperimentResult, runExperiment } from '../experiments/designs/index.ts';
import { digestOf } from '../experiments/digest.ts';
import { normalise } from '../experiments/normalise.ts';
import type { Sim } from '../experiments/sim-schema.ts';
import type { Experiment } from '../experiments/spec.ts';
import type { Report } from '../reporting/report.ts';
import { reportOf } from '../reporting/report-of.ts';
import { flag, type Given, text } from './command.ts';
import type { Desk } from './desk.ts';
import { workersOf } from './experiment-options.ts';
import { progressLine } from './progress-line.ts';
import { repeatLine } from './repeat-line.ts';
import { resultPage } from './result-page.ts';

/** What the shell calls a process that was interrupted. */
export const INTERRUPTED = 130;

/** Runs the experiment of a sim, prints what came of it and writes the report. Returns the exit code. */
export async function runSim(sim: Sim, given: Given, desk: Desk, path?: string): Promise<number> {
  const experiment = normalise(sim, path ?? 'the command line');
  const json = flag(given, 'json');
  const folder = text(given, 'out') ?? (json ? undefined : defaultFolder(experiment));
  if (folder !== undefined) requireWritable(folder);
  const workers = workersOf(given) ?? sim.workers ?? availableParallelism();
  const result = await played(experiment, workers, desk, path);
  const report = reportOf(result, repeatLine(experiment.spec, given, path));
  const files = folder === undefined ? [] : await written(folder, result, report);
  desk.out(json ? resultText(result) : `${resultPage(result, report, files, desk.columns).join('\n')}\n`);
  if (!result.interrupted) return 0;
  desk.err(
    `Stopped: ${files[0] ? `what was played until then is in ${files[0]}` : 'the result holds what was played until then'}.\n`,
  );
  return INTERRUPTED;
}

async function written(folder: string, result: ExperimentResult, report: Report): Promise<string[]> {
  // Loaded late: the chart libraries cost other commands a third of a second.
  const { writeReport } = await import('./write-report.ts');
  return writeReport(folder, result, report);
}

async function played(
  experiment: Experiment,
  workers: number,
  desk: Desk,
  path: string | undefined,
): Promise<ExperimentResult> {
  const executor = workers === 1 ? createInline(experiment, path) : createPool(experiment, workers, path);
  const line = progressLine(desk);
  try {
    return await runExperiment(experiment, executor, withClock(line.draw), desk.stop);
  } finally {
    line.end();
    await executor.close();
  }
}

/** One folder for each spec, so that no run overwrites another. */
function defaultFolder({ spec }: Experiment): string {
  return join('reports', `${spec.ruleset}-${spec.design}-${digestOf(spec).slice(0, 6)}`);
}
