import { describe, expect, it } from 'vitest';
import {
  AT_ANY_TIME,
  coverageAt,
  coveragePlanned,
  looksOverReserve,
  looksUntil,
  nextLook,
  onceAt,
  plannedLooks,
  stopAtLooks,
} from '../../src/experiments/measure/looks.ts';
import { nextLooks } from '../../src/experiments/play/schedule.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { boundAtLooks } from '../../src/statistics/index.ts';

const YARDS = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `yard ${i}` }));

describe('planned looks', () => {
  it('come at half as many blocks again, at whole turns of the tables, the last at the most', () => {
    expect(plannedLooks(200, 1400, 20, 0.05).sizes).toEqual([200, 300, 460, 700, 1060, 1400]);
    expect(plannedLooks(201, 2000, 3, 0.05).sizes).toEqual([201, 303, 456, 684, 1026, 1539, 2000]);
  });

  it('are ten at most and one at least, none before a verdict may be given', () => {
    const { sizes } = plannedLooks(200, 1_000_000, 20, 0.05);
    expect(sizes).toHaveLength(10);
    expect(sizes.at(-1)).toBe(1_000_000);
    // Far off, too, each is as many times as many as the one before: 5,000 is 2.576 to the ninth.
    for (const [i, size] of sizes.slice(1).entries()) expect(size / sizes[i]).toBeCloseTo(2.576, 1);
    const start = plannedLooks(200, 21_800, 20, 0.05).sizes;
    expect(start).toHaveLength(10);
    for (const [i, size] of start.slice(1).entries()) expect(size / start[i]).toBeLessThan(1.75);
    expect(plannedLooks(50, 600, 1, 0.05).sizes[0]).toBe(200);
    expect(plannedLooks(50, 90, 1, 0.05).sizes).toEqual([90]);
  });

  it('have the bound at which all of them hold together', () => {
    const { sizes, z } = plannedLooks(200, 1400, 20, 0.05);
    expect(z).toBe(boundAtLooks(sizes, 0.05));
    expect(onceAt(300, 0.05).z).toBeCloseTo(1.959964, 6);
    expect(coveragePlanned('fixed', 0.05)).toEqual({ z: onceAt(1, 0.05).z });
    expect(coveragePlanned({ halfWidth: 0.1 }, 0.05)).toEqual({ alpha: 0.05 });
    // Until a verdict: all ten, each at half as many again.
    const ten = Array.from({ length: 10 }, (_, look) => Math.round(200 * 1.5 ** look));
    expect(coveragePlanned('verdict', 0.05)).toEqual({ z: expect.closeTo(boundAtLooks(ten, 0.05), 3) });
  });

  it('are covered at their sizes alone: elsewhere an interval holds at every look', () => {
    const looks = plannedLooks(200, 600, 1, 0.05);
    expect(coverageAt({ looks, alpha: 0.05 }, 300)).toEqual({ z: looks.z });
    expect(coverageAt({ looks, alpha: 0.05 }, 301)).toEqual({ alpha: 0.05 });
    expect(coverageAt({ looks: AT_ANY_TIME, alpha: 0.05 }, 300)).toEqual({ alpha: 0.05 });
    expect([nextLook(looks, 200), nextLook(looks, 600)]).toEqual([300, null]);
  });

  it('are one where blocks are fixed, and none where a half-width ends them', () => {
    const spec = { blocks: { initial: 250, reserve: 0 }, tables: YARDS(3), alpha: 0.05 };
    expect(looksUntil('fixed', spec)).toEqual(onceAt(250, 0.05));
    expect(looksUntil('verdict', spec)).toMatchObject({ sizes: [201, 250] });
    expect(looksUntil({ halfWidth: 0.02 }, spec)).toBe(AT_ANY_TIME);
  });

  it('reach as far as a reserve that all goes to one arm, unless a fair share is too little for a verdict', () => {
    const spec = (initial: number, reserve: number) => ({ blocks: { initial, reserve }, tables: YARDS(20) });
    expect(looksOverReserve(spec(200, 100), 12, 0.05).sizes.at(-1)).toBe(1400);
    expect(looksOverReserve(spec(2, 1), 12, 0.05).sizes).toEqual([3]);
  });
});

describe('a stop at a verdict', () => {
  it('is none where there is one look at a number fixed beforehand', () => {
    expect(stopAtLooks('verdict', onceAt(600, 0.05))).toBe('fixed');
    expect(stopAtLooks('verdict', plannedLooks(200, 600, 1, 0.05))).toBe('verdict');
    expect(stopAtLooks({ halfWidth: 0.02 }, AT_ANY_TIME)).toEqual({ halfWidth: 0.02 });
  });

  it.each([
    ['power', { rules: ['morale'] }, { initial: 200, reserve: 0 }, { initial: 400, reserve: 200 }],
    ['questions', { stake: ['H'] }, { initial: 200, reserve: 0 }, { initial: 400, reserve: 200 }],
    ['ablate', { rules: ['morale'] }, 200, 600],
  ])('is said of %s only where blocks may end sooner', (design, asks, once, more) => {
    const stopOf = (blocks: unknown) => {
      const sim = { design, ruleset: 'zone-control', stop: 'verdict', blocks, ...asks } as Sim;
      return (normalise(sim).spec.asks as { stop: unknown }).stop;
    };
    expect(stopOf(once)).toBe('fixed');
    expect(stopOf(more)).toBe('verdict');
  });
});

describe('the next looks', () => {
  const looks = plannedLooks(200, 1400, 20, 0.05);
  const reached = [200, 300, 200];

  it('bring arms there in their order, as far as the reserve goes', () => {
    expect(nextLooks([2, 1, 0], (arm) => reached[arm], looks, 280)).toEqual([
      { arm: 2, blocks: 100 },
      { arm: 1, blocks: 160 },
    ]);
  });

  it('play nothing that brings nobody to a look, or beyond the last', () => {
    expect(nextLooks([0], (arm) => reached[arm], looks, 99)).toEqual([]);
    expect(nextLooks([0], () => 1400, looks, 5000)).toEqual([]);
  });
});
