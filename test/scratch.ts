import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A new folder for the tests of a file, which is gone after them; asked for beside the tests, not within one. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rulebench-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
