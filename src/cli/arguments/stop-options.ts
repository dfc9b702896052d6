import { type DesignId, designOf } from '../../experiments/designs/index.ts';
import { HALF_WIDTHS, MOST_ELO } from '../../experiments/terms/stop-key.ts';
import { InputError } from '../../rules/nearest.ts';
import { commaList, flag, type Option, type ParsedArguments, text } from './command.ts';
import { halfWidthOf } from './experiment-options.ts';

/** Options that say when something has had enough blocks. */
const NAMES = ['fixed', 'until-verdict', 'half-width', 'sprt', 'normalised'] as const;

/**
 * The options of commands that may stop before all blocks are played.
 *
 * @param each what gets blocks of its own, as in `each rule`
 * @param narrow whose interval a half-width is of
 */
export function stopOptions(
  each: string,
  narrow: string,
  usual: 'verdict' | 'fixed',
): Readonly<Record<string, Option>> {
  return {
    ...(usual === 'verdict'
      ? { fixed: { says: `Give ${each} all its blocks, whatever its verdict`, flag: true } }
      : {
          'until-verdict': {
            says: `Play ${each} until its verdict is settled; --blocks is the most it gets`,
            flag: true,
          },
        }),
    'half-width': { says: `Play until the interval of ${narrow} is so narrow, as in 0.02` },
  };
}

/** The options of a sequential test. */
export function testOptions(each: string): Readonly<Record<string, Option>> {
  return {
    sprt: { says: `Test ${each} sequentially between two logistic Elo, as in 0,10` },
    normalised: { says: 'Of --sprt: the two are normalised Elo, not logistic', flag: true },
  };
}

/** When a command line stops; throws InputError for ways that do not go together. */
export function stopOf(given: ParsedArguments): { readonly stop?: object | string } {
  const asked = NAMES.filter((name) => name !== 'normalised' && given.values.has(name));
  if (asked.length > 1)
    throw new InputError(`--${asked.join(' and --')} are different ways to stop; keep one.`);
  if (flag(given, 'normalised') && asked[0] !== 'sprt')
    throw new InputError('--normalised says which Elo --sprt takes; give --sprt as well, as in --sprt 0,10.');
  if (asked[0] === 'fixed') return { stop: 'fixed' };
  if (asked[0] === 'until-verdict') return { stop: 'verdict' };
  const halfWidth = halfWidthOf(given, HALF_WIDTHS);
  if (halfWidth !== undefined) return { stop: { halfWidth } };
  return asked[0] === 'sprt' ? { stop: testOf(given) } : {};
}

function testOf(given: ParsedArguments): object {
  const [elo0, elo1, ...more] = (commaList(given, 'sprt') ?? []).map(Number);
  if (!(elo0 >= -MOST_ELO && elo0 < elo1 && elo1 <= MOST_ELO) || more.length > 0)
    throw new InputError(
      `--sprt takes two Elo from ${-MOST_ELO} to ${MOST_ELO}, the lower first, as in 0,10, not "${text(given, 'sprt')}".`,
    );
  return { elo0, elo1, model: flag(given, 'normalised') ? 'normalised' : 'logistic' };
}

/** What a command refuses whose design never stops before its blocks are played. */
export function refusedStops(design: DesignId): Readonly<Record<string, string>> {
  const { stop = '' } = designOf(design).refuses ?? {};
  return Object.fromEntries(NAMES.map((name) => [name, stop]));
}

/** What a command refuses in which both sides play alike. */
export const REFUSED_TESTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['sprt', 'normalised'].map((name) => [
    name,
    'A test between two Elo is of a side that meets another, and here both play alike in each match; stop at a verdict or a half-width, or measure with power.',
  ]),
);
