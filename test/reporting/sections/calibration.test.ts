import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../src/reporting/report-of.ts';
import { calibrationSentence } from '../../../src/reporting/sections/calibration.ts';
import { measuredRates, SUMMARY, summaryOf } from '../../calibration/summary.ts';
import { sampleAblate, samplePower } from '../sample-results.ts';

describe('what reports say of the calibration', () => {
  it('is what was measured the last time; node test/calibration/summary.ts renews it', () => {
    expect(JSON.parse(readFileSync(SUMMARY, 'utf8'))).toEqual(summaryOf(measuredRates()));
  });

  it('is the worst of each kind of error, and the least power', () => {
    const rate = (what: string, events: number, holds = true) => ({ what, events, runs: 1000, holds });
    const kinds = [
      'interval misses the truth at some planned look',
      'sequence misses it',
      'any finding by e-values',
      'any finding by tests',
      'the strongest two found to make a difference',
      'test wrongly rejected',
    ];
    const summary = summaryOf([
      rate('wrong verdict', 3),
      rate('wrong verdict', 30, false),
      rate('told from no effect within 200 blocks', 510),
      rate('found beyond the band within 300 blocks', 900),
      ...kinds.map((what) => rate(what, 10)),
    ]);
    expect(summary).toMatchObject({ rates: 10, hold: 9, runs: 1000, wrongVerdicts: [0.003, 0.03] });
    expect(summary.found).toEqual([0.51, 0.9]);
    expect(() => summaryOf([rate('wrong verdict', 3)])).toThrow('No rate is one of');
  });

  it('stands under every result', async () => {
    expect(calibrationSentence()).toMatch(/wrong verdicts at some look came to \d\.\d % at most/);
    for (const result of [await samplePower(4), await sampleAblate(4)])
      expect(reportOf(result, '').method).toContain(calibrationSentence());
  });
});
