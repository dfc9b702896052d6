import { expect, it } from 'vitest';
import { trials } from './fuzz.ts';

/** A seed whose cases take a few seconds. */
const SEED = 5;

it.each(Object.keys(trials))('one case of fuzz holds for %s', (name) => {
  expect(trials[name](SEED)).not.toBe('');
});
