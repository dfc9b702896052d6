import { AUDIT_OPTIONS, auditOf } from '../arguments/audit-options.ts';
import { commaList } from '../arguments/command.ts';
import { experimentOptions, rulesOption, simOf } from '../arguments/experiment-options.ts';
import { REFUSED_TESTS, stopOf, stopOptions } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** What does each rule do to the game? */
export const ablate = experimentCommand({
  name: 'ablate',
  says: 'Measure what a rule does to the game: the book against the same book without it, for both sides.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    ...rulesOption('every heading that can be off'),
    ...experimentOptions('ablate', 'each rule, and for the book', '300'),
    ...stopOptions('each rule', 'the primary metric', 'fixed'),
    ...AUDIT_OPTIONS,
  }),
  refuses: REFUSED_TESTS,
  sim: (given, terminal) =>
    simOf('ablate', given, terminal, {
      rules: commaList(given, 'rules'),
      ...stopOf(given),
      ...auditOf(given),
    }),
});
