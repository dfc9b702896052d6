import { designOf } from '../../../experiments/designs/index.ts';
import { commaList, text } from '../../arguments/command.ts';
import type { Experimenting } from '../../running/experiment-command.ts';

export const price: Experimenting = {
  name: 'price',
  says: 'Measure what each unit is worth, in units of a yardstick: "a sniper is worth so many soldiers".',
  each: 'all pairs of random armies, half of them, and for each contest against the yardstick, up to the other half',
  blocks: '400, and up to 200',
  options: {
    units: { says: 'Units to price, parted by commas', otherwise: 'all' },
    yardstick: {
      says: 'The unit to count in; --army is what one more of a unit is added to',
      otherwise: 'the one the army has most of',
    },
  },
  keys: (given) => ({ units: commaList(given, 'units'), yardstick: text(given, 'yardstick') }),
};

export const tournament: Experimenting = {
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
};
