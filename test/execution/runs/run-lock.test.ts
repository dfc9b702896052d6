import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCK, whileLocked } from '../../../src/execution/runs/run-lock.ts';
import { InputError } from '../../../src/rules/nearest.ts';
import { scratchFolder } from '../../scratch.ts';

const scratch = scratchFolder();

const folder = (name: string) => join(scratch, name);

/** A folder with a lock that says what is given, over what the lock of this process says. */
async function locked(name: string, said: object): Promise<string> {
  const place = folder(name);
  await whileLocked(place, async () => {
    const own = JSON.parse(readFileSync(join(place, LOCK), 'utf8'));
    writeFileSync(join(place, LOCK), JSON.stringify({ ...own, ...said }));
  });
  return place;
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
    writeFileSync(join(place, LOCK), '');
    utimesSync(join(place, LOCK), 0, 0);
    expect(await taken(place)).toBe(LOCK);
  });

  it('that is a folder is refused with one sentence', async () => {
    const place = folder('folder');
    mkdirSync(join(place, LOCK), { recursive: true });
    expect(await refusal(place)).toBe(
      `DIR/${LOCK} is a folder; remove it, or choose another folder for the run.`,
    );
  });

  it('of another computer holds, since nobody here can see whether it has ended', async () => {
    const place = await locked('far', { host: `not-${hostname()}`, pid: 7 });
    expect(await refusal(place)).toBe(
      `The run in DIR is being played by process 7 on the computer "not-${hostname()}" since THEN; where it has ended, remove DIR/${LOCK}.`,
    );
    expect(readdirSync(place)).toEqual([LOCK]);
  });
});
