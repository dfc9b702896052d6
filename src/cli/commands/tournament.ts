import { designOf } from '../../experiments/designs/index.ts';
import { commaList } from '../arguments/command.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** Which style or army wins? */
export const tournament = experimentCommand({
  name: 'tournament',
  says: 'Let policies and armies play all against all: who wins, against whom, and whether it runs in circles.',
  each: 'each pair of contestants',
  blocks: '200',
  options: {
    policies: {
      says: 'Policies that take part, parted by commas; "all" for all but the strategist',
      otherwise: '--policy',
    },
    armies: { says: 'Armies that take part, parted by commas', otherwise: '--army' },
  },
  refuses: { ...designOf('tournament').refuses },
  keys: (given) => ({ policies: commaList(given, 'policies'), armies: commaList(given, 'armies') }),
});
