import { describe, expect, it } from 'vitest';
import { repeatable } from '../../../src/execution/sims/repeatable.ts';

const { random } = Math;
const { now } = Date;
const { now: clock } = performance;
const Day = Date;
class Birthday extends Date {}

describe('while a match is played', () => {
  it.each<[string, () => unknown]>([
    ['Math.random', () => Math.random()],
    ['Math.random', () => random()],
    ['Date.now', () => Date.now()],
    ['Date.now', () => now()],
    ['performance.now', () => performance.now()],
    ['performance.now', () => clock.call(performance)],
    ['new Date()', () => new Date()],
    ['new Date()', () => new Day()],
    ['new Date()', () => new Birthday()],
    ['new Date()', () => new (new Date(0).constructor as DateConstructor)()],
    ['Date()', () => Date()],
  ])('%s is refused, and answers before and after: %s', (what, asks) => {
    asks();
    expect(() => repeatable('own.ts', asks)).toThrow(`A rule of own.ts asks ${what}; it may answer only by`);
    asks();
  });

  it('a date that is given is told as ever', () => {
    const told = repeatable('own.ts', () => [
      new Date(0).toISOString(),
      new Date(2020, 1, 29).getDate(),
      new Birthday('2020-02-29') instanceof Birthday,
      Date.UTC(1970, 0, 2),
      new Date(0) instanceof Date,
      new Date(0).constructor === Date,
    ]);
    expect(told).toEqual(['1970-01-01T00:00:00.000Z', 29, true, 86_400_000, true, true]);
  });
});
