import { GROUPINGS } from '../../experiments/designs/attribute/attribute.ts';
import { AUDIT_OPTIONS, auditOf } from '../arguments/audit-options.ts';
import { choice } from '../arguments/command.ts';
import { simOf } from '../arguments/experiment-options.ts';
import { refusedStops } from '../arguments/stop-options.ts';
import { VERSIONS_WORDS, versionsOf, versionsOptions } from '../arguments/versions-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** Which of the changes between two versions is responsible? */
export const attribute = experimentCommand({
  name: 'attribute',
  says: 'Share out what changed between two versions of the rules among their changes.',
  words: VERSIONS_WORDS,
  options: () => ({
    by: {
      says: 'What counts as one change: each "setting", or all settings of a "heading"',
      otherwise: 'setting',
    },
    ...versionsOptions('attribute', 'each combination of the changes', '200'),
    ...AUDIT_OPTIONS,
  }),
  refuses: refusedStops('attribute'),
  sim(given, terminal) {
    const { keys, plain } = versionsOf(given, terminal);
    const by = choice(given, 'by', GROUPINGS);
    return simOf('attribute', plain, terminal, { ...keys, by, ...auditOf(given) });
  },
});
