import { AUDIT_OPTIONS, auditOf } from '../audit-options.ts';
import { type Command, commaList } from '../command.ts';
import { experimentOptions, simOf } from '../experiment-options.ts';
import { runSim } from '../run-sim.ts';

/** Are the document's own statements true? */
export const claims: Command = {
  name: 'claims',
  says: 'Test what the document says about how its own game plays.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    claims: { says: 'Claims by id, parted by commas', otherwise: 'all' },
    ...experimentOptions('300 for each claim'),
    ...AUDIT_OPTIONS,
  }),
  run(given, desk) {
    const asked = commaList(given, 'claims');
    return runSim(
      simOf('claims', given, desk, { ...(asked && { claims: asked }), ...auditOf(given) }),
      given,
      desk,
    );
  },
};
