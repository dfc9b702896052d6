import { constants, copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../../rules/nearest.ts';
import { isFolder, requireWritable } from './store.ts';

/** The file that says which process plays the run in a folder. It is there as long as the process is. */
export const LOCK = 'run.lock';

/** How long writing a lock may take, in milliseconds; it takes far less. */
const WRITING = 1000;

/** The birth of a process that has died and is still listed. */
const DEAD = 'none';

/** A process that plays a run. */
interface Holder {
  readonly host: string;
  readonly pid: number;
  /** When the process was started, as the system counts; tells it from a later one of the same number. Null where the system does not say. */
  readonly birth: string | null;
  /** When it took the folder. */
  readonly since: string;
}

/**
 * Does something with a folder that no other process may play in meanwhile. A lock whose process is gone, by kill or
 * power cut, is taken over. Makes the folder where there is none. Throws InputError where it is another's or cannot be
 * written.
 */
export async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  requireWritable(folder);
  if (isFolder(join(folder, LOCK))) {
    throw new InputError(
      `${join(folder, LOCK)} is a folder; remove it, or choose another folder for the run.`,
    );
  }
  const own = take(folder);
  try {
    return await work();
  } finally {
    if (textOf(folder) === own) rmSync(join(folder, LOCK), { force: true });
  }
}

/** Takes away the lock that this process has on a folder, where what held it was ended from outside. */
export function dropLock(folder: string): void {
  if (holderOf(textOf(folder))?.pid === process.pid) rmSync(join(folder, LOCK), { force: true });
}

/** The text of the lock, ours from now on. */
function take(folder: string): string {
  const since = `${new Date().toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const holder: Holder = { host: hostname(), pid: process.pid, birth: birthOf(process.pid), since };
  const own = `${JSON.stringify(holder)}\n`;
  while (!succeeds(() => writeFileSync(join(folder, LOCK), own, { flag: 'wx' }))) {
    const found = textOf(folder);
    const other = holderOf(found);
    if (other !== null && mayPlay(other)) throw refusal(folder, other);
    if (other !== null || !isBeingWritten(folder)) clear(folder, found);
  }
  return own;
}

/** Takes away a lock that nobody holds; one that came in its place is put back. */
function clear(folder: string, dead: string): void {
  const path = join(folder, LOCK);
  const aside = `${path}.${process.pid}`;
  // Only one of several that come at once finds it there.
  if (!succeeds(() => renameSync(path, aside))) return;
  if (readFileSync(aside, 'utf8') !== dead)
    succeeds(() => copyFileSync(aside, path, constants.COPYFILE_EXCL));
  rmSync(aside);
}

/** Whether a file could be made or moved; not where another process was faster. */
function succeeds(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Empty where there is no lock. */
function textOf(folder: string): string {
  let text = '';
  succeeds(() => {
    text = readFileSync(join(folder, LOCK), 'utf8');
  });
  return text;
}

/** Null for what is not, or not yet, the text of a lock. */
function holderOf(text: string): Holder | null {
  try {
    const { host, pid, birth, since } = JSON.parse(text);
    return Number.isSafeInteger(pid) && pid > 0 ? { host, pid, birth, since } : null;
  } catch {
    return null;
  }
}

/** Whether a lock without a text is new. One that is not was left by a power cut. */
function isBeingWritten(folder: string): boolean {
  let age = 0;
  succeeds(() => {
    age = Date.now() - statSync(join(folder, LOCK)).mtimeMs;
  });
  return age < WRITING;
}

/** Whether a process is alive, or cannot be seen from here. */
function mayPlay({ host, pid, birth }: Holder): boolean {
  if (host !== hostname()) return true;
  if (isGone(pid)) return false;
  const now = birthOf(pid);
  return now === birth || now === null || birth === null;
}

/** Whether no process of this computer has a number. */
export function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  return birthOf(pid) === DEAD;
}

/** When a process was started, in ticks since the computer was, or `DEAD`. */
function birthOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold anything, brackets and blanks too.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? DEAD : fields[19];
  } catch {
    return null;
  }
}

function refusal(folder: string, { host, pid, since }: Holder): InputError {
  const where = host === hostname() ? `process ${pid}` : `process ${pid} on the computer "${host}"`;
  const rest =
    host === hostname()
      ? 'wait until it has ended, or choose another folder.'
      : `where it has ended, remove ${join(folder, LOCK)}.`;
  return new InputError(`The run in ${folder} is being played by ${where} since ${since}; ${rest}`);
}
