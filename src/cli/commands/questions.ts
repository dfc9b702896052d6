import { STAKES } from '../../experiments/designs/questions/questions.ts';
import { choices, commaList } from '../arguments/command.ts';
import { REFUSED_TESTS, stopOptions } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** Which open question most needs an answer? */
export const questions = experimentCommand({
  name: 'questions',
  says: 'Rank the open questions of the document by how far other readings move the game.',
  each: 'each reading',
  blocks: '200, and 100 more in a reserve for undecided ones',
  options: {
    rules: { says: 'Headings, clauses or questions, parted by commas', otherwise: 'all' },
    stake: {
      says: 'How far it is expected to matter: H, M, L or none, parted by commas',
      otherwise: 'H,M,L',
    },
  },
  stops: stopOptions('each reading', 'the primary metric', 'verdict'),
  refuses: REFUSED_TESTS,
  keys: (given) => ({ rules: commaList(given, 'rules'), stake: choices(given, 'stake', STAKES) }),
});
