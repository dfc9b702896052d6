import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isSimName, simsIn } from '../../execution/sims/load-sim.ts';
import { unknown } from '../../rules/nearest.ts';
import { packageFolder } from './package-folder.ts';

/** The folder of sims that come with this package, as it is typed. */
const FOLDER = 'sims';

/**
 * Where a sim file is: as it was typed, or among the sims that come with this package, from whatever folder. Throws
 * InputError for a name without a folder that no file has, with these among the choices.
 */
export function simPath(typed: string): string {
  if (existsSync(typed)) return typed;
  const own = join(packageFolder(), typed);
  if (isBundled(own) && (existsSync(own) || !existsSync(dirname(typed)))) return own;
  if (dirname(typed) !== '.' || !isSimName(typed)) return typed;
  const bundled = simsIn(join(packageFolder(), FOLDER)).map((name) => `${FOLDER}/${name}`);
  throw unknown('sim file', basename(typed), 'this folder', [...simsIn('.'), ...bundled]);
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
