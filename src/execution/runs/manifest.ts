import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { resultHash, sealed } from '../../experiments/result/result.ts';
import { requirePlain } from '../../experiments/sim/require-plain.ts';
import { digestOf } from '../../experiments/terms/digest.ts';
import type { Spec } from '../../experiments/terms/spec.ts';
import { InputError } from '../../rules/nearest.ts';
import { bytesIn, partFile, RUN_FILES, sha256, textIn } from './run-files.ts';
import { store } from './store.ts';

const FILE = 'manifest.json';

/** Raised whenever a reader of older runs would misread a new one. */
const VERSION = 2;

const form = z.strictObject({
  format: z.literal('rulebench-run'),
  formatVersion: z.literal(VERSION),
  /** Version of this package. */
  rulebench: z.string(),
  ruleset: z.strictObject({ id: z.string(), edition: z.string() }),
  /** The command line that repeats the run. */
  command: z.string(),
  /**
   * The file that brings the experiment, by its path from the folder of the run; the digest is of its text. So are
   * those of the files that it imports, where it does.
   */
  sim: z.strictObject({
    file: z.string(),
    digest: z.string(),
    modules: z.record(z.string(), z.string()).optional(),
    /** Whether a first look was taken; a sim that is data is kept as it was played. */
    quick: z.literal(true).optional(),
  }),
  spec: z.custom<Spec>((spec) => typeof spec === 'object' && spec !== null),
  blocksPerPart: z.int().min(1),
  /** Blocks in the parts. */
  blocks: z.int().min(0),
  /** Digest of the final positions of all matches in the parts, in order. */
  signature: z.string(),
  /** SHA-256 of each part; all but the last are full. */
  parts: z.array(z.string()),
  /** What holds instead once the last part has come to its place, which is about to be written over. */
  pending: z.strictObject({ blocks: z.int().min(1), signature: z.string(), part: z.string() }).optional(),
  /** The hash of the result; null until the run has come to its end. */
  result: z.string().nullable(),
  /** Digest of all the rest. */
  hash: z.string(),
});

/** What a run is and how far it has come. */
export type Manifest = Readonly<Omit<z.output<typeof form>, 'hash' | 'pending'>>;

/** What a manifest says once a part has been written over. */
type Pending = Readonly<NonNullable<z.output<typeof form>['pending']>>;

/** What a manifest says from the beginning. */
export type RunHead = Pick<Manifest, 'rulebench' | 'ruleset' | 'command' | 'sim' | 'spec'>;

export function hasManifest(folder: string): boolean {
  return existsSync(join(folder, FILE));
}

/** The manifest of a run that has yet to play its first block. */
export function manifestOf(head: RunHead, blocksPerPart: number, signature: string): Manifest {
  return {
    format: 'rulebench-run',
    formatVersion: VERSION,
    ...head,
    blocksPerPart,
    blocks: 0,
    signature,
    parts: [],
    result: null,
  };
}

/** The manifest of the run in a folder. Throws InputError where there is none, or a damaged one. */
export function readManifest(folder: string): Manifest {
  if (!hasManifest(folder)) {
    if (existsSync(join(folder, RUN_FILES.result))) {
      throw new InputError(
        `${folder} holds a report without its matches, as "measure" writes it, and no run; "rulebench run <file> --out <folder>" keeps the matches as well.`,
      );
    }
    throw new InputError(
      `There is no run in ${folder}; a run is a folder that "rulebench run <file> --out <folder>" has written.`,
    );
  }
  const said = parsed(textIn(join(folder, FILE)) ?? '');
  const { success, data } = form.safeParse(said);
  if (!success) {
    const writer = writerOf(said);
    const by = writer === undefined ? '' : ` of rulebench ${writer}`;
    throw new InputError(
      `${join(folder, FILE)} is not the manifest of a run${by} that this rulebench can read.`,
    );
  }
  const { hash, pending, ...manifest } = data;
  const parts = Math.ceil(manifest.blocks / manifest.blocksPerPart);
  if (hash !== resultHash(said as object) || parts !== manifest.parts.length) {
    throw damaged(folder, 'its manifest is not as it was written');
  }
  requirePlain(manifest, join(folder, FILE));
  return pending === undefined ? manifest : settled(folder, manifest, pending);
}

/** The version that wrote what is no manifest of this one, where it says so. */
function writerOf(said: unknown): string | undefined {
  const { rulebench } = (said ?? {}) as Partial<Record<string, unknown>>;
  return typeof rulebench === 'string' && /^\d+(\.\d+){2}[-.\w]*$/.test(rulebench) ? rulebench : undefined;
}

/** What holds after a kill while the last part was written over: what its file says, by its hash. */
function settled(folder: string, manifest: Manifest, { blocks, signature, part }: Pending): Manifest {
  const before = manifest.parts.slice(0, -1);
  const bytes = bytesIn(join(folder, partFile(before.length)));
  const isWritten = bytes !== undefined && sha256(bytes) === part;
  return isWritten ? { ...manifest, blocks, signature, parts: [...before, part] } : manifest;
}

/** @param pending given where the last part is about to be written over */
export function writeManifest(folder: string, manifest: Manifest, pending?: Pending): void {
  store(folder, FILE, `${JSON.stringify(sealed({ ...manifest, ...(pending && { pending }) }), null, 2)}\n`);
}

/** Whether two runs play the same experiment by the same rules. */
export function sameRun(one: RunHead, other: RunHead): boolean {
  const own = (run: RunHead) => digestOf([run.rulebench, run.ruleset, askedDigest(run)]);
  return own(one) === own(other);
}

/** Stands for what a run is asked for, by whatever rulebench. Of a sim that is data the spec tells everything. */
export function askedDigest({ spec, sim }: Pick<RunHead, 'spec' | 'sim'>): string {
  return sim.file === RUN_FILES.sim ? digestOf(spec) : digestOf([spec, sim.digest, sim.modules ?? {}]);
}

export function damaged(folder: string, what: string): InputError {
  return new InputError(`The run in ${folder} is damaged: ${what}; begin anew in another folder.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
