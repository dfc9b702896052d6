import { designOf } from '../../experiments/designs/index.ts';
import { commaList } from '../arguments/command.ts';
import { experimentOptions, simOf } from '../arguments/experiment-options.ts';
import { refusedStops } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** Which style or army wins? */
export const tournament = experimentCommand({
  name: 'tournament',
  says: 'Let policies and armies play all against all: who wins, against whom, and whether it runs in circles.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    policies: {
      says: 'Policies that take part, parted by commas; "all" for all but the strategist',
      otherwise: '--policy',
    },
    armies: { says: 'Armies that take part, parted by commas', otherwise: '--army' },
    ...experimentOptions('tournament', 'each pair of contestants', '200'),
  }),
  refuses: { ...designOf('tournament').refuses, ...refusedStops('tournament') },
  sim: (given, terminal) =>
    simOf('tournament', given, terminal, {
      policies: commaList(given, 'policies'),
      armies: commaList(given, 'armies'),
    }),
});
