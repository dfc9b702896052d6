import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { type Meeting, worthOf } from '../../src/experiments/designs/price/price-fit.ts';
import { sharesByMeeting, worthLuck } from '../../src/experiments/designs/price/price-luck.ts';

const TABLES = 4;
const UNITS = 2;

/** Meetings of armies that differ by up to two of either unit; how they end is for the given function to say. */
function meetings(count: number, end: (odds: number, table: number, rng: () => number) => [number, number]) {
  const rng = seedrandom.alea('meetings');
  return Array.from({ length: count }, (_, i): Meeting => {
    const differences = Array.from({ length: UNITS }, () => Math.floor(rng() * 5) - 2);
    const table = i % TABLES;
    return { differences, halves: end(0.3 * differences[0], table, rng), table };
  });
}

const won = (chance: number, rng: () => number) => (rng() < chance ? 2 : 0);
const chanceAt = (odds: number, more = 0) => 1 / (1 + Math.exp(-odds - more));

function luckOf(all: readonly Meeting[]) {
  const found = worthOf(all, 0, [null, null], { alpha: 0.05, together: 0.05 }, 'a')!.map(
    ({ share }) => share,
  );
  return { found, luck: worthLuck(all, TABLES, 0.05, found) };
}

describe('what luck does to the worth of a unit', () => {
  it('is nothing where both matches of a pair have luck of their own', () => {
    const { luck } = luckOf(
      meetings(3000, (odds, _, rng) => [won(chanceAt(odds), rng), won(chanceAt(odds), rng)]),
    );
    // The ratio of two variances of 3,000 values: a standard error of some 2 %.
    for (const { gain } of luck) expect(Math.abs(gain! - 1)).toBeLessThan(0.1);
  });

  it('is half as many blocks where the second match repeats the first', () => {
    const { luck } = luckOf(
      meetings(400, (odds, _, rng) => {
        const half = won(chanceAt(odds), rng);
        return [half, half];
      }),
    );
    for (const { gain } of luck) expect(gain).toBeCloseTo(0.5, 3);
  });

  it('is not taken for that of a seat that is better than the other', () => {
    const { luck } = luckOf(
      meetings(3000, (odds, _, rng) => [won(chanceAt(odds, 2), rng), won(chanceAt(odds, -2), rng)]),
    );
    for (const { gain } of luck) expect(Math.abs(gain! - 1)).toBeLessThan(0.1);
  });

  it('is more than the armies tell where common luck falls on one and then on the other', () => {
    const { luck } = luckOf(
      meetings(400, (odds, _, rng) => {
        const luck = rng();
        return [luck < chanceAt(odds) ? 2 : 0, luck > 1 - chanceAt(odds) ? 2 : 0];
      }),
    );
    for (const { gain } of luck) expect(gain).toBeGreaterThan(2);
  });

  it('cannot be told from a few pairs of armies', () => {
    const few = meetings(2 * UNITS, () => [2, 0]);
    expect(worthLuck(few, TABLES, 0.05, [])).toEqual([]);
  });
});

describe('the worth of a unit on tables like those played', () => {
  it('counts each table once, and knows how far it differs from table to table', () => {
    const all = meetings(1200, (odds, table, rng) => {
      const own = table < 2 ? 4 * odds : 0;
      return [won(chanceAt(own), rng), won(chanceAt(own), rng)];
    });
    const { found, luck } = luckOf(all);
    const byMeeting = sharesByMeeting(all);
    const means = Array.from({ length: TABLES }, (_, table) => {
      const own = byMeeting.filter((_, i) => all[i].table === table).map(([share]) => share);
      return own.reduce((sum, share) => sum + share / own.length, 0);
    });
    const [first, second] = luck.map(({ acrossTables }) => acrossTables!);
    expect(first.tables).toBe(TABLES);
    expect(first.mean).toBeCloseTo(
      means.reduce((sum, mean) => sum + mean / TABLES, 0),
      4,
    );
    expect(found[0].low).toBeGreaterThan(0.5);
    expect(first.agrees).toBe(first.low > 0.5);
    expect(first.high - first.low).toBeGreaterThan(2 * (found[0].high - found[0].low));
    expect(first.betweenDeviation).toBeGreaterThan(3 * second.betweenDeviation!);
  });
});
