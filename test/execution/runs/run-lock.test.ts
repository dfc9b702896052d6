import { spawnSync } from 'node:child_process';
import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOCK, whileLocked } from '../../../src/execution/runs/run-lock.ts';
import { InputError } from '../../../src/rules/nearest.ts';
import { scratchFolder } from '../../scratch.ts';

const scratch = scratchFolder();

const folder = (name: string) => join(scratch, name);

/** The file in a folder that says who has taken it. */
const fileIn = (place: string) => join(place, LOCK, readdirSync(join(place, LOCK)).join());

/** A folder with a lock that says what is given, over what the lock of this process says. */
async function locked(name: string, said: object): Promise<string> {
  const place = folder(name);
  const left = folder(`${name}-left`);
  await whileLocked(place, async () => cpSync(join(place, LOCK), left, { recursive: true }));
  renameSync(left, join(place, LOCK));
  const file = fileIn(place);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...said }));
  return place;
}

const CHANGES = ['renameSync', 'rmSync', 'rmdirSync'] as const;

/** Has something done right after the file of a lock is first read, and something after each change from then on. */
function betweenReadAndChange(act: () => void, changed: () => void): void {
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const { readFileSync: read } = fs;
  const reading = vi.spyOn(fs, 'readFileSync').mockImplementation((path, options) => {
    const text = read(path, options);
    if (!String(path).includes(LOCK)) return text;
    reading.mockRestore();
    act();
    for (const name of CHANGES) {
      const change = fs[name] as (...given: unknown[]) => void;
      vi.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
        change(...given);
        changed();
      });
    }
    syncBuiltinESMExports();
    return text;
  });
  syncBuiltinESMExports();
}

const taken = (place: string) => whileLocked(place, async () => readdirSync(place).join());

async function refusal(place: string): Promise<string> {
  const error = await taken(place).catch((caught) => caught);
  expect(error).toBeInstanceOf(InputError);
  return error.message.replaceAll(place, 'DIR').replace(/since [-\d]+ [\d:]+ UTC/, 'since THEN');
}

describe('the lock of a run', () => {
  it('is there while the run is played and gone afterwards, however it ends', async () => {
    const place = folder('plain');
    expect(await taken(place)).toBe(LOCK);
    expect(readdirSync(place)).toEqual([]);
    await expect(whileLocked(place, () => Promise.reject(new Error('It broke.')))).rejects.toThrow(
      'It broke.',
    );
    expect(readdirSync(place)).toEqual([]);
  });

  it('keeps others out with one sentence, and stays', async () => {
    const place = folder('kept');
    await whileLocked(place, async () => {
      expect(await refusal(place)).toBe(
        `The run in DIR is being played by process ${process.pid} since THEN; wait until it has ended, or choose another folder.`,
      );
      expect(readdirSync(place)).toEqual([LOCK]);
    });
  });

  it('of a process that is gone is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const place = await locked('gone', { pid });
    expect(await taken(place)).toBe(LOCK);
    expect(readdirSync(place)).toEqual([]);
  });

  it('of a process whose number another one has by now is taken over, where the system tells them apart', async () => {
    const place = await locked('reused', { birth: '1' });
    if (existsSync('/proc/self/stat')) expect(await taken(place)).toBe(LOCK);
    else expect(await refusal(place)).toContain('is being played');
  });

  it('that a power cut left empty is taken over', async () => {
    const place = await locked('empty', {});
    writeFileSync(fileIn(place), '');
    expect(await taken(place)).toBe(LOCK);
  });

  it("that another process takes over meanwhile is that one's, and never out of its place", async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const place = await locked('meanwhile', { pid });
    const other = await locked('other', { pid: process.ppid, birth: null });
    const held: string[][] = [];
    betweenReadAndChange(
      () => {
        rmSync(join(place, LOCK), { recursive: true });
        renameSync(join(other, LOCK), join(place, LOCK));
      },
      () => held.push(existsSync(join(place, LOCK)) ? readdirSync(join(place, LOCK)) : []),
    );
    expect(await refusal(place)).toContain(`played by process ${process.ppid}`);
    expect(held.length).toBeGreaterThan(0);
    for (const names of held) expect(names).toHaveLength(1);
  });

  it('is taken where the system forbids it while another comes or goes, and not where it always does', async () => {
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    const { renameSync: rename } = fs;
    let forbidden = 2;
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (forbidden-- > 0) throw Object.assign(new Error('It is forbidden.'), { code: 'EPERM' });
      rename(from, to);
    });
    syncBuiltinESMExports();
    expect(await taken(folder('forbidden'))).toBe(LOCK);
    forbidden = Number.POSITIVE_INFINITY;
    await expect(taken(folder('forbidden'))).rejects.toThrow('It is forbidden.');
    expect(readdirSync(folder('forbidden'))).toEqual([]);
  });

  it('that is a file, or has others in it, is refused with one sentence', async () => {
    const place = folder('file');
    const rest = 'remove it, or choose another folder for the run.';
    mkdirSync(place);
    writeFileSync(join(place, LOCK), '');
    expect(await refusal(place)).toBe(`DIR/${LOCK} is a file; ${rest}`);
    rmSync(join(place, LOCK));
    mkdirSync(join(place, LOCK));
    writeFileSync(join(place, LOCK, 'notes.txt'), 'MINE');
    expect(await refusal(place)).toBe(`DIR/${LOCK} holds files that are no lock; ${rest}`);
    expect([readdirSync(place), readdirSync(join(place, LOCK))]).toEqual([[LOCK], ['notes.txt']]);
  });

  it('of another computer holds, since nobody here can see whether it has ended', async () => {
    const place = await locked('far', { host: `not-${hostname()}`, pid: 7 });
    expect(await refusal(place)).toBe(
      `The run in DIR is being played by process 7 on the computer "not-${hostname()}" since THEN; where it has ended, remove DIR/${LOCK}.`,
    );
    expect(readdirSync(place)).toEqual([LOCK]);
  });
});
