import { commaList } from '../arguments/command.ts';
import { rulesOption } from '../arguments/experiment-options.ts';
import { REFUSED_TESTS, stopOptions } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** What does each rule do to the game? */
export const ablate = experimentCommand({
  name: 'ablate',
  says: 'Measure what a rule does to the game: the book against the same book without it, for both sides.',
  each: 'each rule, and for the book',
  blocks: '300',
  options: rulesOption('every heading that can be off'),
  stops: stopOptions('each rule', 'the primary metric', 'fixed'),
  refuses: REFUSED_TESTS,
  keys: (given) => ({ rules: commaList(given, 'rules') }),
});
