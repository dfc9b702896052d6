import type { Findings } from '../../src/reporting/document/report.ts';
import { listed, percent, percentRange, thousands } from '../../src/reporting/wording/wording.ts';
import { type Bank, blocksOf, type LuckBank, truthLessLuck, truthOf } from './bank.ts';
import { WIDE } from './family-rates.ts';
import { differenceOf, type PairedBank, pairsOf } from './paired-bank.ts';
import { LUCKY } from './planted.ts';
import type { Rate, Sizes } from './rate.ts';
import { CHANCES } from './ratio-rates.ts';
import { LOOKS, POWER } from './trial.ts';

/** All banks that were drawn from. */
interface DrawnFrom {
  readonly banks: readonly Bank[];
  readonly lucky: readonly LuckBank[];
  readonly paired: readonly PairedBank[];
}

/** What a calibration has shown, as a page. */
export function calibrationReport(
  game: string,
  { banks, lucky, paired }: DrawnFrom,
  sizes: Sizes,
  rates: readonly Rate[],
  command: string,
): Findings {
  const broken = rates.filter(({ holds }) => !holds);
  return {
    title:
      broken.length === 0
        ? `All ${rates.length} rates are as promised`
        : `${broken.length} of ${rates.length} rates are not as promised`,
    subtitle: `Calibration of the verdicts on blocks of ${game} and on synthetic blocks`,
    findings: broken.map(
      ({ bank, what, events, runs }) => `Does not hold: ${bank}, ${what}: ${percent(events / runs)}.`,
    ),
    notes: [
      ...banks.map(
        (bank) =>
          `${bank.title}: ${thousands(blocksOf(bank))} blocks, the side under test takes ${percent(truthOf(bank))}${bank.isNull ? ' by construction' : ''}.`,
      ),
      ...lucky.map(
        (bank) =>
          `${bank.title}: ${thousands(bank.fortunes.flat().length)} blocks, the side under test takes ${percent(truthLessLuck(bank))}${bank.isNull ? ' by construction' : ' once luck is taken off'}.`,
      ),
      ...paired.map(
        (bank) =>
          `${bank.title}: ${thousands(pairsOf(bank))} pairs, the first is ahead by ${aheadIn(bank)}${bank.isNull ? ' by construction' : ''}.`,
      ),
    ],
    table: {
      columns: [
        { title: 'blocks of' },
        { title: 'rate' },
        { title: 'measured', right: true },
        { title: '98 % interval', right: true },
        { title: 'runs', right: true },
        { title: 'holds if' },
        { title: 'holds' },
      ],
      rows: rates.map(({ bank, what, events, runs, low, high, required, holds }) => [
        bank,
        what,
        percent(events / runs),
        percentRange({ low, high }),
        thousands(runs),
        required,
        holds ? 'yes' : 'NO',
      ]),
    },
    appendices: [],
    figures: [],
    method: [
      'Blocks are played once and banked; runs draw from the bank with replacement, so the truth of each arm is known: it is the mean of its bank.',
      `Blocks with their luck noted are of ${LUCKY.game}; runs take it off as contests do, the first twenty blocks left as they were won.`,
      'Nulls are a side against its like, the second match of a block with other luck than the first, each block with a random sign, so that the truth is exactly one half.',
      `Sequential verdicts are looked at after ${listed(LOOKS.map(thousands))} blocks; effects are looked for at planned looks up to the number that a plan gives for the variance of the bank, at which ${100 * POWER} % of all runs should have found them. Effects at the edge of the band are told from none only.`,
      'Either bound of a sequential test is set to the truth of the bank in turn, where it errs as often as it may: the first risk (alpha) is that of accepting the higher bound where the lower is the truth, the second (beta) that of rejecting the higher where it is.',
      `Families are looked at at the same blocks; rules whose verdict is settled get no more (for a band of ${percent(WIDE)} either way, so that most are), and what counts is any finding at any look.`,
      'Nulls in pairs are those of whole runs of power: of the headings of Dark Potential, none of which does anything, the two that luck has made strongest are played again and together.',
      `${CHANCES}: blocks of coins, some with few chances and some with many; what is estimated is the share of all chances that were taken, as adoption is.`,
      `Numbers of runs are settled before any is drawn, and none is drawn again: ${thousands(sizes.runs)} for each rate, ${thousands(sizes.atNominal)} for those that lie at their nominal value (sequential tests, Holm, and nulls in pairs), ${thousands(sizes.estimates)} where estimates after a stop are among them, since a run whose blocks all scored alike has none.`,
      `An error rate holds if the upper end of its 98 % interval, which is a one-sided bound of 99 %, is at most the nominal rate and one point: so a measured 5.1 % can hold for a nominal 5 %. Nothing finer is claimed. With ${thousands(sizes.atNominal)} runs a rate that is its nominal 5 % exactly misses this about once in fifty times, so of as many as there are of sequential tests one may by luck.`,
      `Approximate rates (score intervals, estimates after a stop) hold if they are measured within the bounds in the column, or if their 98 % interval meets them; a power, unless that interval lies wholly below the ${100 * POWER} % that the plan was made for.`,
      `In nulls of differences the two variants change places at random from block to block. Differences are those of ablate, compare, sweep and claims, between two variants on the same blocks, looked at after ${listed(LOOKS.map(thousands))} blocks. Verdicts of shares have a band; figures without bounds have none, and their intervals are approximate, since the largest difference seen stands for the bound.`,
      'Interrupted runs stop at a number of blocks drawn evenly below the number fixed.',
    ],
    grounds: [],
    readings: [],
    command,
  };
}

function aheadIn(bank: PairedBank): string {
  const difference = differenceOf(bank);
  return bank.metric.unit === 'share'
    ? `${(100 * difference).toFixed(1)} points`
    : `${difference.toFixed(3)} ${bank.metric.unit}`;
}
