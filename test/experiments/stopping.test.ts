import { expect, it } from 'vitest';
import { contestTally } from '../../src/experiments/measure/contest-tally.ts';
import { AT_ANY_TIME } from '../../src/experiments/measure/looks.ts';
import { createStopping } from '../../src/experiments/measure/stopping.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import { contest, sideOf } from '../../src/experiments/terms/arm.ts';
import { MOST_ELO, type Stop } from '../../src/experiments/terms/stop-key.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { llrNormalised } from '../../src/statistics/index.ts';
import { toy } from '../toy-ruleset.ts';

const { spec } = normalise({ design: 'power', ruleset: toy, tables: { designed: ['yard'], generated: 0 } });
const arm = contest(spec, 'sword', sideOf(spec), sideOf(spec, { variant: { sword: 'off' } }));

const record = (score: number) => ({ score, outcome: score === 1 ? 'won' : 'lost' }) as MatchRecord;

/** A sequential test of blocks that the side under test wins or loses as a whole. */
function tested(elo0: number, elo1: number, scores: readonly number[], looks = 1) {
  const stop: Stop = { elo0, elo1, model: 'normalised', alpha: 0.05, beta: 0.05 };
  const tally = contestTally(arm, 0.05, AT_ANY_TIME);
  scores.forEach((score, index) => {
    tally.add(index, [record(score), record(1 - score)]);
  });
  const stopping = createStopping(stop, tally, 0.02, 0.05);
  for (let look = 0; look < looks; look++) stopping.needsMore(true);
  return stopping.note();
}

it('tests between the widest bounds in normalised Elo, whatever was seen', () => {
  for (const scores of [[1], [0], [1, 1, 1, 0], Array.from({ length: 200 }, () => 1)]) {
    expect(tested(300, MOST_ELO, scores).test!.llr).not.toBeNaN();
    expect(tested(-MOST_ELO, -300, scores).test!.llr).not.toBeNaN();
  }
});

it('corrects the share between bounds that are no farther than effects are', () => {
  const even = Array.from({ length: 216 }, (_, i) => i % 2);
  for (const elo of [30, 200]) {
    const { unbiased, test } = tested(-elo, elo, even, 2);
    expect(test!.state).toBe('continue');
    expect(unbiased!.mean).toBeCloseTo(0.5, 6);
    expect(unbiased!.low).toBeLessThan(0.5);
  }
  const { unbiased, test } = tested(-390, 390, even, 2);
  expect(test!.state).toBe('continue');
  expect(unbiased).toBeNull();
});

it('corrects nothing where a test stops as soon as it may', () => {
  const won = Array.from({ length: 200 }, (_, i) => (i % 10 < 7 ? 1 : 0));
  for (const looks of [1, 5]) {
    const { unbiased, test } = tested(0, 30, won, looks);
    expect(test!.state).toBe('accepted');
    expect(unbiased!.mean).toBeCloseTo(0.7, 6);
  }
});

it('tells the ratio of all its blocks where a run is stopped between two looks, and ends nothing by it', () => {
  const stop: Stop = { elo0: 0, elo1: 30, model: 'normalised', alpha: 0.05, beta: 0.05 };
  const tally = contestTally(arm, 0.05, AT_ANY_TIME);
  const play = (from: number, to: number, score: (index: number) => number) => {
    for (let index = from; index < to; index++) {
      tally.add(index, [record(score(index)), record(1 - score(index))]);
    }
  };
  const stopping = createStopping(stop, tally, 0.02, 0.05);
  play(0, 200, (index) => index % 2);
  expect(stopping.needsMore(true)).toBe(true);
  play(200, 300, () => 1);
  const { llr, state, upper } = stopping.note().test!;
  const counts = [100, 0, 0, 0, 200] as const;
  expect(llr).toBeCloseTo(llrNormalised(0, 30, counts), 5);
  expect(llr).toBeGreaterThan(upper);
  expect(state).toBe('continue');
});
