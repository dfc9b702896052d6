import { ADAPT_OPTIONS, adaptOf } from '../arguments/adapt-options.ts';
import { AUDIT_OPTIONS, auditOf } from '../arguments/audit-options.ts';
import { commaList } from '../arguments/command.ts';
import { experimentOptions, rulesOption, simOf } from '../arguments/experiment-options.ts';
import { stopOf, stopOptions, testOptions } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** How strong is having each rule? */
export const power = experimentCommand({
  name: 'power',
  says: 'Measure what a side gains by having a rule that the other side lacks.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    ...rulesOption('the headings a side can hold'),
    ...experimentOptions('power', 'each rule', '200, and 100 more in a reserve for undecided ones'),
    ...stopOptions('every rule', 'each rule', 'verdict'),
    ...testOptions('each rule'),
    ...ADAPT_OPTIONS,
    ...AUDIT_OPTIONS,
  }),
  sim: (given, terminal) =>
    simOf('power', given, terminal, {
      rules: commaList(given, 'rules'),
      ...stopOf(given),
      ...adaptOf(given),
      ...auditOf(given),
    }),
});
