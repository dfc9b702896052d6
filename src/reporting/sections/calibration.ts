import { percent, thousands } from '../wording/wording.ts';
import figures from './calibration.json' with { type: 'json' };

/** What `npm run calibrate` showed of verdicts, intervals and tests, in one sentence. */
export function calibrationSentence(): string {
  const { rates, hold, runs, wrongVerdicts, missedAtLooks, missedBySequences, wrongTests, found } = figures;
  const { familiesByEvidence, familiesByTests, pairsFound } = figures;
  const most = ([, greatest]: readonly number[]) => percent(greatest);
  return [
    `Calibration, on banked blocks of matches and on coins whose truth is known, ${thousands(runs)} runs or more for each rate:`,
    `of errors promised to stay at 5 %, wrong verdicts at some look came to ${most(wrongVerdicts)} at most, intervals that missed at some planned look to ${most(missedAtLooks)}, confidence sequences that missed at some look to ${most(missedBySequences)}, wrong sequential tests to ${most(wrongTests)}, findings among 30 rules that do nothing to ${most(familiesByEvidence)} by e-values and ${most(familiesByTests)} by Holm, and a difference that the strongest two of eleven such rules make only together to ${most(pairsFound)}.`,
    `Planted effects were found in ${percent(found[0])} of the runs or more within the blocks planned for 80 % of them.`,
    `${hold === rates ? `All ${rates} rates hold` : `${hold} of ${rates} rates hold, and its page names the rest`}: an error's 99 % bound has to lie within a point of the promise. Bootstrap intervals are not among them.`,
  ].join(' ');
}
