import { AUDIT_OPTIONS, auditOf } from '../audit-options.ts';
import { experimentCommand } from '../experiment-command.ts';
import { simOf } from '../experiment-options.ts';
import { stopOf, stopOptions, testOptions } from '../stop-options.ts';
import { VERSIONS_WORDS, versionsOf, versionsOptions } from '../versions-options.ts';

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
    const { keys, plain } = versionsOf(given);
    return simOf('compare', plain, terminal, { ...keys, ...stopOf(given), ...auditOf(given) });
  },
});
