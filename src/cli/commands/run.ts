import { loadSim } from '../../execution/sims/load-sim.ts';
import { InputError } from '../../rules/nearest.ts';
import { type Command, flag, text } from '../arguments/command.ts';
import { JSON_OPTION } from '../arguments/common-options.ts';
import { OUT, QUICK, WORKERS } from '../arguments/experiment-options.ts';
import { simPath } from '../running/bundled-sims.ts';
import { resumeSim, runSim } from '../running/run-sim.ts';

/** Carries out a sim file. */
export const run: Command = {
  name: 'run',
  says: 'Run the experiment of a sim file (YAML, JSON or TypeScript).',
  words: [{ name: 'file', says: 'the sim file', optional: true }],
  options: () => ({
    resume: { says: 'Go on with the run in this folder instead' },
    quick: QUICK,
    workers: WORKERS,
    out: OUT,
    json: JSON_OPTION,
  }),
  refuses: { seed: 'The seed of an experiment stands in its sim file, as "seed: 1".' },
  examples: [
    ['rulebench run sims/power.yaml', 'an experiment written as data'],
    ['rulebench run sims/house-rule.ts --workers 4', 'a rule of your own'],
    ['rulebench run --resume reports/mine', 'a run that was stopped or killed'],
  ],
  async run(given, terminal) {
    const [typed] = given.words;
    const folder = text(given, 'resume');
    if (typed === undefined && folder === undefined) {
      throw new InputError('"rulebench run" needs a sim file, or --resume with the folder of a run.');
    }
    if (typed !== undefined && folder !== undefined) {
      throw new InputError(`--resume goes on with the sim of the run; leave "${typed}" away.`);
    }
    if (folder !== undefined && flag(given, 'quick')) {
      throw new InputError('--resume goes on with the blocks of the run; leave --quick away.');
    }
    if (folder === undefined) {
      const path = simPath(typed);
      return runSim(await loadSim(path), given, terminal, path);
    }
    if (text(given, 'out') === undefined) return resumeSim(folder, given, terminal);
    throw new InputError('--resume goes on in the folder of the run; leave --out away.');
  },
};
