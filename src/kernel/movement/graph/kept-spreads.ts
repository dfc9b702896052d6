import type { Point } from '../../entities.ts';
import { joined, startsOf } from '../legs/joined-lists.ts';
import type { Spread } from './spread.ts';

/** Spreads of some points of a table one after another, as they are kept between runs: that of point i from start[i] on. */
export interface KeptSpreads {
  readonly start: Uint32Array;
  /** As in `Spread`, by point; 0 for none. */
  readonly limit: Int32Array;
  readonly node: Int32Array;
  readonly before: Int32Array;
  readonly isStraight: Uint8Array;
  readonly cost: Float64Array;
}

export function packSpreads(points: number, spreadFrom: (from: Point) => Spread | undefined): KeptSpreads {
  const spreads = Array.from({ length: points }, (_, from) => spreadFrom(from));
  const column = (name: 'node' | 'before' | 'isStraight' | 'cost') => spreads.map((spread) => spread?.[name]);
  const start = startsOf(column('node'));
  const size = start[points];
  return {
    start,
    limit: Int32Array.from(spreads, (spread) => spread?.limit ?? 0),
    node: joined(new Int32Array(size), start, column('node')),
    before: joined(new Int32Array(size), start, column('before')),
    isStraight: joined(new Uint8Array(size), start, column('isStraight')),
    cost: joined(new Float64Array(size), start, column('cost')),
  };
}

/** The spread of a point; undefined where none is kept. */
export function spreadIn(
  { start, limit, node, before, isStraight, cost }: KeptSpreads,
  from: Point,
): Spread | undefined {
  if (limit[from] === 0) return undefined;
  const [first, end] = [start[from], start[from + 1]];
  return {
    limit: limit[from],
    node: node.subarray(first, end),
    before: before.subarray(first, end),
    isStraight: isStraight.subarray(first, end),
    cost: cost.subarray(first, end),
  };
}
