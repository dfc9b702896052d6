import { workerData } from 'node:worker_threads';
import { openRuleset } from '../../experiments/sim/open-ruleset.ts';
import type { Sim } from '../../experiments/sim/sim-schema.ts';
import type { Block } from '../../experiments/terms/executor.ts';
import type { SharedSight } from '../../kernel/sight/shared-sight.ts';
import { createArenas } from '../../match/arenas.ts';
import type { MatchRecord } from '../../match/record.ts';
import type { MatchSpec, TableRef } from '../../match/spec.ts';
import { InputError } from '../../rules/nearest.ts';
import type { EventLog, MatchEvent, Ruleset } from '../../rules/ruleset.ts';
import { findRuleset } from '../../rulesets/index.ts';
import { createTableFiles } from '../runs/table-files.ts';
import { firstLine } from '../sims/first-line.ts';
import { blamed, guardThread } from '../sims/guest.ts';
import { loadSim } from '../sims/load-sim.ts';
import { createMatchPlayer, type MatchPlayer } from '../sims/match-player.ts';
import { notedSim } from '../sims/noted-sim.ts';
import { inMatch, noteBegun, noteRule, type Pulse } from './pulse.ts';

/** What every worker starts from. */
export interface WorkerSetup {
  /** Id of the ruleset; what a sim adds comes from its own file, or with it where it is data. */
  readonly ruleset: string;
  readonly sim: string | Sim | undefined;
  readonly pitch: number;
  readonly fields: readonly { readonly table: TableRef; readonly shared: SharedSight }[];
  /** Where it notes what it is at. */
  readonly pulse: Pulse;
}

/** A block that broke. Errors cross threads as plain data, since their classes do not. */
export interface Failure {
  readonly message: string;
  readonly badInput: boolean;
}

/** What a worker made of some blocks: of each its records or how it failed, and how many milliseconds it took. */
export type Batch = readonly {
  readonly played: readonly MatchRecord[] | Failure;
  readonly elapsed: number;
}[];

/** A match with what happened in it. */
export interface ToldMatch {
  readonly record: MatchRecord;
  readonly events: readonly MatchEvent[];
}

const setup = workerData as WorkerSetup;

let starting: Promise<MatchPlayer> | undefined;

/** What was thrown where nobody listened. */
let stray: Failure | undefined;
guardThread((error) => {
  stray ??= failureOf(error);
});

/** Plays some blocks; piscina calls it. */
export default async function playBatch(blocks: readonly Block[]): Promise<Batch> {
  const played = await ready().then(
    (play) => {
      let first = 0;
      return blocks.map((block) => {
        const number = first;
        first += block.length;
        return timed(() =>
          attempt(() => block.map((spec, match) => inMatch(setup.pulse, number + match, () => play(spec)))),
        );
      });
    },
    (error) => failed(blocks, failureOf(error)),
  );
  return stray === undefined ? played : failed(blocks, stray);
}

function failed(blocks: readonly Block[], failure: Failure): Batch {
  return blocks.map(() => ({ played: failure, elapsed: 0 }));
}

function timed(play: () => Batch[number]['played']): Batch[number] {
  const started = performance.now();
  const played = play();
  return { played, elapsed: performance.now() - started };
}

/** Plays a match and tells it; piscina calls it. */
export async function tellMatch(spec: MatchSpec): Promise<ToldMatch | Failure> {
  const events: MatchEvent[] = [];
  const log: EventLog = (event) => events.push(event);
  return ready().then(
    (play) => attempt(() => ({ record: inMatch(setup.pulse, 0, () => play(spec, log)), events })),
    failureOf,
  );
}

function attempt<T>(play: () => T): T | Failure {
  try {
    return play();
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Failure {
  const fault = blamed(error);
  return {
    message: fault instanceof Error ? fault.message : firstLine(fault),
    badInput: fault instanceof InputError,
  };
}

function ready(): Promise<MatchPlayer> {
  starting ??= start(setup);
  return starting;
}

async function start({ ruleset, sim, pitch, fields }: WorkerSetup): Promise<MatchPlayer> {
  const path = typeof sim === 'string' ? sim : undefined;
  const loaded = typeof sim === 'string' ? await loadSim(sim) : sim;
  const opened = loaded === undefined ? findRuleset(ruleset) : openNoted(loaded, path);
  const arenas = createArenas(opened, createTableFiles());
  for (const { table, shared } of fields) arenas.adopt(table, pitch, shared);
  return createMatchPlayer(arenas, path, () => noteBegun(setup.pulse));
}

/** The ruleset of a sim, whose rules note when they act. */
function openNoted(sim: Sim, path: string | undefined): Ruleset {
  const numbers = new Map<string, number>();
  const noted = notedSim(sim, (rule) => noteRule(setup.pulse, rule === null ? null : numbers.get(rule)!));
  const { ruleset } = openRuleset(noted, path);
  ruleset.rules.forEach(({ id }, number) => void numbers.set(id, number));
  return ruleset;
}
