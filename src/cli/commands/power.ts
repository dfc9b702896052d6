import type { Command } from '../command.ts';
import { experimentOptions, rulesOf, rulesOption, simOf } from '../experiment-options.ts';
import { runSim } from '../run-sim.ts';

/** How strong is having each rule? */
export const power: Command = {
  name: 'power',
  says: 'Measure what a side gains by having a rule that the other side lacks.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    ...rulesOption('the headings a side can hold'),
    ...experimentOptions('200 for each rule, and 100 more for each in a reserve for undecided ones'),
  }),
  examples: [
    ['rulebench power dark-potential', 'every heading a side can hold'],
    ['rulebench power dark-potential --rules overwatch,stealth --blocks 2000', 'two of them, more precisely'],
    ['rulebench power dark-potential --set overwatch.arc.degrees=90', 'under a changed rule'],
  ],
  run: (given, desk) => runSim(simOf('power', given, desk, rulesOf(given)), given, desk),
};
