import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { damaged, type Manifest } from './manifest.ts';
import { textIn } from './run-files.ts';

export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The path of the sim file of a run. Throws InputError where it is not as it was when the run was begun. */
export function simFileOf(folder: string, { sim }: Manifest): string {
  const path = join(folder, sim.file);
  if (!existsSync(path)) throw damaged(folder, `its sim file ${path} is missing`);
  const text = textIn(path);
  if (text === undefined) throw damaged(folder, `its sim file ${path} cannot be read`);
  if (textDigest(text) !== sim.digest) throw damaged(folder, `its sim file ${path} is not as it was`);
  return path;
}
