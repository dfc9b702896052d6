import { describe, expect, it } from 'vitest';
import type { MetricRow } from '../../src/experiments/measure/paired-tally.ts';
import { toldTogether } from '../../src/experiments/measure/told-together.ts';

const row = (movement: MetricRow['movement']) => ({ movement }) as MetricRow;
const evidence = (pValue: number | null) => ({ eValue: 1, pValue });

describe('movements told together', () => {
  it('stand where Holm keeps them among all but the primary', () => {
    const rows = ['rises', 'rises', 'falls', 'stays'].map((word) => row(word as MetricRow['movement']));
    const first = { rows, evidence: [0.04, 0.001, 0.03, 0.8].map(evidence) };
    const second = { rows, evidence: [0.04, 0.02, 0.0001, 0.9].map(evidence) };
    // Six others: 0.0001 and 0.001 pass 0.05 / 6 and 0.05 / 5, 0.02 fails 0.05 / 4.
    const words = toldTogether([first, second], 0.05).map((own) => own.map(({ movement }) => movement));
    expect(words).toEqual([
      ['rises', 'rises', 'undecided', 'stays'],
      ['rises', 'undecided', 'falls', 'stays'],
    ]);
  });

  it('are all told together where none is the primary', () => {
    const rows = [row('rises'), row('falls')];
    const compared = [
      { rows, evidence: [0.04, 0.001].map(evidence) },
      { rows, evidence: [0.03, 0.5].map(evidence) },
    ];
    const words = toldTogether(compared, 0.05, false).map((own) => own.map(({ movement }) => movement));
    expect(words).toEqual([
      ['undecided', 'falls'],
      ['undecided', 'undecided'],
    ]);
  });

  it('stay as they are where looks may come at any time', () => {
    const rows = [row('rises'), row('falls')];
    const [own] = toldTogether([{ rows, evidence: [null, null].map(evidence) }], 0.05);
    expect(own).toEqual(rows);
  });
});
