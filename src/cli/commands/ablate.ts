import { AUDIT_OPTIONS, auditOf } from '../audit-options.ts';
import type { Command } from '../command.ts';
import { experimentOptions, rulesOf, rulesOption, simOf } from '../experiment-options.ts';
import { runSim } from '../run-sim.ts';

/** What does each rule do to the game? */
export const ablate: Command = {
  name: 'ablate',
  says: 'Measure what a rule does to the game: the book against the same book without it, for both sides.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    ...rulesOption('every heading that can be off'),
    ...experimentOptions('300 for each rule'),
    ...AUDIT_OPTIONS,
  }),
  run: (given, desk) =>
    runSim(simOf('ablate', given, desk, { ...rulesOf(given), ...auditOf(given) }), given, desk),
};
