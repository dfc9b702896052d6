import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Long enough for the slowest test on a slow and busy machine: only what hangs runs out of time. */
const PATIENCE = 600_000;

export default defineConfig({
  // Sims name the bench as a user's own do; outside of tests it is resolved to what is running.
  resolve: { alias: { rulebench: join(import.meta.dirname, 'src/index.ts') } },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    maxWorkers: '100%',
    // Tests start the bench dozens of times: strip types, compile and work tables out once.
    env: {
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compile'),
      XDG_CACHE_HOME: join(import.meta.dirname, 'node_modules/.cache'),
    },
  },
});
