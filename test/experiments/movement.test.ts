import { expect, it } from 'vitest';
import { movementOf } from '../../src/experiments/measure/paired-tally.ts';

const moved = (unit: 'share' | 'rounds', low: number, high: number, blocks = 1000) =>
  movementOf({ unit }, { mean: (low + high) / 2, low, high }, blocks, 0.02);

it('moves a share where its whole interval leaves the band, and leaves it where the whole lies within', () => {
  expect([moved('share', 0.021, 0.05), moved('share', 0.02, 0.05)]).toEqual(['rises', 'undecided']);
  expect([moved('share', -0.05, -0.021), moved('share', -0.05, -0.02)]).toEqual(['falls', 'undecided']);
  expect([moved('share', -0.02, 0.02), moved('share', -0.021, 0.02), moved('share', -0.02, 0.021)]).toEqual([
    'stays',
    'undecided',
    'undecided',
  ]);
});

it('moves any other figure where its interval leaves nothing, and keeps one that never differed', () => {
  expect([moved('rounds', 0.001, 1), moved('rounds', 0, 1)]).toEqual(['rises', 'undecided']);
  expect([moved('rounds', -1, -0.001), moved('rounds', -1, 0)]).toEqual(['falls', 'undecided']);
  expect([moved('rounds', -0.01, 0.01), moved('rounds', 0, 0)]).toEqual(['undecided', 'stays']);
});

it('decides nothing before 200 blocks', () => {
  expect([moved('share', 0.1, 0.2, 199), moved('rounds', 0, 0, 199)]).toEqual(['undecided', 'undecided']);
  expect([moved('share', 0.1, 0.2, 200), moved('rounds', 0, 0, 200)]).toEqual(['rises', 'stays']);
});
