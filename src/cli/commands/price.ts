import { commaList, text } from '../arguments/command.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** What is a unit worth? */
export const price = experimentCommand({
  name: 'price',
  says: 'Measure what each unit is worth, in units of a yardstick: "a sniper is worth so many soldiers".',
  each: 'all pairs of random armies, half of them for each contest against the yardstick',
  blocks: '400, and up to 200',
  options: {
    units: { says: 'Units to price, parted by commas', otherwise: 'all' },
    yardstick: {
      says: 'The unit to count in; --army is what one more of a unit is added to',
      otherwise: 'the one the army has most of',
    },
  },
  keys: (given) => ({ units: commaList(given, 'units'), yardstick: text(given, 'yardstick') }),
});
