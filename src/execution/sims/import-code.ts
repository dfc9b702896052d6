import { registerHooks } from 'node:module';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { admit, refuseExit } from './guest.ts';
// Before any file of a user's, which may keep what it finds.
import { loadRepeatably } from './repeatable.ts';

const OWN = new URL('../..', import.meta.url).href;
const INDEX = new URL(`../../index${extname(import.meta.url)}`, import.meta.url).href;

/** What a user's file can import of this bench. */
export async function offered(): Promise<string[]> {
  return Object.keys(await import(INDEX));
}

/**
 * Imports a user's file of code wherever it lies: TypeScript with enums and the like, in a folder whose package is not
 * an ES module, or inside `node_modules`. What it imports of this bench is what is running, so that classes are the
 * same on both sides. Throws what the file throws.
 */
export async function importCode(path: string): Promise<{ readonly default?: unknown }> {
  // Only while the file is loaded, and without a name space of its own, in which tsx would load the bench anew.
  const unregister = register({ tsconfig: false });
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      // However many copies are installed around the file.
      if (specifier === 'rulebench') return { url: INDEX, shortCircuit: true };
      const found = next(specifier, context);
      const { pathname } = new URL(found.url);
      return pathname.endsWith('.ts') && !found.url.startsWith(OWN) ? { ...found, format: 'module' } : found;
    },
  });
  admit(path);
  const { exit } = process;
  process.exit = refuseExit;
  try {
    return await loadRepeatably(path, () => import(pathToFileURL(resolve(path)).href));
  } finally {
    process.exit = exit;
    hooks.deregister();
    await unregister();
  }
}
