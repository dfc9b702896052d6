import { SPANS } from '../../../experiments/designs/screen/screen.ts';
import { COURSE } from '../../../experiments/metrics/course.ts';
import { FIRST_PLAYER } from '../../../experiments/metrics/first-player.ts';
import { InputError } from '../../../rules/nearest.ts';
import { commaList, text, whole } from '../../arguments/command.ts';
import { between, rulesOption } from '../../arguments/experiment-options.ts';
import { stopOptions, testOptions } from '../../arguments/stop-options.ts';
import { targetsOf } from '../../arguments/targets-typed.ts';
import type { Experimenting } from '../../running/experiment-command.ts';

export const sweep: Experimenting = {
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
};

export const fair: Experimenting = {
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
};

export const screen: Experimenting = {
  name: 'screen',
  says: 'Rank the numbers of the rules by how much they matter.',
  each: 'each point of a walk',
  blocks: '6',
  options: {
    ...rulesOption('all numbers'),
    trajectories: { says: 'Walks through all numbers, each of which moves once in each', otherwise: '6' },
    span: {
      says: 'How far numbers go from the book towards their bounds, 1 for all the way',
      otherwise: '0.5',
    },
  },
  keys: (given) => ({
    rules: commaList(given, 'rules'),
    trajectories: whole(given, 'trajectories', 2, 500),
    span: between(given, 'span', SPANS, 'number', '0.5'),
  }),
};

export const tune: Experimenting = {
  name: 'tune',
  says: 'Search for the numbers that give the game that is wanted, changing the book as little as can be.',
  each: 'each point, half of them in the search and half on fresh luck for what it finds',
  blocks: '200 in the search, and 400 on fresh luck',
  options: {
    target: {
      says: 'A metric and where it is wanted, metric=value or metric=value:tolerance; may be repeated; median/metric for the median',
      many: true,
      listed:
        'Of every ruleset --target takes these metrics; "rulebench ablate <ruleset> --json" names those that it has beside them:',
      values: Object.fromEntries([FIRST_PLAYER, ...COURSE].map(({ id, says }) => [id, says])),
    },
    parameters: { says: 'Paths of the numbers that may be changed, parted by commas' },
  },
  keys(given) {
    const targets = targetsOf(given);
    const parameters = commaList(given, 'parameters');
    if (!parameters) throw new InputError('Name the numbers that may be changed, with --parameters.');
    return { targets, parameters };
  },
};

function numeric(word: string): number {
  const value = Number(word);
  if (Number.isFinite(value)) return value;
  throw new InputError(`--values takes numbers parted by commas, not "${word}".`);
}
