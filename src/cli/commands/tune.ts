import { InputError } from '../../rules/nearest.ts';
import { commaList, list } from '../arguments/command.ts';
import { experimentCommand } from '../running/experiment-command.ts';

const WRITTEN = /^(?:(mean|median)\/)?([^=]+)=([^:]+)(?::(.+))?$/;

/** Which numbers give the game that is wanted? */
export const tune = experimentCommand({
  name: 'tune',
  says: 'Search for the numbers that give the game that is wanted, changing the book as little as can be.',
  each: 'each point of the search',
  blocks: '200, and 400 on fresh luck for what it finds',
  options: {
    target: {
      says: 'A metric and where it is wanted, metric=value or metric=value:tolerance; may be repeated; median/metric for the median',
      many: true,
    },
    parameters: { says: 'Paths of the numbers that may be changed, parted by commas' },
  },
  keys(given) {
    const targets = Object.fromEntries(list(given, 'target').map(targetTyped));
    const parameters = commaList(given, 'parameters');
    if (list(given, 'target').length === 0) throw new InputError('Name a target, as in --target=rounds=6.');
    if (!parameters) throw new InputError('Name the numbers that may be changed, with --parameters.');
    return { targets, parameters };
  },
});

function targetTyped(typed: string): [string, object] {
  const [, of, metric, value, tolerance] = WRITTEN.exec(typed) ?? [];
  const numbers = [value, tolerance ?? '1'].map(Number);
  if (metric === undefined || value.trim() === '' || !numbers.every(Number.isFinite)) {
    throw new InputError(
      `A target is written metric=value, as in rounds=6 or rounds=6:0.5; "${typed}" is not.`,
    );
  }
  return [
    metric.trim(),
    { value: numbers[0], ...(tolerance !== undefined && { tolerance: numbers[1] }), ...(of && { of }) },
  ];
}
