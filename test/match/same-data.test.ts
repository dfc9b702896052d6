import { describe, expect, it } from 'vitest';
import { sameData, sameRoom } from '../../src/match/same-data.ts';

const position = () => ({
  round: 1,
  points: Int16Array.of(1, 2, 3),
  counters: [Int32Array.of(4), Int32Array.of(5)],
  barrages: [{ x: 1, who: [2, 3] }],
});

describe('plain data', () => {
  it('is the same when every value and every column is', () => {
    expect(sameData(position(), position())).toBe(true);
    expect(sameData(position(), { ...position(), round: 2 })).toBe(false);
    expect(sameData(position(), { ...position(), points: Int16Array.of(1, 2, 4) })).toBe(false);
    expect(sameData(position(), { ...position(), points: Int16Array.of(1, 2) })).toBe(false);
    expect(sameData(position(), { ...position(), counters: [Int32Array.of(4), Int32Array.of(6)] })).toBe(
      false,
    );
    expect(sameData(position(), { ...position(), barrages: [] })).toBe(false);
    expect(sameData(position(), { ...position(), barrages: [{ x: 1, who: [2, 4] }] })).toBe(false);
    expect(sameData({ round: null }, { round: undefined })).toBe(false);
  });

  it('may differ in what is left aside, at the outermost only', () => {
    expect(sameData(position(), { ...position(), round: 2 }, ['round'])).toBe(true);
    expect(sameData({ a: position() }, { a: { ...position(), round: 2 } }, ['round'])).toBe(false);
  });

  it('has the same room when its columns are as long', () => {
    expect(sameRoom(position(), { ...position(), points: Int16Array.of(7, 8, 9), barrages: [] })).toBe(true);
    expect(sameRoom(position(), { ...position(), points: Int16Array.of(1) })).toBe(false);
    expect(sameRoom(position(), { round: 1 })).toBe(false);
  });
});
