import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import type { Ground } from '../../../src/kernel/ground.ts';
import { createSharedSight } from '../../../src/kernel/sight/shared-sight.ts';
import { createSight } from '../../../src/kernel/sight/sight.ts';
import { CLEAR, codeBack, codeThere, HIDDEN, type Sight } from '../../../src/kernel/sight/sight-record.ts';
import { HILL_TABLE, RUIN_TABLE } from '../small-tables.ts';

/** Every record in words: first what point 0 sees of point 0, then of point 1. */
function everyRecord(ground: Ground, sight: Sight): string[] {
  const words: string[] = [];
  return Array.from({ length: ground.count }, (_, from) =>
    Array.from({ length: ground.count }, (__, at) => {
      const code = sight.code(from, at);
      words[code] ??= JSON.stringify(sight.record(code));
      return words[code];
    }),
  ).flat();
}

function lookFrom(ground: Ground, sight: Sight, from: number): void {
  for (let at = 0; at < ground.count; at++) sight.code(from, at);
}

describe('sight of a table', () => {
  it('is mutual, and told the same one by one, of many at once and from either end', () => {
    const ground = compileGround(RUIN_TABLE, 2500);
    const sight = createSight(ground);
    const points = Uint16Array.from({ length: ground.count }, (_, i) => i);
    const both = new Int32Array(ground.count);
    let wrong = 0;
    for (let a = 0; a < ground.count; a++) {
      if (a % 2 === 0) sight.both(a, points, ground.count, both);
      for (let b = 0; b < ground.count; b++) {
        const [there, back] = [sight.code(a, b), sight.code(b, a)];
        if (sight.record(there).seen !== sight.record(back).seen) wrong++;
        if (sight.sees(a, b) !== sight.record(there).seen) wrong++;
        if (a % 2 === 0 && (codeThere(both[b]) !== there || codeBack(both[b]) !== back)) wrong++;
      }
    }
    expect(wrong).toBe(0);
  });

  it('tells who sees whom as its records do, asked for the first time and again', () => {
    const ground = compileGround(HILL_TABLE, 2500);
    const sight = createSight(ground);
    const shown = new Set<boolean>();
    for (let from = 0; from < ground.count; from++) {
      for (let at = 0; at < ground.count; at++) {
        const first = sight.sees(from, at);
        const { seen } = sight.record(sight.code(from, at));
        if (first !== seen || sight.sees(from, at) !== seen || sight.sees(at, from) !== seen)
          throw new Error(`Points ${from} and ${at} see each other: ${seen}, but not said so.`);
        shown.add(seen);
      }
    }
    expect(shown.size).toBe(2);
  });

  it('tells what is seen alike whether or not somebody asked before if anything is', () => {
    const ground = compileGround(HILL_TABLE, 2500);
    const asked = createSight(ground);
    for (let from = 0; from < ground.count; from++)
      for (let at = ground.count - 1; at >= 0; at--) asked.sees(from, at);
    expect(asked.size).toBe(createSight(ground).size);
    expect(everyRecord(ground, asked)).toEqual(everyRecord(ground, createSight(ground)));
  });

  it('works out no more than it is asked for', () => {
    const ground = compileGround(RUIN_TABLE, 2500);
    const sight = createSight(ground);
    expect(sight.measured).toBe(0);
    sight.code(0, ground.count - 1);
    expect(sight.measured).toBe(1);
    sight.code(ground.count - 1, 0);
    expect(sight.measured).toBe(1);
    sight.both(0, Uint16Array.of(1, 2), 1, new Int32Array(2));
    expect(sight.measured).toBe(2);
  });

  it('mirrors on a symmetric table, also when the mirror image is worked out for itself', () => {
    const ground = compileGround({ ...HILL_TABLE, symmetric: false }, 2500);
    const records = everyRecord(ground, createSight(ground));
    const turned = records.map((_, i) => {
      const [from, to] = [Math.floor(i / ground.count), i % ground.count];
      return records[ground.mirror[from] * ground.count + ground.mirror[to]];
    });
    expect(new Set(records).size).toBeGreaterThan(20);
    expect(turned.join() === records.join()).toBe(true);
    const symmetric = createSight(compileGround(HILL_TABLE, 2500));
    expect(everyRecord(ground, symmetric).join() === records.join()).toBe(true);
  });

  it('has the same codes for no line and a clear one on every table', () => {
    const ground = compileGround(RUIN_TABLE, 2500);
    const sight = createSight(ground);
    expect(sight.record(HIDDEN)).toEqual({
      seen: false,
      shown: 0,
      hidden: 2,
      centreClear: false,
      pieces: [],
    });
    expect(sight.record(CLEAR)).toEqual({ seen: true, shown: 4, hidden: 0, centreClear: true, pieces: [] });
    expect(sight.size).toBe(3);
    lookFrom(ground, sight, 0);
    expect(sight.size).toBeGreaterThan(3);
    const records = Array.from({ length: sight.size - 1 }, (_, i) => JSON.stringify(sight.record(i + 1)));
    expect(new Set(records).size).toBe(records.length);
  });

  it('gives equal records whoever fills which row of a shared sight', () => {
    const ground = compileGround(RUIN_TABLE, 2500);
    const shared = createSharedSight(ground);
    const one = createSight(ground, shared);
    const other = createSight(ground, structuredClone(shared));
    for (let i = 0; i < ground.count; i++)
      lookFrom(ground, i % 3 === 0 ? one : other, (i * 7) % ground.count);
    expect(one.size).toBe(other.size);
    const records = everyRecord(ground, createSight(ground)).join();
    expect(everyRecord(ground, one).join() === records).toBe(true);
    expect(everyRecord(ground, other).join() === records).toBe(true);
  });

  it('gives equal records to threads that fill the same rows at the same time', async () => {
    const ground = compileGround(HILL_TABLE, 2500);
    const shared = createSharedSight(ground);
    const orders = [
      { first: 0, step: 1 },
      { first: ground.count - 1, step: ground.count - 1 },
    ];
    const read = await Promise.all(
      orders.map((order) => {
        const workerData = { spec: HILL_TABLE, pitch: 2500, shared, ...order };
        const worker = new Worker(new URL('../fill-rows.ts', import.meta.url), { workerData });
        return new Promise<string>((resolve, reject) => worker.on('message', resolve).on('error', reject));
      }),
    );
    const alone = createSight(ground);
    const records = everyRecord(ground, alone).join();
    expect(read[0] === records).toBe(true);
    expect(read[1] === records).toBe(true);
    expect(shared.dictionary.state[1]).toBe(alone.size);
  });

  it('refuses to share with another table', () => {
    const shared = createSharedSight(compileGround(RUIN_TABLE, 2500));
    expect(() => createSight(compileGround(HILL_TABLE, 2500), shared)).toThrow(
      /shared sight is for \d+ standing points and the table has \d+; share it between sights of one table/,
    );
  });
});
