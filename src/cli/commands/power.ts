import { commaList } from '../arguments/command.ts';
import { rulesOption } from '../arguments/experiment-options.ts';
import { stopOptions, testOptions } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** How strong is having each rule? */
export const power = experimentCommand({
  name: 'power',
  says: 'Measure what a side gains by having a rule that the other side lacks.',
  each: 'each rule',
  blocks: '200, and 100 more in a reserve for undecided ones',
  options: rulesOption('the headings a side can hold'),
  stops: { ...stopOptions('every rule', 'each rule', 'verdict'), ...testOptions('each rule') },
  keys: (given) => ({ rules: commaList(given, 'rules') }),
});
