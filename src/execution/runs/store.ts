import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InputError } from '../../rules/nearest.ts';
import { RUN_FILES } from './run-files.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  ENOENT: 'there is no such place',
  EPERM: 'not permitted',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'there is a file of that name',
  EISDIR: 'there is a folder of the name of the file',
  ENAMETOOLONG: 'the name is too long',
};

/**
 * Makes a folder and those above it. Node's own recursive way never comes back where a file system denies what it
 * lists, as /proc does. Throws what the system does.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** How the name of the file begins that tries whether a folder can be written; the number of the process follows. */
export const PROBE = '.probe-';

/** Makes sure that a folder can be written, before hours are spent on what goes into it. Throws InputError. */
export function requireWritable(folder: string): void {
  const probe = join(folder, `${PROBE}${process.pid}`);
  orRefuse(folder, () => {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe, { force: true });
  });
}

/** How the name of a file ends while it is written beside its place. */
export const UNFINISHED = '.unfinished';

/**
 * Writes a file whole or not at all: beside its place, then renamed. Makes the folder where there is none.
 * Returns its path. Throws InputError.
 */
export function store(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  const beside = `${path}.${process.pid}${UNFINISHED}`;
  return orRefuse(folder, () => {
    makeFolder(folder);
    try {
      // On the disk before the name is, so that a power cut leaves the old file or the new one.
      writeFileSync(beside, content, { flush: true });
      renameSync(beside, path);
    } finally {
      rmSync(beside, { force: true });
    }
    return path;
  });
}

/** Writes a result; returns its path. Throws InputError. */
export function storeResult(folder: string, result: object): string {
  return store(folder, RUN_FILES.result, resultText(result));
}

/** A result as text, the same bytes for equal results. */
export function resultText(result: object): string {
  return `${JSON.stringify(result, null, 2)}\n`;
}

function orRefuse<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = REASONS[code ?? ''] ?? message;
    throw new InputError(
      `The folder ${resolve(folder)} cannot be written: ${reason}; choose another with --out.`,
    );
  }
}
