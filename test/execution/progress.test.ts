import { describe, expect, it } from 'vitest';
import { type TimedProgress, withClock } from '../../src/execution/progress.ts';

describe('progress with the clock', () => {
  it('draws the first and the last of a quick run, and leaves out those between', () => {
    const drawn: TimedProgress[] = [];
    const tell = withClock((progress) => drawn.push(progress));
    for (let done = 1; done <= 50; done++) tell({ done, total: 50 });
    expect(drawn.map(({ done }) => done)).toEqual([1, 50]);
    expect(drawn[1].eta).toBe(0);
    expect(drawn[0].eta).toBeCloseTo(drawn[0].elapsed * 49, 6);
  });
});
