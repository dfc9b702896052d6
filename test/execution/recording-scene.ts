import fs, { copyFileSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { type Manifest, readManifest, writeManifest } from '../../src/execution/runs/manifest.ts';
import { recordedIn } from '../../src/execution/runs/recorded-in.ts';
import type { Recording } from '../../src/execution/runs/recording.ts';
import { type Sourced, startRun } from '../../src/execution/runs/run-folder.ts';
import { loadSim } from '../../src/execution/sims/load-sim.ts';
import { createInline } from '../../src/execution/threads/inline.ts';
import { runExperiment } from '../../src/experiments/designs/index.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Experiment } from '../../src/experiments/terms/spec.ts';
import { scratchFolder } from '../scratch.ts';

const PATH = 'test/execution/killed-sim.ts';
export const VERSION = '0.0.0';
export const PARTS = ['000000', '000001', '000002'].map((number) => `${number}.parquet`);

export const scratch = scratchFolder();

export async function sourced(more: Partial<Sim> = {}): Promise<Sourced> {
  const sim = { ...(await loadSim(PATH)), blocks: 400, ...more } as Sim;
  return { sim, path: PATH, experiment: normalise(sim), isQuick: false, command: 'again' };
}

/** Plays on to the end, or until so many blocks are done. */
export async function play(recording: Recording, experiment: Experiment, stopAfter = Infinity) {
  const stop = new AbortController();
  const executor = recordedIn(recording, createInline(experiment));
  const result = await runExperiment(
    experiment,
    executor,
    ({ done }) => done >= stopAfter && stop.abort(),
    stop.signal,
  );
  recording.flush();
  if (!result.interrupted) recording.finish(result.hash);
  return result;
}

/** Of 1200 blocks: two parts that are full and one that is not. */
export const whole = join(scratch, 'whole');
beforeAll(async () => {
  const source = await sourced();
  await play(startRun(whole, source, VERSION), source.experiment);
});

export function bytesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.includes('.'),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'base64')]));
}

export function copied(name: string): string {
  const folder = join(scratch, name);
  cpSync(whole, folder, { recursive: true });
  return folder;
}

export function edit(folder: string, change: Partial<Manifest>): void {
  writeManifest(folder, { ...readManifest(folder), ...change });
}

/** As it was when so many parts were written. */
export function unfinished(name: string, parts: number): string {
  const folder = copied(name);
  const early = earlier.get(parts)!;
  copyFileSync(early, join(folder, 'manifest.json'));
  return folder;
}

/** Manifests after one and two parts. */
const earlier = new Map<number, string>();
beforeAll(async () => {
  for (const parts of [1, 2]) {
    const folder = join(scratch, `stopped-${parts}`);
    const { experiment, ...source } = await sourced();
    await play(startRun(folder, { ...source, experiment }, VERSION), experiment, parts * 500);
    earlier.set(parts, join(folder, 'manifest.json'));
  }
});

export async function goOn(folder: string, more: Partial<Sim> = {}) {
  const source = await sourced(more);
  return play(startRun(folder, source, VERSION), source.experiment);
}

/** What a process does that is killed when so many files have come to their place. Returns whether it was. */
export async function killedAfter(files: number, work: () => Promise<unknown>): Promise<boolean> {
  const { renameSync } = fs;
  let left = files;
  fs.renameSync = (from, to) => {
    if (left <= 0) throw new Error('It was killed.');
    renameSync(from, to);
    if (--left === 0) throw new Error('It was killed.');
  };
  syncBuiltinESMExports();
  try {
    await work();
    return false;
  } catch (error) {
    expect(String(error)).toContain('It was killed');
    return true;
  } finally {
    fs.renameSync = renameSync;
    syncBuiltinESMExports();
  }
}
