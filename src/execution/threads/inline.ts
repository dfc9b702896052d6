import { setImmediate } from 'node:timers/promises';
import type { Executor } from '../../experiments/terms/executor.ts';
import type { Experiment } from '../../experiments/terms/spec.ts';
import { createArenas } from '../../match/arenas.ts';
import { createTableFiles } from '../runs/table-files.ts';
import { createMatchPlayer } from '../sims/match-player.ts';

/** How long this thread may be deaf to interrupts, in milliseconds. */
const DEAF = 50;

/** Plays on this thread. `simPath` is the sim file whose additions are in play, for the line that replays a match. */
export function createInline({ ruleset }: Experiment, simPath?: string): Executor {
  const play = createMatchPlayer(createArenas(ruleset, createTableFiles()), simPath);
  // Holds from plan to plan, since a design may ask for one block at a time.
  let heard = performance.now();
  return {
    async *runBlocks(plan, signal) {
      for (let position = 0; position < plan.count; position++) {
        if (performance.now() - heard > DEAF) {
          await setImmediate();
          heard = performance.now();
        }
        if (signal?.aborted) return;
        yield plan.block(position).map((spec) => play(spec));
      }
    },
    close: async () => {},
  };
}
