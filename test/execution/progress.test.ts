import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TimedProgress, withClock } from '../../src/execution/progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What is drawn of a run of `total` blocks whose blocks take so many milliseconds each. */
function drawn(total: number, took: readonly number[]): TimedProgress[] {
  const all: TimedProgress[] = [];
  const tell = withClock((progress) => all.push(progress));
  took.forEach((milliseconds, i) => {
    vi.advanceTimersByTime(milliseconds);
    tell({ done: i + 1, total });
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
    expect(all.filter(({ eta }) => eta === null).map(({ done }) => done)).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
    expect(all[59]).toMatchObject({ elapsed: 6000, eta: 94_000 });
  });

  it('forgets the first blocks, which open tables', () => {
    const all = drawn(1000, [...Array(10).fill(2000), ...Array(90).fill(100), ...Array(20).fill(100)]);
    expect(all.at(-1)?.eta).toBe((1000 - 120) * 100);
  });
});
