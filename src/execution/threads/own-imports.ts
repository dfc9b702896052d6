import { registerHooks } from 'node:module';
import { extname } from 'node:path';

const OWN = new URL('../../', import.meta.url).href;
/** TypeScript in a clone, JavaScript in a build. */
const ENDING = extname(import.meta.url);
const FORMAT = ENDING === '.ts' ? 'module-typescript' : 'module';

/**
 * Files of the bench name each other by path and ending, so nothing has to be looked up on disk to know which is meant
 * and that it is a module: a thread, which loads a thousand of them, starts for three quarters of the processor time.
 */
registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    const isOwn = from.startsWith(OWN) && specifier.startsWith('.') && specifier.endsWith(ENDING);
    return isOwn
      ? { url: new URL(specifier, from).href, format: FORMAT, shortCircuit: true }
      : next(specifier, context);
  },
});
