import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../scratch.ts';
import { blocksIn } from './blocks-in.ts';
import { type Started, start } from './started.ts';

const HANGING = 'test/execution/hanging-sim.ts';
const DOZY = 'test/execution/hanging-rule-sim.ts';

const scratch = scratchFolder();

/** A command in which so many threads come to hang. */
function hanging(name: string, threads: number, args: readonly string[]): Started {
  const hung = join(scratch, `hung-${name}`);
  // So short a run has no trial, whose matches nobody knows how threads share.
  const env = { HANGS_IN: '30', HANGS_AFTER: '1', HUNG: hung, THREADS: String(threads) };
  return start(args, { env, preload: 'fast-clock.ts' });
}

describe('a match that does not come to its end', () => {
  it.each([1, 2])('ends its run with the line that plays it again, with %i workers', async (workers) => {
    const folder = join(scratch, `hanging-${workers}`);
    const args = ['run', HANGING, '--out', folder, '--workers', String(workers)];
    const { printed, end } = hanging(`${workers}`, workers, args);
    expect(await end).toBe(1);
    expect(printed.err).toMatch(
      /\nA match has not come to its end after 120 seconds\. See it again with: npx rulebench play toy --sim=test\/execution\/hanging-sim\.ts --seed=1\/\d+ .*\n$/,
    );
    expect(blocksIn(folder)).toBeGreaterThan(0);
    expect(existsSync(join(folder, 'run.lock'))).toBe(false);
  });

  it('names in the telling the rule that does not answer', async () => {
    const { printed, end } = hanging('told', 1, ['play', 'toy', '--sim', DOZY]);
    expect(await end).toBe(1);
    expect(printed.err).toMatch(
      /^hanging\nA match has not come to its end after 120 seconds, where the rule "dozy" does not answer\. See it again with: .*\n$/,
    );
  });
});
