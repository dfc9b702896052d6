import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../../rules/nearest.ts';
import { holderIn, type LockHolder, mayPlay, thisHolder } from './lock-holder.ts';
import { requireWritable } from './store.ts';

/**
 * The folder that says which process plays the run in the folder around it: by the one file in it, which is there as
 * long as the process is. A folder takes a place only where none with a file in it is, and the file of a process that
 * is gone is taken away by a name that no other has: however many come at once, one has it and nobody loses it.
 */
export const LOCK = 'run.lock';

/** The name of a file in it. */
const NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What Windows says of a folder that is there, is being removed, or is looked into by another process. */
const FORBIDDEN = ['EPERM', 'EACCES', 'EBUSY'];

/** A folder whose taking is forbidden so often is no other comer's. */
const MOST_TRIES = 100;

/**
 * Does something with a folder that no other process may play in meanwhile. A lock whose process is gone, by kill or
 * power cut, is taken over. Makes the folder where there is none. Throws InputError where it is another's or cannot be
 * written.
 */
export async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  requireWritable(folder);
  const lock = join(folder, LOCK);
  if (statSync(lock, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new InputError(`${lock} is a file; remove it, or choose another folder for the run.`);
  }
  const name = take(folder);
  try {
    return await work();
  } finally {
    release(lock, name);
  }
}

/** Takes away the lock that this process has on a folder, where what held it was ended from outside. */
export function dropLock(folder: string): void {
  const lock = join(folder, LOCK);
  for (const name of namesIn(lock)) if (holderOf(lock, name)?.pid === process.pid) release(lock, name);
}

/** Takes a folder; returns the name of the file that says so. */
function take(folder: string): string {
  const lock = join(folder, LOCK);
  const name = randomUUID();
  const aside = `${lock}.${process.pid}`;
  // What an earlier process of the same number left.
  rmSync(aside, { recursive: true, force: true });
  try {
    mkdirSync(aside);
    writeFileSync(join(aside, name), `${JSON.stringify(thisHolder())}\n`);
    for (let tries = 1; !takesPlace(aside, lock, tries < MOST_TRIES); tries++) clear(folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return name;
}

/**
 * Puts a folder where there is none or an empty one; false where there is another.
 *
 * @param isPatient whether it is false, too, where the system forbids it, as some do while another comes or goes
 */
function takesPlace(aside: string, lock: string, isPatient: boolean): boolean {
  // Not every system puts a folder in the place of an empty one.
  removeEmpty(lock);
  try {
    renameSync(aside, lock);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EEXIST', 'ENOTEMPTY'].includes(code) || (isPatient && FORBIDDEN.includes(code))) return false;
    throw error;
  }
}

/** Takes away a lock that nobody holds any more. Throws InputError where somebody does, or what is there is no lock. */
function clear(folder: string): void {
  const lock = join(folder, LOCK);
  for (const name of namesIn(lock)) {
    if (!NAME.test(name)) {
      throw new InputError(
        `${lock} holds files that are no lock; remove it, or choose another folder for the run.`,
      );
    }
    const holder = holderOf(lock, name);
    if (holder !== null && mayPlay(holder)) throw refusal(folder, holder);
    rmSync(join(lock, name), { force: true });
  }
}

function release(lock: string, name: string): void {
  rmSync(join(lock, name), { force: true });
  removeEmpty(lock);
}

/** Removes a folder unless something is in it, by now perhaps another's, or somebody looks into it: an empty one locks nobody out. */
function removeEmpty(lock: string): void {
  try {
    rmdirSync(lock);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', ...FORBIDDEN].includes(code)) throw error;
  }
}

/** None where there is no lock. */
function namesIn(lock: string): string[] {
  return unlessGone(() => readdirSync(lock)) ?? [];
}

/** Null where it is gone meanwhile, or a power cut left no text. */
function holderOf(lock: string, name: string): LockHolder | null {
  return holderIn(unlessGone(() => readFileSync(join(lock, name), 'utf8')) ?? '');
}

/** Undefined where what is read is not there, or not any more. */
function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function refusal(folder: string, { host, pid, since }: LockHolder): InputError {
  const where = host === hostname() ? `process ${pid}` : `process ${pid} on the computer "${host}"`;
  const rest =
    host === hostname()
      ? 'wait until it has ended, or choose another folder.'
      : `where it has ended, remove ${join(folder, LOCK)}.`;
  return new InputError(`The run in ${folder} is being played by ${where} since ${since}; ${rest}`);
}
