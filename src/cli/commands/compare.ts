import { stopOptions, testOptions } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** What changed between two versions or variants? */
export const compare = experimentCommand({
  name: 'compare',
  says: 'Measure what changed between two versions of the rules, and which clauses changed it.',
  each: 'each game, and for the contest',
  blocks: '300',
  stops: {
    ...stopOptions('each game', 'the primary metric and the contest', 'fixed'),
    ...testOptions('the later rules against the earlier'),
  },
});
