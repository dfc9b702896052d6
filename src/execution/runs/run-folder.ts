import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { normalise } from '../../experiments/sim/normalise.ts';
import { quickened } from '../../experiments/sim/quick.ts';
import type { Sim } from '../../experiments/sim/sim-schema.ts';
import { digestOf } from '../../experiments/terms/digest.ts';
import type { Experiment } from '../../experiments/terms/spec.ts';
import { InputError } from '../../rules/nearest.ts';
import { isCode, loadSim } from '../sims/load-sim.ts';
import { askedDigest, hasManifest, type Manifest, type RunHead, readManifest, sameRun } from './manifest.ts';
import { beginRecording, openRecording, type Recording } from './recording.ts';
import { RUN_FILES, requireRoom, sha256 } from './run-files.ts';
import { codeHead, simFileOf } from './sim-file.ts';
import { simText } from './sim-text.ts';
import { store } from './store.ts';

/** An experiment with where it comes from. */
export interface Sourced {
  readonly sim: Sim;
  /** The file of the sim; undefined for a command line. */
  readonly path: string | undefined;
  readonly experiment: Experiment;
  /** The command line that repeats it. */
  readonly command: string;
  /** Whether the sim is what a first look has of its file. */
  readonly isQuick: boolean;
}

/**
 * Begins the run of an experiment in a folder. Where the same run was begun there before and has not come to its end
 * it goes on; one that has is replaced, and so is any that was stopped before a match of it was kept, such as one of a
 * house rule that broke at once. Throws InputError where the folder holds another run, or files that are no run's.
 *
 * @param rulebench version of this package
 */
export function startRun(folder: string, source: Sourced, rulebench: string): Recording {
  const { ruleset, spec } = source.experiment;
  const head: RunHead = {
    rulebench,
    ruleset: { id: ruleset.id, edition: ruleset.edition },
    command: source.command,
    sim: simHead(folder, source),
    spec,
  };
  const text = head.sim.file === RUN_FILES.sim ? simText(source.sim) : undefined;
  if (hasManifest(folder)) {
    const begun = readManifest(folder);
    const ended = begun.result !== null && askedDigest(begun) === askedDigest(head);
    const isBarren = begun.result === null && begun.blocks === 0;
    if (!ended && !isBarren && !sameRun(begun, head)) {
      const isSame = sameRun({ ...begun, rulebench }, head);
      const what = isSame ? `this run as rulebench ${begun.rulebench} began it` : 'another run';
      throw new InputError(`The folder ${folder} holds ${what}; choose another with --out.`);
    }
    if (!ended && !isBarren) return openRecording(folder, ruleset);
    const hasSim = begun.sim.file === RUN_FILES.sim;
    if (!hasSim) requireRoom(folder, text, [RUN_FILES.sim]);
    else if (text === undefined) rmSync(join(folder, RUN_FILES.sim), { force: true });
  } else {
    requireRoom(folder, text);
  }
  if (text !== undefined) store(folder, RUN_FILES.sim, text);
  return beginRecording(folder, head, ruleset);
}

/**
 * The folder of a run for which none is named: one for each experiment, and for each state of the code that brings it,
 * so that no run overwrites another.
 */
export function defaultFolder(source: Sourced): string {
  const { spec } = source.experiment;
  const digest = askedDigest({ spec, sim: simHead('reports', source) });
  return join('reports', `${spec.ruleset}-${spec.design}-${digest.slice(0, 6)}`);
}

/** What the manifest of a run in a folder says of its sim. */
function simHead(folder: string, { sim, path, isQuick }: Sourced): RunHead['sim'] {
  if (path !== undefined && isCode(path)) return codeHead(folder, path, isQuick);
  return { file: RUN_FILES.sim, digest: sha256(simText(sim)) };
}

/** The experiment of the run in a folder. Throws InputError where its sim has changed or is read otherwise by now. */
export async function runIn(folder: string): Promise<Sourced & { readonly manifest: Manifest }> {
  const manifest = readManifest(folder);
  const path = simFileOf(folder, manifest);
  const isQuick = manifest.sim.quick ?? false;
  const whole = await loadSim(path);
  const sim = isQuick ? quickened(whole) : whole;
  const experiment = normalise(sim, path);
  const { id, edition } = experiment.ruleset;
  if (digestOf([experiment.spec, { id, edition }]) !== digestOf([manifest.spec, manifest.ruleset])) {
    throw new InputError(
      `The run in ${folder} was begun as rulebench ${manifest.rulebench} read ${path}, which is read otherwise now; begin anew in another folder.`,
    );
  }
  return { sim, path, experiment, command: manifest.command, isQuick, manifest };
}

/**
 * Opens the run in a folder to go on with it. Throws InputError where that would not give what it was begun for.
 *
 * @param rulebench version of this package
 */
export async function resumeRun(
  folder: string,
  rulebench: string,
): Promise<Sourced & { readonly recording: Recording }> {
  const begun = readManifest(folder).rulebench;
  if (begun !== rulebench) {
    throw new InputError(
      `The run in ${folder} was begun by rulebench ${begun}, and this is ${rulebench}; begin anew in another folder.`,
    );
  }
  const source = await runIn(folder);
  return { ...source, recording: openRecording(folder, source.experiment.ruleset) };
}
