import { text, whole } from '../src/cli/arguments/command.ts';
import { SET, variantOf } from '../src/cli/arguments/common-options.ts';
import { MOST, RULESET, rulesetAsked, runScript, script, stepsOf } from './script.ts';
import { worthOfUnits } from './worth/unit-worth.ts';

const MATCHES = 3000;
const SEED = 'worth';

export const worth = script({
  name: 'worth',
  says: 'Tells what losing each kind of unit costs its side, in log-odds to win: what policies take units to be worth.',
  words: [RULESET],
  options: {
    matches: { says: 'Matches to play', otherwise: `${MATCHES}` },
    set: SET,
    seed: { says: 'Any text; the same seed plays the same matches', otherwise: SEED },
  },
  run(given, terminal) {
    const ruleset = rulesetAsked(given, terminal);
    const matches = whole(given, 'matches', 1, MOST) ?? MATCHES;
    const variant = variantOf(ruleset, given, 'set');
    terminal.out(`${ruleset.title}, veteran against veteran, ${matches} matches.\n`);
    terminal.out('unit                  log-odds to win\n');
    const ended = stepsOf(terminal, matches, ['match', 'matches']);
    const seed = text(given, 'seed') ?? SEED;
    for (const { unit, logOdds, within } of worthOfUnits(ruleset, matches, variant, seed, ended))
      terminal.out(`${unit.padEnd(20)} ${logOdds.toFixed(2).padStart(6)} (within ${within.toFixed(2)})\n`);
    return 0;
  },
});

if (import.meta.main) await runScript(worth);
