import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { blocksIn } from './blocks-in.ts';
import { start } from './started.ts';

const HANGING = 'test/execution/hanging-sim.ts';
const DOZY = 'test/execution/hanging-rule-sim.ts';

/** Intervals of a clock that runs faster, so that no test waits for minutes. */
const FAST = `const { setInterval } = globalThis;
globalThis.setInterval = (act, pause, ...rest) => setInterval(act, pause / 40, ...rest);`;

const scratch = mkdtempSync(join(tmpdir(), 'hanging-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('a match that does not come to its end', () => {
  it.each([1, 2])('ends its run with the line that plays it again, with %i workers', async (workers) => {
    const folder = join(scratch, `hanging-${workers}`);
    const args = ['run', HANGING, '--out', folder, '--workers', String(workers)];
    const { printed, end } = start(args, { env: { HANGS_AFTER: '600' }, preload: FAST });
    expect(await end).toBe(1);
    expect(printed.err).toMatch(
      /\nA match has not come to its end after 120 seconds\. See it again with: npx rulebench play toy --sim=test\/execution\/hanging-sim\.ts --seed=1\/\d+ .*\n$/,
    );
    expect(blocksIn(folder)).toBeGreaterThan(0);
    expect(existsSync(join(folder, 'run.lock'))).toBe(false);
  });

  it('names in the telling the rule that does not answer', async () => {
    const { printed, end } = start(['play', 'toy', '--sim', DOZY], { preload: FAST });
    expect(await end).toBe(1);
    expect(printed.err).toMatch(
      /^hanging\nA match has not come to its end after 120 seconds, where the rule "dozy" does not answer\. See it again with: .*\n$/,
    );
  });
});
