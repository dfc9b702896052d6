import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { unknown } from '../../rules/nearest.ts';
import { packageFolder } from './package-folder.ts';

/** The folder of sims that come with this package, as it is typed. */
const FOLDER = 'sims';

/**
 * Where a sim file is: as it was typed, or among the sims that come with this package, from whatever folder. Throws
 * InputError for the name of one of these without their folder.
 */
export function simPath(typed: string): string {
  const own = join(packageFolder(), typed);
  const bundled = `${FOLDER}/${typed}`;
  if (!existsSync(typed) && dirname(typed) === '.' && existsSync(join(packageFolder(), bundled)))
    throw unknown('sim file', typed, 'this folder', [bundled]);
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
