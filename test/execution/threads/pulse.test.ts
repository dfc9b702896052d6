import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patienceWith } from '../../../src/execution/threads/patience.ts';
import {
  createPulse,
  type Hanging,
  inMatch,
  noteBegun,
  noteRule,
  watch,
} from '../../../src/execution/threads/pulse.ts';

describe('a watch over a thread', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const hungAfter = (seconds: number, policies: readonly string[], again = 0) => {
    const hung: Hanging[] = [];
    const pulse = createPulse();
    const end = watch(
      pulse,
      () => patienceWith(policies),
      (match) => hung.push(match),
    );
    inMatch(pulse, 2, () => {
      noteRule(pulse, 4);
      // One second passes until it is seen that the match has begun.
      vi.advanceTimersByTime(1000 * (seconds + 1));
      if (again > 0) noteBegun(pulse);
      vi.advanceTimersByTime(1000 * again);
    });
    vi.advanceTimersByTime(1_000_000);
    end();
    return hung;
  };

  it('tells once which match hangs, and in what rule, after two minutes', () => {
    expect(hungAfter(119, ['veteran', 'holder'])).toEqual([]);
    expect(hungAfter(500, ['veteran', 'holder'])).toEqual([{ match: 2, rule: 4 }]);
  });

  it('gives its time to a match that is played again', () => {
    expect(hungAfter(119, ['veteran', 'holder'], 119)).toEqual([]);
    expect(hungAfter(119, ['veteran', 'holder'], 121)).toEqual([{ match: 2, rule: 4 }]);
  });

  it('leaves more time to those who play options out', () => {
    expect(hungAfter(719, ['veteran', 'strategist[playouts=5]'])).toEqual([]);
    expect(hungAfter(720, ['veteran', 'strategist[playouts=5]'])).toEqual([{ match: 2, rule: 4 }]);
    expect(patienceWith(['strategist[playouts=5]', 'strategist[playouts=6]'])).toBe(12 * 120);
  });
});
