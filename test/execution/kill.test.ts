import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../scratch.ts';
import { blocksIn } from './blocks-in.ts';
import { BLOCKS } from './killed-sim.ts';
import { type Started, start } from './started.ts';

const SIM = 'test/execution/killed-sim.ts';
/** Blocks in a part of matches. */
const PART = 500;

/** When the first part of a new run has come to its place and the manifest, written before, does not know of it. */
const FIRST_PART = 6;

const scratch = scratchFolder();

/** A run into a folder, or on in it, that gets a signal at a moment of writing. */
function signalled(signal: NodeJS.Signals, moment: number, folder: string, args: readonly string[]): Started {
  const env = { SIGNAL: signal, MOMENT: String(moment), HEARD: `${folder}-heard` };
  return start(['run', ...args], { env, preload: 'signalled.ts' });
}

/** Digests of all files by name. */
function bytesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

describe('a run that is interrupted and then killed again and again', () => {
  const whole = join(scratch, 'undisturbed');
  const undisturbed = start(['run', SIM, '--workers', '1', '--out', whole]).end.then((code) => {
    expect(code).toBe(0);
    return bytesOf(whole);
  });

  // Of the part that was not full, which the manifest names first: half written, and in its place; a further one beside it.
  it.each([
    [1, [6, 4]],
    [2, [4, 11]],
  ])('comes to the bytes of an undisturbed one, with %i workers', async (workers, moments) => {
    const expected = await undisturbed;
    const folder = join(scratch, `killed-${workers}`);
    const more = ['--workers', String(workers)];
    const begun = signalled('SIGINT', FIRST_PART, folder, [SIM, '--out', folder, ...more]);
    expect(await begun.end).toBe(130);
    expect(blocksIn(folder)).toBeGreaterThan(PART);
    expect(blocksIn(folder)).toBeLessThan(2 * PART);
    for (const moment of moments) {
      const { end } = signalled('SIGKILL', moment, folder, ['--resume', folder, ...more]);
      expect(await end).toBe('SIGKILL');
    }
    expect(blocksIn(folder)).toBeLessThan(BLOCKS);
    expect(await start(['run', '--resume', folder, '--workers', String(3 - workers)]).end).toBe(0);
    expect(bytesOf(folder)).toEqual(expected);
  });

  it('is left alone by a second process as long as it lives', async () => {
    const folder = join(scratch, 'alive');
    // Held up, so that it does not end before the others have been refused.
    const { child, end } = signalled('SIGSTOP', FIRST_PART, folder, [SIM, '--out', folder, '--workers', '1']);
    while (!existsSync(join(folder, 'matches', '000000.parquet'))) await setTimeout(5);
    for (const line of [
      ['--resume', folder],
      [SIM, '--out', folder],
    ]) {
      const second = spawnSync(process.execPath, ['src/cli/rulebench.mjs', 'run', ...line]);
      expect(second.status).toBe(2);
      expect(String(second.stderr)).toContain(
        `The run in ${folder} is being played by process ${child.pid} `,
      );
    }
    child.kill('SIGKILL');
    expect(await end).toBe('SIGKILL');
  });
});
