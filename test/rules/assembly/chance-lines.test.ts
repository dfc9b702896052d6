import { expect, it } from 'vitest';
import { fraction } from '../../../src/kernel/fraction.ts';
import { chanceAnswer } from '../../../src/rules/assembly/chance-lines.ts';

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
  const percent = (over: number) => chanceAnswer('', [['Hit', fraction(over, 10368)]], []).lines[1];
  expect([0, 1, 5, 6, 10362, 10363, 10367, 10368].map((over) => percent(over).split('  ')[2].trim())).toEqual(
    ['0.0 %', '< 0.1 %', '< 0.1 %', '0.1 %', '99.9 %', '> 99.9 %', '> 99.9 %', '100.0 %'],
  );
});

it('says what must be rolled, and of what no roll can come to that it is none', () => {
  const rows = [
    ['It hits', fraction(1, 2), 'hit', '11 or less on d20'],
    ['It is lost', fraction(0), 'lost', '0 or less on d20'],
    ['It misses', fraction(1, 2)],
  ] as const;
  expect(chanceAnswer('A shot', rows, []).lines).toEqual([
    'A shot',
    '  It hits     11 or less on d20                   50.0 %  1/2',
    '  It is lost  0 or less on d20, which no roll is   0.0 %  0/1',
    '  It misses                                       50.0 %  1/2',
  ]);
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
