import { AUDIT_OPTIONS, auditOf } from '../audit-options.ts';
import { type Command, commaList } from '../command.ts';
import { experimentOptions, rulesOf, simOf } from '../experiment-options.ts';
import { runSim } from '../run-sim.ts';

/** Which open question most needs an answer? */
export const questions: Command = {
  name: 'questions',
  says: 'Rank the open questions of the document by how far other readings move the game.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    rules: { says: 'Headings, clauses or questions, parted by commas', otherwise: 'all' },
    stake: {
      says: 'How far it is expected to matter: H, M, L or none, parted by commas',
      otherwise: 'H,M,L',
    },
    ...experimentOptions('200 for each reading, and 100 more for each in a reserve for undecided ones'),
    ...AUDIT_OPTIONS,
  }),
  run(given, desk) {
    const stake = commaList(given, 'stake');
    return runSim(
      simOf('questions', given, desk, { ...rulesOf(given), ...(stake && { stake }), ...auditOf(given) }),
      given,
      desk,
    );
  },
};
