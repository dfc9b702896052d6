import { InputError } from '../../rules/nearest.ts';
import { commaList, text } from '../arguments/command.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** What should a rule cost? */
export const fair = experimentCommand({
  name: 'fair',
  says: 'Find the price, or the strength, at which having a rule is worth nothing extra.',
  words: [{ name: 'rule', says: 'the heading or clause that one side has and the other has not' }],
  each: 'each value, and for each contest beside them',
  blocks: '200, and 100 more in a reserve for undecided ones',
  options: {
    parameter: { says: 'The number that is to make it fair, by path', otherwise: 'its only cost' },
    values: { says: 'Values to try, parted by commas', otherwise: 'some between its bounds' },
    yardstick: { says: 'The unit its power is counted in', otherwise: 'the one the army has most of' },
  },
  keys: (given) => ({
    rule: given.words[1],
    parameter: text(given, 'parameter'),
    values: commaList(given, 'values')?.map(numeric),
    yardstick: text(given, 'yardstick'),
  }),
});

function numeric(word: string): number {
  const value = Number(word);
  if (Number.isFinite(value)) return value;
  throw new InputError(`--values takes numbers parted by commas, not "${word}".`);
}
