import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isGone } from './lock-holder.ts';
import { hasManifest } from './manifest.ts';
import { RUN_FILES } from './run-files.ts';
import { LOCK } from './run-lock.ts';
import { isFolder, PROBE, UNFINISHED } from './store.ts';

/** A file half written, which has the number of the process that wrote it. */
const HALF = new RegExp(`\\.\\d+\\${UNFINISHED}$`);

/** What a process has in the folder for a moment, before it holds the lock. */
const PASSING = new RegExp(`^\\./(?:${LOCK}\\.|\\${PROBE})(\\d+)$`);

const PART = new RegExp(`^${RUN_FILES.matches}/\\d{6,}\\.parquet$`);

/**
 * Removes what processes that were killed left in the folder of a run: files half written, parts that its manifest
 * does not name, and what they had there while they took it. Only for the process that holds the lock.
 *
 * @param parts the parts that the manifest names, by their paths from the folder
 */
export function removeLeftovers(folder: string, parts: readonly string[]): void {
  const named = new Set(parts);
  const within = (place: string) =>
    readdirSync(join(folder, place), { withFileTypes: true })
      .filter((found) => found.isFile() || PASSING.test(`${place}/${found.name}`))
      .map(({ name }) => `${place}/${name}`);
  for (const file of [...within('.'), ...within(RUN_FILES.matches)]) {
    const stray = PART.test(file) && !named.has(file);
    if (stray || HALF.test(file) || isLeft(file))
      rmSync(join(folder, file), { recursive: true, force: true });
  }
}

/** A file in a folder without a run that no run has left there; undefined where there is none that shows. */
export function strangerIn(folder: string): string | undefined {
  if (!isFolder(folder) || hasManifest(folder)) return undefined;
  return readdirSync(folder).find((name) => !name.startsWith('.') && !isOfRun(name));
}

/** Whether a run that was killed before it had a manifest may have left what has a name. */
function isOfRun(name: string): boolean {
  return name === RUN_FILES.sim || name === LOCK || HALF.test(name) || PASSING.test(`./${name}`);
}

/** Whether a file was passing and nobody will take it away; this process has none by now. */
function isLeft(file: string): boolean {
  const [, pid] = PASSING.exec(file) ?? [];
  return pid !== undefined && (Number(pid) === process.pid || isGone(Number(pid)));
}
