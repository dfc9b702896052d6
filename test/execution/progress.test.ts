import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TimedProgress, withClock } from '../../src/execution/progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A block that opens something takes as long as so many. */
const OPENING = 30;

/** What is drawn of a run of `total` blocks that take so many milliseconds each, the first few of which open tables. */
function drawn(total: number, took: readonly number[], opening = 0, recalled = 0): TimedProgress[] {
  const all: TimedProgress[] = [];
  const tell = withClock((progress) => all.push(progress), recalled);
  took.forEach((milliseconds, i) => {
    vi.advanceTimersByTime(milliseconds);
    const opened = OPENING * Math.min(opening, i + 1);
    tell({ done: i + 1, total, opened, toOpen: OPENING * opening - opened, aside: 0, asideLeft: 0 });
  });
  return all;
}

describe('progress with the clock', () => {
  it('draws the first and the last of a quick run, and leaves out those between', () => {
    const all = drawn(50, Array(50).fill(1));
    expect(all.map(({ done, eta }) => [done, eta])).toEqual([
      [1, null],
      [50, 0],
    ]);
  });

  it('gives no time left before the pace is known', () => {
    const all = drawn(1000, Array(60).fill(100));
    expect(all.filter(({ eta }) => eta === null)).toHaveLength(39);
    expect(all[59]).toMatchObject({ elapsed: 6000, eta: 94_000 });
  });

  it('is never wild where many variants open tables before they play', () => {
    const took = [...Array(200).fill(1500), ...Array(15_800).fill(50)];
    const whole = took.reduce((sum, milliseconds) => sum + milliseconds, 0);
    const told = drawn(took.length, took, 200).filter(({ eta }) => eta !== null);
    expect(told[0].elapsed).toBe(4500);
    for (const { elapsed, eta } of told) {
      expect(elapsed + eta!).toBeGreaterThan(0.6 * whole);
      expect(elapsed + eta!).toBeLessThan(1.6 * whole);
    }
  });

  it('bears with threads that hand on their blocks in bursts', () => {
    const bursts = Array.from({ length: 600 }, (_, i) => (i % 60 === 0 ? 6000 : 0));
    const told = drawn(1200, bursts).filter(({ eta, done }) => eta !== null && done > 120);
    expect(told.length).toBeGreaterThan(5);
    for (const { eta, done } of told) expect(Math.abs(eta! / (1200 - done) - 100)).toBeLessThan(50);
  });

  it('reckons with tables that are still to be opened', () => {
    const told: TimedProgress[] = [];
    const tell = withClock((progress) => told.push(progress));
    for (let done = 1; done <= 500; done++) {
      vi.advanceTimersByTime(done % 50 === 1 ? 100 * (1 + OPENING) : 100);
      const opened = OPENING * Math.ceil(done / 50);
      tell({ done, total: 500, opened, toOpen: 10 * OPENING - opened, aside: 0, asideLeft: 0 });
    }
    const whole = 100 * (500 + 10 * OPENING);
    for (const { elapsed, eta } of told.filter((one) => one.eta !== null)) {
      expect(elapsed + eta!).toBeCloseTo(whole, 3);
    }
  });

  it('reckons with blocks of those who look ahead among others, and others after them', () => {
    const told: TimedProgress[] = [];
    const tell = withClock((progress) => told.push(progress));
    const [ahead, total] = [90, 600];
    const isAhead = (i: number) => i >= 200 && i < 224;
    const took = Array.from({ length: total }, (_, i) => (isAhead(i) ? 50 * (1 + ahead) : 50));
    let aside = 0;
    took.forEach((milliseconds, i) => {
      vi.advanceTimersByTime(milliseconds);
      if (isAhead(i)) aside += ahead;
      tell({ done: i + 1, total, opened: 0, toOpen: 0, aside, asideLeft: 24 * ahead - aside });
    });
    const whole = took.reduce((sum, milliseconds) => sum + milliseconds, 0);
    for (const { elapsed, eta } of told.filter((one) => one.eta !== null)) {
      expect(elapsed + eta!).toBeCloseTo(whole, 3);
    }
  });

  it('tells a run that opens an arm with every block by what that takes', () => {
    expect(drawn(100, Array(10).fill(500), 100).at(-1)?.eta).toBeCloseTo(90 * 500, 3);
  });

  it('goes by what a run that goes on plays, and not by what it recalls', () => {
    const took = [...Array(900).fill(1), ...Array(700).fill(100)];
    const told = drawn(2000, took, 0, 900).filter(({ eta }) => eta !== null);
    expect(told[0].done).toBe(900 + 40);
    for (const { done, eta } of told) expect(eta).toBeCloseTo((2000 - done) * 100, 3);
  });
});
