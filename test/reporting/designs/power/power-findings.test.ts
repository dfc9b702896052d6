import { expect, it } from 'vitest';
import { powerFindings, powerTitle } from '../../../../src/reporting/designs/power/power-findings.ts';
import { undecided } from '../../undecided-results.ts';

it('tells what is slight from what is undecided', async () => {
  const result = await undecided('power');
  const [row] = result.rows;
  const wide = { ...row, title: 'Wide', verdict: { word: 'undecided', text: 'undecided' } } as const;
  const narrow = {
    ...row,
    title: 'Narrow',
    verdict: { word: 'slight', text: 'slight: under 5 points' },
    share: { mean: 0.51, low: 0.47, high: 0.55 },
  } as const;
  expect(powerFindings([narrow, wide], true)).toEqual([
    'Slight, surely within 5 points of an even share: Narrow 51.0 % (47.0 to 55.0 %).',
    'Undecided: Wide. The table says how many more blocks would settle each.',
  ]);
  expect(powerTitle(result, [narrow])).toBe(
    'Narrow is not worth more than 5 points; not settled: on which side of even Narrow lies',
  );
  const still = { ...narrow, verdict: { word: 'no effect', text: 'no effect' } } as const;
  expect(powerTitle(result, [still, still])).toBe('None of 2 rules moves the result by more than 2.0 points');
});
