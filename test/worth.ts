import { parseArgs } from 'node:util';
import { InputError } from '../src/rules/nearest.ts';
import { parseSettings } from '../src/rules/variant.ts';
import { findRuleset } from '../src/rulesets/index.ts';
import { worthOfUnits } from './worth/unit-worth.ts';

/**
 * `npm run worth -- dark-potential` prints what losing each kind of unit costs its side, in log-odds to win: what the
 * worth of models that policies weigh by is taken from. `--set command-points=off` asks it of changed rules.
 */
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      matches: { type: 'string', default: '3000' },
      set: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: 'worth' },
    },
  });
  try {
    const [id = 'dark-potential'] = positionals;
    const ruleset = findRuleset(id);
    const matches = Number(values.matches);
    if (!(Number.isInteger(matches) && matches > 0))
      throw new InputError(`--matches takes a whole number above 0, not "${values.matches}".`);
    process.stdout.write(`${ruleset.title}, veteran against veteran, ${matches} matches.\n`);
    process.stdout.write('unit                  log-odds to win\n');
    for (const { unit, logOdds, within } of worthOfUnits(
      ruleset,
      matches,
      parseSettings(values.set),
      values.seed,
    ))
      process.stdout.write(
        `${unit.padEnd(20)} ${logOdds.toFixed(2).padStart(6)} (within ${within.toFixed(2)})\n`,
      );
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}
