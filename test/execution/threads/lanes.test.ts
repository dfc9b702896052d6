import { setImmediate } from 'node:timers/promises';
import { alea } from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { playInLanes } from '../../../src/execution/threads/lanes.ts';
import type { Block } from '../../../src/experiments/terms/executor.ts';
import type { MatchSpec } from '../../../src/match/spec.ts';
import { type Plan, played } from './simulated-lanes.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('workers that share a plan', () => {
  it.each<[string, Plan]>([
    ['tables alike', { workers: 2, times: Array(20).fill(25), count: 2000 }],
    ['one table dearer than all others', { workers: 2, times: [80, ...Array(19).fill(20)], count: 2000 }],
    [
      'the dear tables dealt to one',
      { workers: 2, times: upTo(20).map((i) => (i % 2 ? 40 : 20)), count: 1000 },
    ],
    ['five workers', { workers: 5, times: upTo(12).map((i) => 10 + 5 * i), count: 3000 }],
    ['one table', { workers: 2, times: [25], count: 1000 }],
    ['blocks that take seconds', { workers: 2, times: [8000, 9000, 12000], count: 30 }],
    [
      'blocks that take seconds after quick ones',
      { workers: 2, times: Array(5).fill(3), count: 2224, last: { blocks: 24, time: 10_000 } },
    ],
    [
      'a few of them on many workers',
      { workers: 4, times: [3], count: 2008, last: { blocks: 8, time: 10_000 } },
    ],
  ])('are all busy to the end: %s', async (_, plan) => {
    const { order, time, work } = await played(plan);
    expect(order).toEqual(upTo(plan.count));
    const longest = Math.max(...plan.times, plan.last?.time ?? 0);
    expect(time - work / plan.workers).toBeLessThan(Math.max(300, 1.5 * longest));
  });

  it('hand on every block once and in order, whatever the plan', async () => {
    const draw = alea('lanes');
    const below = (n: number) => Math.floor(draw() * n);
    for (let i = 0; i < 300; i++) {
      const count = below(120);
      const times = Array.from({ length: 1 + below(25) }, () => [1, 30, 400, 5000][below(4)]);
      const last = { blocks: below(count + 1), time: [1, 8000][below(2)] };
      const plan = { workers: 1 + below(5), times, count, last };
      expect((await played(plan)).order, JSON.stringify(plan)).toEqual(upTo(count));
    }
  });

  it('open hardly a table twice', async () => {
    const { opened } = await played({ workers: 2, times: upTo(20).map((i) => 20 + (i % 3)), count: 2000 });
    const twice = [...opened[0]].filter((table) => opened[1].has(table));
    expect(twice.length).toBeLessThanOrEqual(2);
  });

  it('do not run further ahead than some seconds of work', async () => {
    const { ahead } = await played({ workers: 2, times: [200, ...Array(19).fill(10)], count: 4000 });
    expect(ahead).toBeLessThanOrEqual(2 * 8 * 20 + 200);
  });

  it('end with what is dealt when they are stopped', async () => {
    const { order } = await played({ workers: 2, times: Array(20).fill(25), count: 4000 }, { abortAt: 500 });
    expect(order).toEqual(upTo(order.length));
    expect(order.length).toBeGreaterThanOrEqual(500);
    expect(order.length).toBeLessThan(1000);
  });

  it('let an interrupt be heard however quickly batches come', async () => {
    const batch = (blocks: readonly Block[]) =>
      Promise.resolve(blocks.map(() => ({ played: [], elapsed: 0.04 })));
    const plan = { count: 100_000, block: (): Block => [{ table: { name: '0' } } as unknown as MatchSpec] };
    const stop = new AbortController();
    let played = 0;
    for await (const _ of playInLanes([batch], 1, plan, stop.signal)) {
      if (played++ === 0) void setImmediate().then(() => stop.abort());
    }
    expect(played).toBeLessThan(20_000);
  });
});
