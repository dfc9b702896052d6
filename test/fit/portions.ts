import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Terminal } from '../../src/cli/terminal/terminal.ts';
import { stepsOf } from '../script.ts';

/** Blocks that a thread plays at a time. */
const PORTION = 20;

/** Plays blocks on all threads, and ends those. */
interface Portions<T> {
  /** By block, the share of the points that the first side takes. */
  play(duels: readonly T[]): Promise<number[]>;
  close(): Promise<void>;
}

/** Blocks dealt to worker threads, with a line that tells how far they are. */
export function inPortions<T>(terminal: Pick<Terminal, 'liveRoom' | 'err'>, worker: URL): Portions<T> {
  const pool = new Piscina<T[], number[]>({ filename: worker.href, maxThreads: availableParallelism() });
  return {
    async play(duels) {
      const count = Math.ceil(duels.length / PORTION);
      const played = stepsOf(terminal, count, [
        `portion of ${PORTION} blocks`,
        `portions of ${PORTION} blocks`,
      ]);
      const portions = Array.from({ length: count }, async (_, i) => {
        const shares = await pool.run(duels.slice(i * PORTION, (i + 1) * PORTION));
        played();
        return shares;
      });
      return (await Promise.all(portions)).flat();
    },
    close: () => pool.destroy(),
  };
}
