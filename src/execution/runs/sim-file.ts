import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { InputError } from '../../rules/nearest.ts';
import { damaged, type Manifest, type RunHead } from './manifest.ts';
import { RUN_FILES, sha256, textIn } from './run-files.ts';
import { modulesOf } from './sim-modules.ts';

/** What the manifest of a run says of a sim that is code. */
export function codeHead(folder: string, path: string, isQuick: boolean): RunHead['sim'] {
  const digest = (file: string) => sha256(readFileSync(file, 'utf8'));
  const modules = modulesOf(path).map((file) => [relative(folder, file), digest(file)]);
  const head = {
    file: relative(folder, path),
    digest: digest(path),
    ...(isQuick && { quick: true as const }),
  };
  return modules.length === 0 ? head : { ...head, modules: Object.fromEntries(modules) };
}

/** The path of the sim file of a run. Throws InputError where it is not as it was when the run was begun. */
export function simFileOf(folder: string, { sim }: Manifest): string {
  const path = join(folder, sim.file);
  if (!existsSync(path)) throw missing(folder, path, sim.file === RUN_FILES.sim);
  const text = textIn(path);
  if (text === undefined) throw damaged(folder, `its sim file ${path} cannot be read`);
  if (sha256(text) !== sim.digest) throw changed(folder, `its sim file ${path}`);
  for (const [file, digest] of Object.entries(sim.modules ?? {})) {
    const text = textIn(join(folder, file));
    if (text !== undefined && sha256(text) === digest) continue;
    throw changed(folder, `${join(folder, file)}, which its sim imports,`);
  }
  return path;
}

/** @param isOwn whether the file is one of the run's; code lies elsewhere, where somebody may have moved it */
function missing(folder: string, path: string, isOwn: boolean): InputError {
  if (isOwn) return damaged(folder, `its sim file ${path} is missing`);
  return new InputError(
    `The run in ${folder} takes its sim from ${path}, which is not there; put it back, or begin anew in another folder.`,
  );
}

/** What a run was begun with is there, and is another now; nothing of the run itself need be wrong. */
function changed(folder: string, what: string): InputError {
  return new InputError(
    `The run in ${folder} was begun with another sim: ${what} has changed since; put it back as it was, or begin anew in another folder.`,
  );
}
