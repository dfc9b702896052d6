import { extname, join } from 'node:path';
import { Piscina } from 'piscina';
import type { Block } from '../../experiments/terms/executor.ts';
import type { MatchSpec } from '../../match/spec.ts';
import { InputError } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { MatchError } from '../sims/match-player.ts';
import { replayLine } from '../sims/replay-line.ts';
import { patienceWith } from './patience.ts';
import { createPulse, type Hanging, watch } from './pulse.ts';
import type { Batch, Failure, ToldMatch, WorkerSetup } from './worker.ts';

/** A thread that plays what it is given, one after the other, and is watched from here. */
export interface PlayerThread {
  /** Throws what went wrong with the thread, or with a match that does not come to its end. */
  play(blocks: readonly Block[]): Promise<Batch>;
  /** Plays one match and tells it. Throws its failure. */
  tell(spec: MatchSpec): Promise<ToldMatch>;
  /** Waits no longer for what it has not handed back: throws that instead. */
  giveUp(reason: unknown): void;
  /** Ends it whatever it does. */
  close(): Promise<void>;
}

/** Matches that a thread has not handed back. */
interface Waiting {
  readonly matches: readonly MatchSpec[];
  reject(reason: unknown): void;
}

/** Opens a thread; `ruleset` is the one that it will have opened. */
export function openThread(setup: Omit<WorkerSetup, 'pulse'>, ruleset: Ruleset): PlayerThread {
  const pulse = createPulse();
  const piscina = new Piscina({
    // Beside this file: TypeScript in a clone, JavaScript in a build.
    filename: join(import.meta.dirname, `start-worker${extname(import.meta.filename)}`),
    workerData: { ...setup, pulse } satisfies WorkerSetup,
    minThreads: 1,
    maxThreads: 1,
    // What is asked for first is played first.
    stricterFIFO: true,
  });
  const waiting = new Set<Waiting>();
  const giveUp = (reason: unknown) => {
    for (const { reject } of waiting) reject(reason);
    waiting.clear();
  };
  // What the thread died of where it had nothing to answer, such as that it could not start.
  piscina.on('error', (error) => giveUp(endOf(error)));
  /** A match under way: of the first of those that wait. */
  const matchOf = (match: number): MatchSpec | undefined => {
    for (const { matches } of waiting) return matches[match];
    return undefined;
  };
  const endWatch = watch(
    pulse,
    (match) => patienceWith(matchOf(match)?.policies ?? []),
    (hanging) => {
      const spec = matchOf(hanging.match);
      if (spec !== undefined) giveUp(new MatchError(hangingText(spec, hanging, ruleset, setup.sim)));
    },
  );

  function ask<T>(name: 'default' | 'tellMatch', task: unknown, matches: readonly MatchSpec[]): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const own: Waiting = { matches, reject };
    waiting.add(own);
    piscina
      .run(task, { name })
      .then(resolve, (error) => reject(endOf(error)))
      .finally(() => waiting.delete(own));
    // What goes wrong with a later batch must wait until its turn has come.
    promise.catch(() => {});
    return promise;
  }

  return {
    play: (blocks) => ask('default', blocks, blocks.flat()),
    async tell(spec) {
      const told = await ask<ToldMatch | Failure>('tellMatch', spec, [spec]);
      if ('message' in told) throw errorOf(told);
      return told;
    },
    giveUp,
    async close() {
      endWatch();
      await piscina.destroy();
    },
  };
}

/** A failure as the error it was. */
export function errorOf({ message, badInput }: Failure): Error {
  return badInput ? new InputError(message) : new MatchError(message);
}

/** Why a thread is no more. */
function endOf(error: Error): MatchError {
  return new MatchError(`A thread that plays has ended: ${error.message}.`, { cause: error });
}

function hangingText(
  spec: MatchSpec,
  { rule }: Hanging,
  { rules }: Ruleset,
  sim: WorkerSetup['sim'],
): string {
  const where = rule === null ? '' : `, where the rule "${rules[rule].id}" does not answer`;
  const line = replayLine(spec, typeof sim === 'string' ? sim : undefined);
  return `A match has not come to its end after ${patienceWith(spec.policies)} seconds${where}. See it again with: ${line}`;
}
