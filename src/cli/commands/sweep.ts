import { type Command, commaList } from '../command.ts';
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
  }),
  examples: [
    ['rulebench sweep dark-potential overwatch.arc.degrees --values 45,90,135,180', 'a number of a rule'],
    ['rulebench sweep dark-potential table.coverage --values 0.1,0.3,0.5', 'how much terrain there is'],
    ['rulebench sweep dark-potential army --values suggested,larger', 'what is fielded'],
  ],
  run(given, desk) {
    const [, factor] = given.words;
    const values = commaList(given, 'values')?.map((word) =>
      Number.isNaN(Number(word)) ? word : Number(word),
    );
    return runSim(simOf('sweep', given, desk, { factor, ...(values && { values }) }), given, desk);
  },
};
