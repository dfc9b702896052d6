import { workerData } from 'node:worker_threads';
import { openRuleset } from '../experiments/sim/open-ruleset.ts';
import type { Sim } from '../experiments/sim/sim-schema.ts';
import type { Block } from '../experiments/terms/executor.ts';
import type { SharedSight } from '../kernel/shared-sight.ts';
import { createArenas } from '../match/arenas.ts';
import type { MatchRecord } from '../match/record.ts';
import type { TableRef } from '../match/spec.ts';
import { InputError } from '../rules/nearest.ts';
import { findRuleset } from '../rulesets/index.ts';
import { type BlockPlayer, createBlockPlayer } from './block-player.ts';
import { loadSim } from './load-sim.ts';
import { createTableFiles } from './table-files.ts';

/** What every worker starts from. */
export interface WorkerSetup {
  /** Id of the ruleset; what a sim adds comes from its own file, or with it where it is data. */
  readonly ruleset: string;
  readonly sim: string | Sim | undefined;
  readonly pitch: number;
  readonly fields: readonly { readonly table: TableRef; readonly shared: SharedSight }[];
}

/** A block that broke. Errors cross threads as plain data, since their classes do not. */
export interface Failure {
  readonly message: string;
  readonly badInput: boolean;
}

/** What a worker made of some blocks. */
export interface Batch {
  /** By block, its records or how it failed. */
  readonly played: readonly (readonly MatchRecord[] | Failure)[];
  /** How long it took, in milliseconds. */
  readonly elapsed: number;
}

let starting: Promise<BlockPlayer> | undefined;

/** Plays some blocks; piscina calls it. */
export default async function playBatch(blocks: readonly Block[]): Promise<Batch> {
  const started = performance.now();
  starting ??= start(workerData as WorkerSetup);
  const played = await starting.then(
    (play) => blocks.map((block) => attempt(play, block)),
    (error) => blocks.map(() => failureOf(error)),
  );
  return { played, elapsed: performance.now() - started };
}

function attempt(play: BlockPlayer, block: Block): readonly MatchRecord[] | Failure {
  try {
    return play(block);
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Failure {
  return { message: (error as Error).message, badInput: error instanceof InputError };
}

async function start({ ruleset, sim, pitch, fields }: WorkerSetup): Promise<BlockPlayer> {
  const simPath = typeof sim === 'string' ? sim : undefined;
  const extended =
    sim === undefined
      ? findRuleset(ruleset)
      : openRuleset(simPath === undefined ? (sim as Sim) : await loadSim(simPath), simPath).ruleset;
  const arenas = createArenas(extended, createTableFiles());
  for (const { table, shared } of fields) arenas.adopt(table, pitch, shared);
  return createBlockPlayer(arenas, simPath);
}
