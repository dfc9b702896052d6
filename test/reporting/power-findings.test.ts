import { expect, it } from 'vitest';
import { powerFindings } from '../../src/reporting/power-findings.ts';
import { undecided } from './undecided-results.ts';

it('says of what is undecided which is surely within 5 points of an even share', async () => {
  const { rows } = await undecided('power');
  const verdict = { word: 'undecided', text: 'undecided' } as const;
  const [narrow, wide] = [
    { ...rows[0], title: 'Narrow', verdict, blocks: 300, share: { mean: 0.51, low: 0.47, high: 0.55 } },
    { ...rows[0], title: 'Wide', verdict, blocks: 300, share: { mean: 0.51, low: 0.46, high: 0.56 } },
  ];
  expect(powerFindings([narrow, wide], true)).toEqual([
    'Undecided: Narrow and Wide. The table says how many more blocks would settle each.',
    'Of these surely within 5 points of an even share: Narrow.',
  ]);
  expect(powerFindings([wide], true)).toHaveLength(1);
});
