import { expect, it } from 'vitest';
import { controlIn, printable } from '../../src/rules/printable.ts';

it('finds what a terminal would act on, and no line end, accent or other script', () => {
  expect(controlIn('\u001b[31mred')).toBe('U+001B');
  expect(controlIn('turned \u202e round')).toBe('U+202E');
  expect(controlIn('Größe, 大きさ, שלום,\na tab\tand \u{1F3B2}')).toBeNull();
});

it('writes it out', () => {
  expect(printable('a\u0007b\u202ec\n')).toBe('a<U+0007>b<U+202E>c\n');
});
