import { AUDIT_OPTIONS, auditOf } from '../arguments/audit-options.ts';
import { commaList, type ParsedArguments } from '../arguments/command.ts';
import { experimentOptions, simOf } from '../arguments/experiment-options.ts';
import { stopOf, stopOptions, testOptions } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** How does the game respond to a number? */
export const sweep = experimentCommand({
  name: 'sweep',
  says: 'Vary one thing and measure how the game responds.',
  words: [
    { name: 'ruleset', says: 'the ruleset' },
    {
      name: 'factor',
      says: 'a number, question or switch of the rules by its path, table.<setting>, or army',
    },
  ],
  options: () => ({
    values: { says: 'Values, parted by commas', otherwise: 'some five to seven between the bounds' },
    ...experimentOptions('sweep', 'each value, and for each that a side can have alone', '200'),
    ...stopOptions('each value', 'the primary metric and of each contest', 'fixed'),
    ...testOptions('a side that has a value alone'),
    ...AUDIT_OPTIONS,
  }),
  sim: (given, terminal) =>
    simOf('sweep', given, terminal, { ...sweptBy(given), ...stopOf(given), ...auditOf(given) }),
});

/** What a command line sweeps: the word after the ruleset. */
function sweptBy(given: ParsedArguments): object {
  const values = commaList(given, 'values');
  return {
    factor: given.words[1],
    values: values?.map((word) => (Number.isNaN(Number(word)) ? word : Number(word))),
  };
}
