import { SPANS } from '../../experiments/designs/screen/screen.ts';
import { commaList, whole } from '../arguments/command.ts';
import { between, rulesOption } from '../arguments/experiment-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** Which of the many numbers matter? */
export const screen = experimentCommand({
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
});
