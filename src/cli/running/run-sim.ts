import { availableParallelism } from 'node:os';
import { executorFor } from '../../execution/executor-for.ts';
import { withClock } from '../../execution/progress.ts';
import { strangerIn } from '../../execution/runs/leftovers.ts';
import { readManifest } from '../../execution/runs/manifest.ts';
import { recordedIn } from '../../execution/runs/recorded-in.ts';
import type { Recording } from '../../execution/runs/recording.ts';
import { defaultFolder, resumeRun, type Sourced, startRun } from '../../execution/runs/run-folder.ts';
import { whileLocked } from '../../execution/runs/run-lock.ts';
import { resultText } from '../../execution/runs/store.ts';
import { resumeLine } from '../../execution/typed-again.ts';
import { type ExperimentResult, runExperiment } from '../../experiments/designs/index.ts';
import { normalise } from '../../experiments/sim/normalise.ts';
import type { Sim } from '../../experiments/sim/sim-schema.ts';
import type { OnProgress } from '../../experiments/terms/executor.ts';
import type { Experiment } from '../../experiments/terms/spec.ts';
import type { Report } from '../../reporting/document/report.ts';
import { reportOf } from '../../reporting/report-of.ts';
import { counted } from '../../reporting/wording/wording.ts';
import { InputError } from '../../rules/nearest.ts';
import { flag, type ParsedArguments, text } from '../arguments/command.ts';
import { lookedAt, workersOf } from '../arguments/experiment-options.ts';
import { resultPage } from '../pages/result-page.ts';
import { costLine } from '../terminal/cost-line.ts';
import { INTERRUPTED } from '../terminal/exit-codes.ts';
import { wrap } from '../terminal/layout.ts';
import { minutesLines, stopwatch } from '../terminal/plan-minutes.ts';
import { progressLine } from '../terminal/progress-line.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { packageVersion } from './package-folder.ts';
import { repeatLine } from './repeat-line.ts';

/** A run, and the workers that the command line asks for. */
interface Asked extends Sourced {
  readonly workers: number | undefined;
}

/** Runs the experiment of a sim, prints what came of it and writes the run with its report. Returns the exit code. */
export async function runSim(
  whole: Sim,
  given: ParsedArguments,
  terminal: Terminal,
  path?: string,
): Promise<number> {
  const source = asked(lookedAt(whole, given), given, path);
  const folder = text(given, 'out') ?? (flag(given, 'json') ? undefined : defaultFolder(source));
  if (folder === undefined) return carryOut(source, undefined, given, terminal);
  return whileLocked(folder, async () => {
    const stranger = strangerIn(folder);
    const recording = startRun(folder, source, packageVersion());
    const { blocks } = recording.manifest;
    if (blocks > 0) terminal.err(`Going on after ${counted(blocks, 'block')} of the run in ${folder}.\n`);
    if (stranger !== undefined)
      terminal.err(`${folder} holds other files, such as ${stranger}; those of the run go beside them.\n`);
    return carryOut(source, recording, given, terminal);
  });
}

/** Runs the experiment of a sim and prints what came of it, without keeping it. Returns the exit code. */
export async function printSim(
  sim: Sim,
  given: ParsedArguments,
  terminal: Terminal,
  path?: string,
): Promise<number> {
  return carryOut(asked(sim, given, path), undefined, given, terminal);
}

/** What a sim and a command line ask for. Throws InputError, before anything is written. */
function asked(sim: Sim, given: ParsedArguments, path: string | undefined): Asked {
  const experiment = experimentOf(sim, path);
  return {
    sim,
    path,
    experiment,
    command: repeatLine(experiment.spec, given, path),
    isQuick: flag(given, 'quick'),
    workers: workersOf(given),
  };
}

/** The experiment of a sim; what is said against one in a file names the file. Throws InputError. */
function experimentOf(sim: Sim, path: string | undefined): Experiment {
  if (path === undefined) return normalise(sim, 'the command line');
  try {
    return normalise(sim, path);
  } catch (error) {
    if (!(error instanceof InputError) || error.message.includes(path)) throw error;
    throw new InputError(`${path}: ${error.message}`);
  }
}

/** Goes on with the run in a folder, from its manifest alone. Returns the exit code. */
export async function resumeSim(folder: string, given: ParsedArguments, terminal: Terminal): Promise<number> {
  readManifest(folder);
  const workers = workersOf(given);
  return whileLocked(folder, async () => {
    const { recording, ...source } = await resumeRun(folder, packageVersion());
    return carryOut({ ...source, workers }, recording, given, terminal);
  });
}

async function carryOut(
  source: Asked,
  recording: Recording | undefined,
  given: ParsedArguments,
  terminal: Terminal,
): Promise<number> {
  const workers = source.workers ?? source.sim.workers ?? availableParallelism();
  const watch = stopwatch(recording?.manifest.blocks);
  terminal.heeds(recording?.folder);
  const result = await played(source, recording, workers, terminal, watch.hear);
  if (!result.interrupted) recording?.requireResult(result.hash);
  const asData = flag(given, 'json');
  if (result.blocks === 0 && !asData) return stopped(result, recording?.folder, undefined, terminal);
  const report = reportOf(result, recording?.manifest.command ?? source.command);
  const files = recording === undefined ? [] : await written(recording.folder, result, report);
  if (!result.interrupted) recording?.finish(result.hash);
  terminal.out(
    asData
      ? resultText(result)
      : `${[...resultPage(result, report, files, terminal), ...minutesLines(result, workers, watch.pace())].join('\n')}\n`,
  );
  if (!result.interrupted) return 0;
  return stopped(result, recording?.folder, files[0], terminal);
}

/** Says what is left of a run that was stopped, and how it goes on. Returns the exit code. */
function stopped(
  result: ExperimentResult,
  folder: string | undefined,
  page: string | undefined,
  terminal: Terminal,
): number {
  terminal.err(`Stopped: ${stoppedText(result, folder, page)}\n`);
  return INTERRUPTED;
}

function stoppedText(
  { blocks }: ExperimentResult,
  folder: string | undefined,
  page: string | undefined,
): string {
  const place =
    page === undefined
      ? 'the result holds what was played until then'
      : `what was played until then is in ${page}`;
  const kept = blocks === 0 ? 'nothing was played' : place;
  if (folder === undefined) return `${kept}.`;
  return `${kept}.\nGo on with: ${resumeLine(folder)}`;
}

async function written(folder: string, result: ExperimentResult, report: Report): Promise<string[]> {
  // Loaded late: the chart libraries cost other commands a third of a second.
  const { writeReport } = await import('./write-report.ts');
  return writeReport(folder, result, report);
}

async function played(
  { experiment, path }: Sourced,
  recording: Recording | undefined,
  workers: number,
  terminal: Terminal,
  hear: OnProgress,
): Promise<ExperimentResult> {
  const plain = executorFor(experiment, workers, path);
  const executor = recording === undefined ? plain : recordedIn(recording, plain);
  const bar = progressLine(terminal);
  try {
    // Of a run that is whole nothing is left to play.
    const isWhole = recording !== undefined && recording.manifest.result !== null;
    const before = recording?.manifest.blocks;
    const room = terminal.liveRoom || Number.POSITIVE_INFINITY;
    const say = (line: string) => terminal.err(`${wrap(line, room).join('\n')}\n`);
    const line = isWhole ? null : await costLine(experiment, plain, workers, terminal.stop, say, before);
    if (line !== null) say(line);
    const draw = withClock(bar.draw, before);
    const tell: OnProgress = (progress) => {
      hear(progress);
      if (!terminal.stop.aborted) draw(progress);
    };
    return await runExperiment(experiment, executor, tell, terminal.stop);
  } finally {
    bar.end();
    recording?.flush();
    await executor.close();
  }
}
