import { matchesOf } from '../../experiments/designs/attribute.ts';
import { normalise } from '../../experiments/normalise.ts';
import type { Sim } from '../../experiments/sim-schema.ts';
import { counted } from '../../reporting/wording.ts';
import { AUDIT_OPTIONS, auditOf } from '../audit-options.ts';
import { type Command, text } from '../command.ts';
import { simOf } from '../experiment-options.ts';
import { runSim } from '../run-sim.ts';
import { VERSIONS_WORDS, versionsOf, versionsOptions } from '../versions-options.ts';

/** Which of the changes between two versions is responsible? */
export const attribute: Command = {
  name: 'attribute',
  says: 'Share out what changed between two versions of the rules among their changes.',
  words: VERSIONS_WORDS,
  options: () => ({
    by: {
      says: 'What counts as one change: each "setting", or all settings of a "heading"',
      otherwise: 'setting',
    },
    ...versionsOptions('200, in each of which all combinations of the changes are played'),
    ...AUDIT_OPTIONS,
  }),
  run(given, desk) {
    const { keys, plain } = versionsOf(given);
    const by = text(given, 'by');
    const sim = simOf('attribute', plain, desk, {
      ...keys,
      ...(by !== undefined && { by }),
      ...auditOf(given),
    });
    desk.err(`${expense(sim)}\n`);
    return runSim(sim, given, desk);
  },
};

/** What the run will take, before it runs. */
function expense(sim: Sim): string {
  const { spec } = normalise(sim as Extract<Sim, { design: 'attribute' }>, 'the command line');
  const matches = counted(matchesOf(spec), 'match').replace('matchs', 'matches');
  return `${counted(spec.asks.changes.length, 'change')} on ${counted(spec.blocks.initial, 'block')} take ${matches}.`;
}
