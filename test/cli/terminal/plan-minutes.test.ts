import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minutesLines, stopwatch } from '../../../src/cli/terminal/plan-minutes.ts';
import type { ExperimentResult } from '../../../src/experiments/designs/index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Blocks a second of a pilot of four blocks that opened two tables, where a plain block takes 100 ms. */
function paceOf(ahead: number): number {
  const watch = stopwatch();
  const [opened, done] = [2 * 30, 4];
  const aside = done * ahead;
  vi.advanceTimersByTime(100 * (opened + done + aside));
  watch.hear({ done, total: done, opened, toOpen: 0, aside, asideLeft: 0 });
  return watch.pace()!;
}

it('the pace of a pilot is that of its blocks once tables are open', () => {
  expect(paceOf(0)).toBeCloseTo(10, 9);
});

it('opening is next to nothing beside blocks of those who look ahead', () => {
  expect(paceOf(299)).toBeCloseTo(10 / 300, 9);
});

it('is that of blocks that are played, and not of those that a run goes on from', () => {
  const watch = stopwatch(100);
  for (let done = 1; done <= 120; done++) {
    vi.advanceTimersByTime(done <= 100 ? 1 : 200);
    watch.hear({ done, total: 120, opened: 30, toOpen: 0, aside: 0, asideLeft: 0 });
    if (done === 100) expect(watch.pace()).toBeNull();
  }
  expect(watch.pace()).toBeCloseTo(5, 9);
});

it('is told to two figures where it is slow', () => {
  const total = {
    forHalfWidth: { blocks: { likely: 10, most: 20 } },
    forD: { blocks: { likely: 1, most: 1 } },
  };
  const plan = { design: 'plan', spec: { asks: { halfWidth: 0.05, power: 0.8 }, d: 0.02 }, total };
  const [, line] = minutesLines(plan as unknown as ExperimentResult, 1, 1 / 30);
  expect(line).toContain('at the 0.033 blocks a second');
});

it('no minutes are told where nothing could be planned', () => {
  const none = { blocks: { likely: 0, most: 0 } };
  const plan = { design: 'plan', total: { forHalfWidth: none, forD: none }, spec: { asks: {}, d: 0.02 } };
  expect(minutesLines(plan as unknown as ExperimentResult, 1, 10)).toEqual([
    '',
    'Too few blocks were played just now to tell minutes.',
  ]);
});

it('none is told of a single block', () => {
  const watch = stopwatch();
  vi.advanceTimersByTime(1000);
  watch.hear({ done: 1, total: 4, opened: 0, toOpen: 0, aside: 0, asideLeft: 0 });
  expect(watch.pace()).toBeNull();
});
