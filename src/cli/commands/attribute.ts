import { GROUPINGS } from '../../experiments/designs/attribute/attribute.ts';
import { choice } from '../arguments/command.ts';
import { experimentCommand } from '../running/experiment-command.ts';

/** Which of the changes between two versions is responsible? */
export const attribute = experimentCommand({
  name: 'attribute',
  says: 'Share out what changed between two versions of the rules among their changes.',
  each: 'each combination of the changes',
  blocks: '200',
  options: {
    by: {
      says: 'What counts as one change: each "setting", or all settings of a "heading"',
      otherwise: 'setting',
    },
  },
  keys: (given) => ({ by: choice(given, 'by', GROUPINGS) }),
});
