import type { Report } from '../../src/reporting/report.ts';
import { listed, percent, percentRange, thousands } from '../../src/reporting/wording.ts';
import { type Bank, blocksOf } from './bank.ts';
import type { Rate } from './rates.ts';
import { LOOKS, truthOf } from './trial.ts';

/** What a calibration has shown, as a page. */
export function calibrationReport(
  game: string,
  banks: readonly Bank[],
  rates: readonly Rate[],
  command: string,
): Report {
  const broken = rates.filter(({ holds }) => !holds);
  return {
    title:
      broken.length === 0
        ? `All ${rates.length} error rates are as promised`
        : `${broken.length} of ${rates.length} error rates are not as promised`,
    subtitle: `Calibration of the verdicts on blocks of ${game} and on synthetic blocks`,
    findings: broken.map(
      ({ bank, what, events, runs }) => `Does not hold: ${bank}, ${what}: ${percent(events / runs)}.`,
    ),
    notes: banks.map(
      (bank) =>
        `${bank.title}: ${thousands(blocksOf(bank))} blocks, the side under test takes ${percent(truthOf(bank))}${bank.isNull ? ' by construction' : ''}.`,
    ),
    table: {
      columns: [
        { title: 'blocks of' },
        { title: 'rate' },
        { title: 'measured', right: true },
        { title: '98 % interval', right: true },
        { title: 'runs', right: true },
        { title: 'required', right: true },
        { title: 'holds' },
      ],
      rows: rates.map(({ bank, what, events, runs, low, high, required, holds }) => [
        bank,
        what,
        percent(events / runs),
        percentRange(low, high),
        thousands(runs),
        required,
        holds ? 'yes' : 'NO',
      ]),
    },
    appendices: [],
    figures: [],
    method: [
      'Blocks are played once and banked; runs draw from the bank with replacement, so the truth of each arm is known: it is the mean of its bank.',
      'Nulls are a side against its like, the second match of a block with other luck than the first, each block with a random sign, so that the truth is exactly one half.',
      `Sequential verdicts are looked at after ${listed(LOOKS.map(thousands))} blocks; effects are looked for every ${LOOKS[0]} blocks up to the number that a plan gives for the variance of the bank, at which one half of all runs should have found them. Effects at the edge of the band are told from none only.`,
      'Where the first runs do not show that a rate holds which lies at its nominal value, five times as many others decide.',
      'A power holds unless its whole interval lies below the one half that a plan states.',
      'An error rate holds when the upper end of its 98 % interval (a one-sided bound of 99 %) is at most the nominal rate and one point.',
    ],
    assumptions: [],
    readings: [],
    command,
  };
}
