import { describe, expect, it } from 'vitest';
import { describeTable } from '../../../src/kernel/tables/describe-table.ts';
import { readTable } from '../../../src/kernel/tables/read-table.ts';
import type { PieceDescription } from '../../../src/kernel/tables/schema.ts';

const measure = (...pieces: PieceDescription[]) =>
  describeTable(readTable({ name: 'test', title: 'Test.', mirror: false, pieces }));

describe('describeTable', () => {
  it('counts eight features of 12 x 12 as half of the table', () => {
    const centres = [-18, -6, 6, 18].flatMap((x) => [[x, -12] as const, [x, 12] as const]);
    const measures = measure(
      ...centres.map(([x, y]): PieceDescription => ({ kind: 'ruin', at: [x, y], size: [12, 12], floors: 0 })),
    );
    expect(measures.coverage).toBe(0.5);
    expect(measures.features).toBe(8);
    expect(measures.widestGap).toBe(2 * 5.75);
    expect(measures.tooOpen).toBeCloseTo((4 + 2 + 2) / 48, 10);
    expect(measures.kinds.block).toEqual({ pieces: 8, share: 1 });
  });

  it('calls an empty table open, connected and symmetric', () => {
    expect(measure()).toMatchObject({
      coverage: 0,
      tooOpen: 1,
      connected: 1,
      zones: [1, 1],
      symmetric: true,
    });
  });

  it('sees a room without a door as sealed off, and a hedge as no obstacle', () => {
    const sealed = measure({ kind: 'ruin', at: [0, 0], size: [12, 12], doors: [] });
    expect(sealed.connected).toBeLessThan(0.97);
    expect(measure({ kind: 'ruin', at: [0, 0], size: [12, 12] }).connected).toBe(1);
    const hedges = [-12, 12].map((x): PieceDescription => ({ kind: 'hedge', at: [x, 0], length: 24 }));
    expect(measure(...hedges).connected).toBe(1);
    const walls = [-12, 12].map((x): PieceDescription => ({ kind: 'wall', at: [x, 0], length: 24 }));
    expect(measure(...walls).connected).toBeCloseTo(0.5, 1);
  });

  it('measures how much of each deployment zone is free', () => {
    const [near, far] = measure({ kind: 'rock', at: [0, -18], size: [24, 12] }).zones;
    expect(far).toBe(1);
    expect(near).toBeGreaterThan(0.5);
    expect(near).toBeLessThan(0.7);
    expect(measure({ kind: 'hill', at: [0, -18], size: [24, 12] }).zones[0]).toBeGreaterThan(0.9);
  });

  it('counts overlapping solids and notices a table that is not symmetric', () => {
    const rock: PieceDescription = { kind: 'rock', at: [5, 5], size: [6, 6] };
    expect(measure(rock, { kind: 'hulk', at: [6, 5], size: [4, 4] })).toMatchObject({
      overlaps: 1,
      symmetric: false,
    });
    expect(measure(rock, { kind: 'wood', at: [6, 5], size: [8, 8] }).overlaps).toBe(0);
    expect(measure(rock, { ...rock, at: [-5, -5] }).symmetric).toBe(true);
  });
});
