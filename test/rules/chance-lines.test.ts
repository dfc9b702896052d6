import { expect, it } from 'vitest';
import { fraction } from '../../src/kernel/fraction.ts';
import { chanceAnswer } from '../../src/rules/chance-lines.ts';

it('answers with lines for people and named chances for programs', () => {
  const rows = [
    ['It hits', fraction(1, 2), 'hit'],
    ['It misses', fraction(1, 2)],
  ] as const;
  expect(chanceAnswer('A shot', rows, ['shooting.range'], { dice: 2 })).toEqual({
    lines: ['A shot', '  It hits    0.5000  1/2', '  It misses  0.5000  1/2'],
    data: { hit: '1/2', dice: 2 },
    restsOn: ['shooting.range'],
  });
});
