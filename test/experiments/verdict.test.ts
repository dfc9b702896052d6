import { describe, expect, it } from 'vitest';
import { isEffect, isOpen, verdictOf } from '../../src/experiments/terms/verdict.ts';
import type { Kind } from '../../src/rules/rule.ts';

const word = (low: number, high: number, kind: Kind = 'option', blocks = 1000) =>
  verdictOf(kind, { mean: (low + high) / 2, low, high }, blocks, 0.02, null).word;
const around = (low: number, high: number) => ({ mean: (low + high) / 2, low, high });
const text = (kind: Kind, low: number, high: number, used: readonly [low: number, high: number] | null) =>
  verdictOf(kind, around(low, high), 1000, 0.02, used && around(...used)).text;

describe('a verdict', () => {
  it('follows from the whole interval, not from its middle', () => {
    expect(word(0.61, 0.65)).toBe('dominant');
    expect(word(0.6, 0.65)).toBe('strong');
    expect(word(0.55, 0.65)).toBe('helps');
    expect(word(0.521, 0.9)).toBe('helps');
    expect(word(0.52, 0.9)).toBe('undecided');
    expect(word(0.48, 0.52)).toBe('no effect');
    expect(word(0.479, 0.52)).toBe('slight');
    expect(word(0.4, 0.48)).toBe('undecided');
    expect(word(0.4, 0.479, 'protection')).toBe('harms');
    expect(word(0.4, 0.479)).toBe('misplayed');
  });

  it('never comes before 200 blocks', () => {
    expect(word(0.9, 1, 'option', 199)).toBe('undecided');
    expect(word(0.9, 1, 'option', 200)).toBe('dominant');
  });

  it('calls slight what is surely neither strong nor as bad, and leaves it open', () => {
    expect(text('option', 0.45, 0.55, null)).toBe('slight: under 5 points');
    expect(text('burden', 0.45, 0.52, null)).toBe('slight: under 5 points');
    expect([isOpen({ word: 'slight' }), isEffect({ word: 'slight' })]).toEqual([true, false]);
    expect(text('option', 0.449, 0.52, null)).toBe('undecided');
    expect(text('option', 0.5, 0.551, null)).toBe('undecided');
    expect(verdictOf('option', around(0.47, 0.53), 199, 0.02, null).text).toBe('undecided');
    expect(text('option', 0.521, 0.55, null)).toBe('helps');
  });

  it('speaks of a burden by what it costs', () => {
    expect(text('burden', 0.44, 0.46, null)).toBe('costs 5.0 points');
    expect(word(0.61, 0.65, 'burden')).toBe('helps');
    expect(text('burden', 0.61, 0.65, null)).toBe('a duty that helps');
    expect(text('burden', 0.49, 0.51, null)).toBe('no effect');
  });

  it('lets what a unit is for good and ill help or harm, and blames no policy', () => {
    expect(text('trait', 0.44, 0.46, null)).toBe('harms');
    expect(text('trait', 0.53, 0.58, null)).toBe('helps');
    expect(text('trait', 0.49, 0.51, [0, 0.01])).toBe('no effect');
  });

  it('calls only an option a no-brainer or dead, and that by its use', () => {
    expect(text('option', 0.61, 0.65, [0.91, 0.98])).toBe('dominant: a no-brainer');
    expect(text('option', 0.61, 0.65, [0.4, 0.6])).toBe('dominant');
    expect(text('option', 0.49, 0.51, [0.01, 0.09])).toBe('no effect: a dead rule');
    expect(text('option', 0.49, 0.51, [0.4, 0.6])).toBe('no effect');
    expect(text('option', 0.49, 0.51, null)).toBe('no effect');
    // Means of 0.94 and 0.06, whose intervals reach farther.
    expect(text('option', 0.61, 0.65, [0.89, 0.99])).toBe('dominant');
    expect(text('option', 0.49, 0.51, [0.01, 0.11])).toBe('no effect');
    expect(text('option', 0.3, 0.4, [0.4, 0.6])).toBe('misplayed: a fault of the policy');
    expect(text('protection', 0.61, 0.65, [1, 1])).toBe('dominant');
    expect(text('protection', 0.3, 0.4, null)).toBe('harms');
  });
});
