import { describe, expect, it } from 'vitest';
import { compileGround } from '../../src/kernel/field/compile-ground.ts';
import { createGuide } from '../../src/kernel/guides/guide.ts';
import { INCH } from '../../src/kernel/length.ts';
import { createWays } from '../../src/kernel/movement/create-ways.ts';
import { packSight, unpackSight } from '../../src/kernel/sight/kept-sight.ts';
import { createSharedSight } from '../../src/kernel/sight/shared-sight.ts';
import { createSight } from '../../src/kernel/sight/sight.ts';
import { HILL_TABLE, RUIN_TABLE } from './small-tables.ts';
import { BOOK } from './ways-scene.ts';

describe('what is kept of a table', () => {
  it.each([
    ['every', 1],
    ['every third', 3],
  ])('tells %s line of sight as it was found', (_, step) => {
    const ground = compileGround(RUIN_TABLE, 2500);
    const shared = createSharedSight(ground);
    const sight = createSight(ground, shared);
    for (let from = 0; from < ground.count; from++)
      for (let at = from % step; at < ground.count; at += step) sight.code(from, at);
    const again = createSight(ground, unpackSight(ground, packSight(shared)));
    let wrong = 0;
    for (let from = 0; from < ground.count; from++)
      for (let at = from % step; at < ground.count; at += step) {
        if (again.code(from, at) !== sight.code(from, at)) wrong++;
        if (again.code(at, from) !== sight.code(at, from)) wrong++;
      }
    expect(wrong).toBe(0);
    expect(again.measured).toBe(0);
  });

  it('tells how far off a goal is as it was found', () => {
    const ground = compileGround(HILL_TABLE, 2500);
    const ways = createWays(ground, BOOK);
    const first = createGuide(ground, ways);
    const goals = [0, 17, ground.count - 1];
    const found = goals.map((goal) => first.field(goal));
    const second = createGuide(ground, ways, first.kept());
    expect(goals.map((goal) => second.field(goal))).toEqual(found);
    expect(second.made).toBe(0);
    expect(second.field(60)).toEqual(first.field(60));
    expect(second.made).toBe(1);
  });

  it('leaves nothing of the ways that were found to be worked out again', () => {
    const ground = compileGround(HILL_TABLE, 2500);
    const reach = 6 * INCH;
    const blockers = [0, 5, ground.count - 1];
    // Few enough that none is dropped to make room.
    const starts = [1, 40, 90, ground.count - 2];
    const asked = (ways: ReturnType<typeof createWays>) =>
      starts.map((from) => {
        const { count, point, cost } = ways.reach(from, reach, blockers);
        return [point.slice(0, count), cost.slice(0, count)];
      });
    const first = createWays(ground, BOOK);
    const found = asked(first);
    expect(first.made).toBeGreaterThan(starts.length);
    const second = createWays(ground, BOOK, first.kept());
    expect(asked(second)).toEqual(found);
    expect(second.made).toBe(0);
  });
});
