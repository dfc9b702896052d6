import { expect, it } from 'vitest';
import {
  controlIn,
  controlInText,
  printable,
  printableJson,
  printableLine,
} from '../../src/rules/printable.ts';

it('finds what a terminal would act on, and no accent or other script', () => {
  expect(controlIn('\u001b[31mred')).toBe('the character U+001B');
  expect(controlIn('turned \u202e round')).toBe('the character U+202E');
  expect(controlIn('over\rwritten')).toBe('a carriage return');
  expect(controlIn('two\nlines')).toBe('a line break');
  expect(controlIn('a\ttab')).toBe('a tab');
  expect(controlIn('Größe, 大きさ, שלום and \u{1F3B2}')).toBeNull();
});

it('lets a text have lines and tabs', () => {
  expect(controlInText('two\nlines, a\ttab')).toBeNull();
  expect(controlInText('over\rwritten')).toBe('a carriage return');
});

it('writes it out', () => {
  expect(printable('a\u0007b\u202ec\r\n')).toBe('a<U+0007>b<U+202E>c<U+000D>\n');
  expect(printableLine('a\u0007b\nc')).toBe('a<U+0007>b<U+000A>c');
});

it('writes it out in JSON so that the value stays', () => {
  const value = { turned: 'a\u202eb\u0085c\u001b', lines: ['\r\n'] };
  const text = printableJson(value, 2);
  expect(text).toContain('a\\u202eb\\u0085c\\u001b');
  expect(controlInText(text)).toBeNull();
  expect(JSON.parse(text)).toEqual(value);
});
