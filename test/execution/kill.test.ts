import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import { afterAll, describe, expect, it } from 'vitest';
import { blocksIn } from './blocks-in.ts';
import { BLOCKS } from './killed-sim.ts';

const SIM = 'test/execution/killed-sim.ts';
const KILLS = 3;
/** Blocks in a part of matches. */
const PART = 500;

const scratch = mkdtempSync(join(tmpdir(), 'kill-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function rulebench(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['src/cli/rulebench.mjs', ...args], { stdio: 'ignore' });
}

/** A process that gets a signal when the first part of matches that it writes has come to its place, before the manifest has. */
function signalledBetween(signal: NodeJS.Signals, ...args: readonly string[]): ChildProcess {
  const code = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { renameSync } = fs;
let isSent = false;
fs.renameSync = (from, to) => {
  renameSync(from, to);
  if (isSent || !to.endsWith('.parquet')) return;
  isSent = true;
  process.kill(process.pid, '${signal}');
};
syncBuiltinESMExports();`;
  const first = ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
  return spawn(process.execPath, [...first, 'src/cli/rulebench.mjs', ...args], { stdio: 'ignore' });
}

function ended(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)));
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

describe('a run that is killed again and again', () => {
  const whole = join(scratch, 'undisturbed');
  const undisturbed = ended(rulebench('run', SIM, '--workers', '1', '--out', whole)).then((code) => {
    expect(code).toBe(0);
    return bytesOf(whole);
  });

  it.each([1, 2])('comes to the bytes of an undisturbed one, with %i workers', async (workers) => {
    const expected = await undisturbed;
    const folder = join(scratch, `killed-${workers}`);
    const luck = seedrandom.alea(`kill ${workers}`);
    let start = ['run', SIM, '--out', folder];
    for (let kill = 0; kill < KILLS; kill++) {
      const before = blocksIn(folder);
      const child = rulebench(...start, '--workers', String(workers));
      const end = ended(child);
      // Somewhere within the next parts: while one is filled, written, renamed, or between it and the manifest.
      const target = before + luck() * 700;
      while (blocksIn(folder) <= target && child.exitCode === null) await setTimeout(1);
      await setTimeout(luck() * 40);
      child.kill('SIGKILL');
      expect(await end).toBe('SIGKILL');
      expect(blocksIn(folder)).toBeLessThan(BLOCKS);
      start = ['run', '--resume', folder];
    }
    expect(blocksIn(folder)).toBeGreaterThan(0);
    expect(await ended(rulebench(...start, '--workers', String(3 - workers)))).toBe(0);
    expect(bytesOf(folder)).toEqual(expected);
  });

  it('comes to them when it was interrupted and then killed over the part that was not full', async () => {
    const expected = await undisturbed;
    const folder = join(scratch, 'interrupted');
    const one = ['--workers', '1'];
    expect(await ended(signalledBetween('SIGINT', 'run', SIM, '--out', folder, ...one))).toBe(130);
    expect(blocksIn(folder) % PART).not.toBe(0);
    expect(await ended(signalledBetween('SIGKILL', 'run', '--resume', folder, ...one))).toBe('SIGKILL');
    expect(await ended(rulebench('run', '--resume', folder, ...one))).toBe(0);
    expect(bytesOf(folder)).toEqual(expected);
  });

  it('is left alone by a second process as long as it lives', async () => {
    const folder = join(scratch, 'alive');
    const child = rulebench('run', SIM, '--out', folder, '--workers', '1');
    const end = ended(child);
    while (blocksIn(folder) === 0 && child.exitCode === null) await setTimeout(1);
    // Held up, so that it does not end before the others have been refused.
    child.kill('SIGSTOP');
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
