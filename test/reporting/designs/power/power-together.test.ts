import { expect, it } from 'vitest';
import type { Interaction } from '../../../../src/experiments/designs/power/power-interactions.ts';
import { againSentences, interactionTable } from '../../../../src/reporting/designs/power/power-together.ts';
import { legendOf } from '../../../../src/reporting/sections/legend.ts';
import { undecided } from '../../undecided-results.ts';

const PAIR = {
  paths: ['sword', 'shield'],
  titles: ['Sword', 'Shield'],
  effect: { mean: -0.05, low: -0.08, high: -0.03 },
  standardError: 0.01,
  blocks: 400,
  acrossTables: null,
  gain: null,
  eValue: 1,
  pValue: 0.03,
} as const;

it('marks pairs that all pairs, judged together, do not allow', async () => {
  const result = await undecided('power');
  const told = (...pairs: Pick<Interaction, 'word' | 'found'>[]) => {
    const table = interactionTable({ ...result, interactions: pairs.map((own) => ({ ...PAIR, ...own })) });
    const at = table.columns.findIndex(({ title }) => title === 'together');
    return [table.rows.map((row) => row[at]), legendOf(table).join(' ').includes('"?" marks')];
  };
  expect(told({ word: 'substitutes', found: false }, { word: 'complements', found: true })).toEqual([
    ['substitutes?', 'complements'],
    true,
  ]);
  expect(told({ word: 'add up', found: false }, { word: 'undecided', found: true })).toEqual([
    ['add up', 'undecided'],
    false,
  ]);
});

it('speaks of one rule that was played again as of one', () => {
  const share = { mean: 0.6, low: 0.55, high: 0.65 };
  const again = (side: 'same' | 'other' | 'undecided', ...titles: string[]) =>
    titles.map((title) => ({ title, side, share, path: '', blocks: 200, found: true, eValue: 1, pValue: 0 }));
  expect(againSentences(again('same', 'Sword'))).toEqual([
    'Played again with fresh luck, this lies on the same side of one half: Sword 60.0 % (55.0 to 65.0 %).',
  ]);
  expect(againSentences(again('undecided', 'Sword'))[0]).toMatch(
    /^Played again with fresh luck, this is not told from one half by as many blocks: Sword /,
  );
  const three = [...again('other', 'Sword', 'Shield'), ...again('undecided', 'Curse')];
  expect(againSentences(three).map((sentence) => sentence.slice(0, sentence.indexOf(':')))).toEqual([
    'Played again with fresh luck, these lie on the OTHER side of one half',
    'Played again with fresh luck, this is not told from one half by as many blocks, judged together',
  ]);
});
