import { AUDIT_OPTIONS, auditOf } from '../audit-options.ts';
import { experimentCommand } from '../experiment-command.ts';
import { experimentOptions, rulesOf, rulesOption, simOf } from '../experiment-options.ts';

/** What does each rule do to the game? */
export const ablate = experimentCommand({
  name: 'ablate',
  says: 'Measure what a rule does to the game: the book against the same book without it, for both sides.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    ...rulesOption('every heading that can be off'),
    ...experimentOptions('300 for each rule'),
    ...AUDIT_OPTIONS,
  }),
  sim: (given, desk) => simOf('ablate', given, desk, { ...rulesOf(given), ...auditOf(given) }),
});
