import { commaList } from '../arguments/command.ts';
import { stopOptions, testOptions } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** How does the game respond to a number? */
export const sweep = experimentCommand({
  name: 'sweep',
  says: 'Vary one thing and measure how the game responds.',
  words: [
    {
      name: 'factor',
      says: 'a number, question or switch of the rules by its path, table.<setting>, or army',
    },
  ],
  each: 'each value, and for each that a side can have alone',
  blocks: '200',
  tables: 'Generated tables beside the designed ones; alone where a setting of theirs is swept',
  options: {
    values: { says: 'Values, parted by commas', otherwise: 'some five to seven between the bounds' },
  },
  stops: {
    ...stopOptions('each value', 'the primary metric and of each contest', 'fixed'),
    ...testOptions('a side that has a value alone'),
  },
  keys: (given) => ({
    factor: given.words[1],
    values: commaList(given, 'values')?.map((word) => (Number.isNaN(Number(word)) ? word : Number(word))),
  }),
});
