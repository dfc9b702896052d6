import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long enough for the slowest test on a slow and busy machine: only what hangs runs out of time. */
const PATIENCE = 600_000;

const within = (folder: string) => `test/${folder}/**/*.test.ts`;
const beside = (name: string) => `test/${name}.test.ts`;
/**
 * What changes nothing of the process and remembers nothing beyond a call: its tests share one, so that the bench is
 * loaded and compiled once and not once a file, which takes two thirds of the processor time.
 */
const SHARED = [
  ...['kernel', 'statistics', 'rules', 'rulesets', 'policies', 'match', 'experiments', 'reporting'].map(
    within,
  ),
  ...['audited', 'calibration', 'conformance', 'golden', 'planted', 'regression', 'sanity', 'situations'].map(
    beside,
  ),
];

/** Files of few lines that take long. */
const LONGEST = [
  'kernel/sight-agrees',
  'kernel/sight-agrees-further',
  'policies/strength',
  'experiments/power-calibration',
];

/** Of each project files of many lines come first, as usual, but after those: begun last, one would leave a core idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) =>
      !LONGEST.some((name) => moduleId.endsWith(beside(name)));
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((own) =>
      own.toSorted((a, b) => Number(isShort(a)) - Number(isShort(b))),
    );
  }
}

export default defineConfig({
  // Sims name the bench as a user's own do; outside of tests it is resolved to what is running.
  resolve: { alias: { rulebench: join(import.meta.dirname, 'src/index.ts') } },
  test: {
    projects: [
      { extends: true, test: { name: 'apart', include: ['test/**/*.test.ts'], exclude: SHARED } },
      { extends: true, test: { name: 'shared', include: SHARED, isolate: false } },
    ],
    sequence: { sequencer: LongestFirst },
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
