import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textIn } from './run-files.ts';

/** The bench itself, which its version stands for. */
const OWN = fileURLToPath(new URL('../..', import.meta.url));

/** Names of files beside in `from '...'`, `import '...'`, `import('...')` and `require('...')`. */
const LOCAL = /\b(?:from|import|require)\s*\(?\s*(['"`])(\.{1,2}\/[^'"`\n]+)\1/g;

const ENDINGS = ['.ts', '.mts', '.js', '.mjs', '/index.ts', '/index.js'];

/** The files beside that a sim of code imports, and those that they import in turn; packages are not among them. */
export function modulesOf(path: string): string[] {
  const found = new Set([resolve(path)]);
  // What is added meanwhile is looked at as well.
  for (const file of found) {
    for (const module of importsOf(file)) found.add(module);
  }
  return [...found].slice(1);
}

function importsOf(file: string): string[] {
  const names = [...(textIn(file) ?? '').matchAll(LOCAL)].map(([, , name]) => name);
  return names.flatMap((name) => candidates(resolve(dirname(file), name)).filter(isForeign));
}

/** All files that a name may mean: in TypeScript a name in "js" may be that of a file in "ts", and endings may be left away. */
function candidates(path: string): string[] {
  return [path, path.replace(/\.(m?)js$/, '.$1ts'), ...ENDINGS.map((ending) => `${path}${ending}`)];
}

function isForeign(path: string): boolean {
  return !path.startsWith(OWN) && statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
