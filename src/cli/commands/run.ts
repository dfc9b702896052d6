import { loadSim } from '../../execution/load-sim.ts';
import type { Command } from '../command.ts';
import { JSON_OPTION } from '../common-options.ts';
import { OUT, WORKERS } from '../experiment-options.ts';
import { runSim } from '../run-sim.ts';

/** Carries out a sim file. */
export const run: Command = {
  name: 'run',
  says: 'Run the experiment of a sim file (YAML, JSON or TypeScript).',
  words: [{ name: 'file', says: 'the sim file' }],
  options: () => ({ workers: WORKERS, out: OUT, json: JSON_OPTION }),
  examples: [
    ['rulebench run sims/power.yaml', 'an experiment written as data'],
    ['rulebench run sims/house-rule.ts --workers 4', 'a rule of your own'],
  ],
  async run(given, desk) {
    const [path] = given.words;
    return runSim(await loadSim(path), given, desk, path);
  },
};
