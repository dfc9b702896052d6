import { AUDIT_OPTIONS, auditOf } from '../audit-options.ts';
import { commaList } from '../command.ts';
import { experimentCommand } from '../experiment-command.ts';
import { experimentOptions, simOf } from '../experiment-options.ts';
import { refusedStops } from '../stop-options.ts';

/** Are the document's own statements true? */
export const claims = experimentCommand({
  name: 'claims',
  says: 'Test what the document says about how its own game plays.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    claims: { says: 'Claims by id, parted by commas', otherwise: 'all' },
    ...experimentOptions('300 for each claim'),
    ...AUDIT_OPTIONS,
  }),
  refuses: refusedStops('claims'),
  sim(given, desk) {
    const asked = commaList(given, 'claims');
    return simOf('claims', given, desk, { ...(asked && { claims: asked }), ...auditOf(given) });
  },
});
