import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Blocks that the manifest of a run names; 0 before there is one. */
export function blocksIn(folder: string): number {
  try {
    return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).blocks;
  } catch {
    return 0;
  }
}
