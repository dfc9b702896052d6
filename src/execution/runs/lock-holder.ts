import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process that plays a run. */
export interface LockHolder {
  readonly host: string;
  readonly pid: number;
  /** When the process was started, as the system counts; tells it from a later one of the same number. Null where the system does not say. */
  readonly birth: string | null;
  /** When it took the folder. */
  readonly since: string;
}

/** The birth of a process that has died and is still listed. */
const DEAD = 'none';

/** This process, from now on. */
export function thisHolder(): LockHolder {
  const since = `${new Date().toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return { host: hostname(), pid: process.pid, birth: birthOf(process.pid), since };
}

/** A holder by what it wrote; null where a power cut left no text. */
export function holderIn(text: string): LockHolder | null {
  try {
    const { host, pid, birth, since } = JSON.parse(text);
    return Number.isSafeInteger(pid) && pid > 0 ? { host, pid, birth, since } : null;
  } catch {
    return null;
  }
}

/** Whether a process is alive, or cannot be seen from here. */
export function mayPlay({ host, pid, birth }: LockHolder): boolean {
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
