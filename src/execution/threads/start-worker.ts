/** Where a worker begins: the rest is loaded once it is known how. */
import './own-imports.ts';

export const { default: playBatch, tellMatch } = await import('./worker.ts');

export { playBatch as default };
