import { resolve } from 'node:path';
import { hasManifest } from './execution/runs/manifest.ts';
import { RUN_FILES } from './execution/runs/run-files.ts';
import { simText } from './execution/runs/sim-text.ts';
import { requireWritable, store } from './execution/runs/store.ts';
import { loadSim } from './execution/sims/load-sim.ts';
import { createInline } from './execution/threads/inline.ts';
import { typedAgain } from './execution/typed-again.ts';
import {
  type DesignId,
  type ExperimentResult,
  type ResultOf,
  runExperiment,
} from './experiments/designs/index.ts';
import { normalise } from './experiments/sim/normalise.ts';
import type { Sim } from './experiments/sim/sim-schema.ts';
import { digestOf } from './experiments/terms/digest.ts';
import type { Executor, OnProgress } from './experiments/terms/executor.ts';
import type { Experiment } from './experiments/terms/spec.ts';
import { InputError } from './rules/nearest.ts';
import { rulesets } from './rulesets/index.ts';

type DesignOf<S> = S extends { readonly design: infer Id extends DesignId } ? Id : DesignId;

/** How a sim is measured; none of it changes the result. */
export interface Measuring {
  /** Threads; as the sim says if not said, and else this thread alone. */
  readonly workers?: number;
  /** A folder for the report: page, result, posts and chart. It is no run, which `rulebench run` writes: no match is kept. */
  readonly report?: string;
  /**
   * The file that exports the sim as its default. Worker threads and whoever repeats the report need it where the sim
   * brings rules or a ruleset of its own, which are code.
   */
  readonly file?: string;
  readonly onProgress?: OnProgress;
  /** Aborted, the run ends with what was done. */
  readonly signal?: AbortSignal;
}

/**
 * Asks what a sim asks and plays it; the result has the type of the sim's design, also of one by `defineSim`. Throws
 * InputError where a name, a path or a value of the sim is wrong, a file is needed, or the folder of the report cannot
 * be written.
 */
export async function measure<const S extends Sim>(
  sim: S,
  { workers = sim.workers ?? 1, report, file, onProgress, signal }: Measuring = {},
): Promise<ResultOf<DesignOf<S>>> {
  const experiment = normalise(sim, file);
  if (!Number.isSafeInteger(workers) || workers < 1) {
    throw new InputError(`"workers" takes a whole number from 1, not ${workers}.`);
  }
  if (workers > 1 || report !== undefined) await requireSource(sim, experiment, file);
  if (report !== undefined) requireFree(report);
  const executor = await executorOf(sim, experiment, workers, file);
  let result: ExperimentResult;
  try {
    result = await runExperiment(experiment, executor, onProgress, signal);
  } finally {
    await executor.close();
  }
  if (report !== undefined) await write(report, sim, result, file);
  return result as ResultOf<DesignOf<S>>;
}

async function executorOf(
  sim: Sim,
  experiment: Experiment,
  workers: number,
  file: string | undefined,
): Promise<Executor> {
  if (workers === 1) return createInline(experiment, file);
  // Loaded late: sims that import the bench need no threads of their own.
  const { createPool } = await import('./execution/threads/pool.ts');
  return createPool(experiment, workers, file ?? JSON.parse(simText(sim)));
}

/** Throws InputError where a sim is code that nobody else can come by, or the file has another one. */
async function requireSource(sim: Sim, experiment: Experiment, file: string | undefined): Promise<void> {
  if (file === undefined) {
    if (isData(sim)) return;
    throw new InputError(
      'The sim brings rules or a ruleset of its own, which workers and a report take from a file only: name the file that exports it, as in measure(sim, { file: "sim.ts", workers: 2 }).',
    );
  }
  if (resolve(file) === resolve(process.argv[1] ?? '')) {
    throw new InputError(
      `${file} is what is running, so nobody can take the sim from it; keep the sim in a file of its own.`,
    );
  }
  const other = normalise(await loadSim(file), file);
  if (digestOf(other.spec) === digestOf(experiment.spec)) return;
  throw new InputError(`${file} exports another sim than the one that is measured.`);
}

/** Whether a sim needs no code but the bench's. */
function isData({ ruleset, adds }: Sim): boolean {
  const bundled = typeof ruleset === 'string' || rulesets.some((one) => one === ruleset);
  return bundled && (adds === undefined || !('rules' in adds));
}

function requireFree(folder: string): void {
  if (hasManifest(folder)) {
    throw new InputError(`The folder ${folder} holds a run; choose another for the report.`);
  }
  requireWritable(folder);
}

async function write(
  folder: string,
  sim: Sim,
  result: ExperimentResult,
  file: string | undefined,
): Promise<void> {
  // Loaded late: the chart libraries cost whoever wants no report a third of a second.
  const [{ writeReport }, { reportOf }] = await Promise.all([
    import('./cli/running/write-report.ts'),
    import('./reporting/report-of.ts'),
  ]);
  const source = file ?? store(folder, RUN_FILES.sim, simText(sim));
  const command = typedAgain(['npx', 'rulebench', 'run', source]);
  // Posts name files alone, and a reader of one has seen none but those beside it.
  const where = file === undefined ? ' # the file beside this report' : '';
  await writeReport(folder, result, reportOf(result, `${command}${where}`));
}
