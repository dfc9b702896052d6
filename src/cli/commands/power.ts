import { HALF_WIDTHS, MOST_ELO } from '../../experiments/stopping.ts';
import { InputError } from '../../rules/nearest.ts';
import { AUDIT_OPTIONS, auditOf } from '../audit-options.ts';
import { commaList, flag, type Given, type Option, text } from '../command.ts';
import { experimentCommand } from '../experiment-command.ts';
import { experimentOptions, halfWidthOf, rulesOf, rulesOption, simOf } from '../experiment-options.ts';

const OPTIONS: Readonly<Record<string, Option>> = {
  fixed: { says: 'Give every rule all its blocks, whatever its verdict', flag: true },
  'half-width': { says: 'Play until the interval of each rule is so narrow, as in 0.02' },
  sprt: { says: 'Test each rule sequentially between two Elo, as in 0,10' },
  normalised: { says: 'Of --sprt: the two are normalised Elo, not logistic', flag: true },
  ...AUDIT_OPTIONS,
};

/** How strong is having each rule? */
export const power = experimentCommand({
  name: 'power',
  says: 'Measure what a side gains by having a rule that the other side lacks.',
  words: [{ name: 'ruleset', says: 'the ruleset' }],
  options: () => ({
    ...rulesOption('the headings a side can hold'),
    ...experimentOptions('200 for each rule, and 100 more for each in a reserve for undecided ones'),
    ...OPTIONS,
  }),
  sim: (given, desk) =>
    simOf('power', given, desk, { ...rulesOf(given), ...stopOf(given), ...auditOf(given) }),
});

function stopOf(given: Given): object {
  const asked = ['fixed', 'half-width', 'sprt'].filter((name) => given.values.has(name));
  if (asked.length > 1)
    throw new InputError(`--${asked.join(' and --')} are different ways to stop; keep one.`);
  if (flag(given, 'normalised') && asked[0] !== 'sprt')
    throw new InputError('--normalised says which Elo --sprt takes; give --sprt as well, as in --sprt 0,10.');
  if (asked[0] === 'fixed') return { stop: 'fixed' };
  const halfWidth = halfWidthOf(given, HALF_WIDTHS);
  if (halfWidth !== undefined) return { stop: { halfWidth } };
  return asked[0] === 'sprt' ? { stop: testOf(given) } : {};
}

function testOf(given: Given): object {
  const [elo0, elo1, ...more] = (commaList(given, 'sprt') ?? []).map(Number);
  if (!(elo0 >= -MOST_ELO && elo0 < elo1 && elo1 <= MOST_ELO) || more.length > 0)
    throw new InputError(
      `--sprt takes two Elo from ${-MOST_ELO} to ${MOST_ELO}, the lower first, as in 0,10, not "${text(given, 'sprt')}".`,
    );
  return { elo0, elo1, model: flag(given, 'normalised') ? 'normalised' : 'logistic' };
}
