import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../rules/nearest.ts';

/** Names of what a run writes into its folder beside its manifest. */
export const RUN_FILES = {
  /** The sim, where it is data. */
  sim: 'sim.json',
  /** The folder of the parts. */
  matches: 'matches',
  result: 'result.json',
  page: 'report.html',
  markdown: 'post.md',
  bbcode: 'post.bbcode.txt',
  notes: 'notes.md',
  svg: 'chart.svg',
  png: 'chart.png',
} as const;

/** Path of a part from the folder of the run. */
export function partFile(number: number): string {
  return `${RUN_FILES.matches}/${String(number).padStart(6, '0')}.parquet`;
}

export function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}

/** What a file holds; undefined where there is none that can be read. */
export function textIn(path: string): string | undefined {
  return bytesIn(path)?.toString('utf8');
}

/** The same as bytes. */
export function bytesIn(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Refuses to begin a run in a folder where something that is no run's has the name of what the run writes. Its own sim
 * may be there: a run that was killed before it had a manifest has left it. Throws InputError.
 *
 * @param simText what the run writes as its sim; undefined where it writes none
 * @param names of what a run that is in the folder already has not written itself
 */
export function requireRoom(
  folder: string,
  simText: string | undefined,
  names: readonly string[] = Object.values(RUN_FILES),
): void {
  const taken = names.find((name) => {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined || name !== RUN_FILES.sim) return found !== undefined;
    return simText !== undefined && !(textIn(path) === simText);
  });
  if (taken === undefined) return;
  const what = taken === RUN_FILES.matches ? `folder ${taken}` : taken;
  throw new InputError(`${folder} holds a ${what} that is not from a run; choose another folder with --out.`);
}
