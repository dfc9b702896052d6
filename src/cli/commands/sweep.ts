import type { Value } from '../../experiments/values.ts';
import { InputError } from '../../rules/nearest.ts';
import { AUDIT_OPTIONS, auditOf } from '../audit-options.ts';
import { type Command, commaList, type Given } from '../command.ts';
import { experimentOptions, simOf } from '../experiment-options.ts';
import { runSim } from '../run-sim.ts';

/** How does the game respond to a number? */
export const sweep: Command = {
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
    ...experimentOptions('200 for each value'),
    ...AUDIT_OPTIONS,
  }),
  run: (given, desk) =>
    runSim(simOf('sweep', given, desk, { ...sweptBy(given), ...auditOf(given) }), given, desk),
};

/** What a command line sweeps: the word after the ruleset. */
export function sweptBy(given: Given): { readonly factor: string; readonly values?: readonly Value[] } {
  const factor = given.words[1];
  if (factor === undefined) throw new InputError('A sweep needs something to vary, such as army.');
  const values = commaList(given, 'values')?.map((word) =>
    Number.isNaN(Number(word)) ? word : Number(word),
  );
  return { factor, ...(values && { values }) };
}
