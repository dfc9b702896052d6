import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { packageFolder } from './package-folder.ts';

/** The folder of sims that come with this package, as it is typed. */
const FOLDER = 'sims';

/** Where a sim file is: as it was typed, or among the sims that come with this package, from whatever folder. */
export function simPath(typed: string): string {
  const own = join(packageFolder(), typed);
  const isElsewhere = existsSync(own) || !existsSync(dirname(typed));
  return !existsSync(typed) && isBundled(own) && isElsewhere ? own : typed;
}

/** A path as somebody else may type it: those of bundled sims are the same everywhere. */
export function typedPath(path: string): string {
  const own = resolve(path);
  return isBundled(own) ? relative(packageFolder(), own) : path;
}

function isBundled(path: string): boolean {
  const inside = relative(join(packageFolder(), FOLDER), path);
  return inside !== '' && !inside.startsWith('..') && !isAbsolute(inside);
}
