import { GROUPINGS, matchesOf } from '../../experiments/designs/attribute.ts';
import { normalise } from '../../experiments/normalise.ts';
import type { Sim } from '../../experiments/sim-schema.ts';
import { counted } from '../../reporting/wording.ts';
import { AUDIT_OPTIONS, auditOf } from '../audit-options.ts';
import { choice } from '../command.ts';
import { type ExperimentCommand, experimentCommand } from '../experiment-command.ts';
import { simOf } from '../experiment-options.ts';
import { refusedStops } from '../stop-options.ts';
import { VERSIONS_WORDS, versionsOf, versionsOptions } from '../versions-options.ts';

const asked = experimentCommand({
  name: 'attribute',
  says: 'Share out what changed between two versions of the rules among their changes.',
  words: VERSIONS_WORDS,
  options: () => ({
    by: {
      says: 'What counts as one change: each "setting", or all settings of a "heading"',
      otherwise: 'setting',
    },
    ...versionsOptions('attribute', '200, in each of which all combinations of the changes are played'),
    ...AUDIT_OPTIONS,
  }),
  refuses: refusedStops('attribute'),
  sim(given, desk) {
    const { keys, plain } = versionsOf(given);
    const by = choice(given, 'by', GROUPINGS);
    return simOf('attribute', plain, desk, {
      ...keys,
      ...(by !== undefined && { by }),
      ...auditOf(given),
    });
  },
});

/** Which of the changes between two versions is responsible? */
export const attribute: ExperimentCommand = {
  ...asked,
  run(given, desk) {
    desk.err(`${expense(asked.sim(given, desk))}\n`);
    return asked.run(given, desk);
  },
};

/** What the run will take, before it runs. */
function expense(sim: Sim): string {
  const { spec } = normalise(sim as Extract<Sim, { design: 'attribute' }>, 'the command line');
  const matches = counted(matchesOf(spec), 'match', 'matches');
  return `${counted(spec.asks.changes.length, 'change')} on ${counted(spec.blocks.initial, 'block')} take ${matches}.`;
}
