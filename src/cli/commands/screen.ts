import { SPANS } from '../../experiments/designs/screen/screen.ts';
import { AUDIT_OPTIONS, auditOf } from '../arguments/audit-options.ts';
import { commaList, whole } from '../arguments/command.ts';
import { between, experimentOptions, rulesOption, simOf } from '../arguments/experiment-options.ts';
import { refusedStops } from '../arguments/stop-options.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** Which of the many numbers matter? */
export const screen = experimentCommand({
  name: 'screen',
  says: 'Rank the numbers of the rules by how much they matter.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    ...rulesOption('all numbers'),
    trajectories: { says: 'Walks through all numbers, each of which moves once in each', otherwise: '6' },
    span: {
      says: 'How far numbers go from the book towards their bounds, 1 for all the way',
      otherwise: '0.5',
    },
    ...experimentOptions('screen', 'each point of a walk', '6'),
    ...AUDIT_OPTIONS,
  }),
  refuses: refusedStops('screen'),
  sim: (given, terminal) =>
    simOf('screen', given, terminal, {
      rules: commaList(given, 'rules'),
      trajectories: whole(given, 'trajectories', 2, 500),
      span: between(given, 'span', SPANS, 'number', '0.5'),
      ...auditOf(given),
    }),
});
