import { describe, expect, it } from 'vitest';
import { differenceRow, intervalWord, MOVEMENT_WORDS } from '../../src/reporting/charts/difference-chart.ts';
import { LEGEND } from '../../src/reporting/document/theme.ts';

describe('differences', () => {
  const difference = { mean: -0.012, low: -0.0125, high: -0.0115 };

  it('count as beyond zero from a least number of blocks on', () => {
    expect([199, 200].map((blocks) => intervalWord(difference, blocks))).toEqual([
      'not settled',
      'beyond zero',
    ]);
    expect(intervalWord({ ...difference, high: 0.001 }, 200)).toBe('not settled');
  });

  it('have words for their verdicts that the legend knows', () => {
    expect(Object.values(MOVEMENT_WORDS).filter((word) => LEGEND[word] === undefined)).toEqual([]);
  });

  it('are in points where they are shares, and in their own unit else', () => {
    const share = { metric: 'draws', unit: 'share', difference } as const;
    const sword = { title: 'Sword', difference: -1.2, low: -1.25, high: -1.15, word: 'holds', label: '-1.2' };
    expect(differenceRow('Sword', share, 'holds')).toEqual(sword);
    const { label, ...rounds } = differenceRow('Sword', { ...share, unit: 'rounds' }, 'holds');
    expect([rounds.difference, label]).toEqual([-0.012, '-0.0120']);
    expect(differenceRow('Sword', { ...share, unit: 'rounds' }, 'holds', 1000).low).toBe(-12.5);
  });
});
