import { STAKES } from '../../experiments/designs/questions/questions.ts';
import { AUDIT_OPTIONS, auditOf } from '../arguments/audit-options.ts';
import { choices, commaList } from '../arguments/command.ts';
import { experimentOptions, simOf } from '../arguments/experiment-options.ts';
import { REFUSED_TESTS, stopOf, stopOptions } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** Which open question most needs an answer? */
export const questions = experimentCommand({
  name: 'questions',
  says: 'Rank the open questions of the document by how far other readings move the game.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    rules: { says: 'Headings, clauses or questions, parted by commas', otherwise: 'all' },
    stake: {
      says: 'How far it is expected to matter: H, M, L or none, parted by commas',
      otherwise: 'H,M,L',
    },
    ...experimentOptions('questions', 'each reading', '200, and 100 more in a reserve for undecided ones'),
    ...stopOptions('each reading', 'the primary metric', 'verdict'),
    ...AUDIT_OPTIONS,
  }),
  refuses: REFUSED_TESTS,
  sim(given, terminal) {
    return simOf('questions', given, terminal, {
      rules: commaList(given, 'rules'),
      stake: choices(given, 'stake', STAKES),
      ...stopOf(given),
      ...auditOf(given),
    });
  },
});
