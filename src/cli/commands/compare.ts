import { AUDIT_OPTIONS, auditOf } from '../audit-options.ts';
import type { Command } from '../command.ts';
import { simOf } from '../experiment-options.ts';
import { runSim } from '../run-sim.ts';
import { VERSIONS_WORDS, versionsOf, versionsOptions } from '../versions-options.ts';

/** What changed between two versions or variants? */
export const compare: Command = {
  name: 'compare',
  says: 'Measure what changed between two versions of the rules, and which clauses changed it.',
  words: VERSIONS_WORDS,
  options: () => ({ ...versionsOptions('300'), ...AUDIT_OPTIONS }),
  run(given, desk) {
    const { keys, plain } = versionsOf(given);
    return runSim(simOf('compare', plain, desk, { ...keys, ...auditOf(given) }), given, desk);
  },
};
