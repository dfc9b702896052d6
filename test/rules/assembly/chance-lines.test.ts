import { expect, it } from 'vitest';
import { fraction } from '../../../src/kernel/fraction.ts';
import { chanceAnswer, percentText } from '../../../src/rules/assembly/chance-lines.ts';

it('answers with lines for people and named chances for programs', () => {
  const rows = [
    ['It hits', fraction(1, 2), 'hit'],
    ['It misses', fraction(1, 2)],
  ] as const;
  expect(chanceAnswer('A shot', rows, ['shooting.range'], { dice: 2 })).toEqual({
    lines: ['A shot', '  It hits    50.0 %  1/2', '  It misses  50.0 %  1/2'],
    data: { hit: '1/2', dice: 2 },
    restsOn: ['shooting.range'],
  });
});

it('rounds no chance to what is sure or impossible', () => {
  const texts = [fraction(0, 1), fraction(1, 10_000), fraction(9_999, 10_000), fraction(1, 1)].map(
    percentText,
  );
  expect(texts).toEqual(['0.0 %', '< 0.1 %', '> 99.9 %', '100.0 %']);
});

it('a mean is told as a number, whatever it comes to', () => {
  const rows = [
    ['Hits, on average', fraction(91, 36)],
    ['It hits', fraction(1, 2)],
  ] as const;
  expect(chanceAnswer('A shot', rows, []).lines).toEqual([
    'A shot',
    '  Hits, on average  2.53    91/36',
    '  It hits           50.0 %  1/2',
  ]);
});
