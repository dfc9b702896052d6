import { AUDIT_OPTIONS, auditOf } from '../arguments/audit-options.ts';
import { simOf } from '../arguments/experiment-options.ts';
import { stopOf, stopOptions, testOptions } from '../arguments/stop-options.ts';
import { VERSIONS_WORDS, versionsOf, versionsOptions } from '../arguments/versions-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** What changed between two versions or variants? */
export const compare = experimentCommand({
  name: 'compare',
  says: 'Measure what changed between two versions of the rules, and which clauses changed it.',
  words: VERSIONS_WORDS,
  options: () => ({
    ...versionsOptions('compare', 'each game, and for the contest', '300'),
    ...stopOptions('each game', 'the primary metric and the contest', 'fixed'),
    ...testOptions('the later rules against the earlier'),
    ...AUDIT_OPTIONS,
  }),
  sim(given, terminal) {
    const { keys, plain } = versionsOf(given, terminal);
    return simOf('compare', plain, terminal, { ...keys, ...stopOf(given), ...auditOf(given) });
  },
});
