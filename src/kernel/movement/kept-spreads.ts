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

export function packSpreads(points: number, spreadFrom: (from: number) => Spread | undefined): KeptSpreads {
  const spreads = Array.from({ length: points }, (_, from) => spreadFrom(from));
  const start = new Uint32Array(points + 1);
  spreads.forEach((spread, from) => {
    start[from + 1] = start[from] + (spread?.node.length ?? 0);
  });
  const all = {
    start,
    limit: Int32Array.from(spreads, (spread) => spread?.limit ?? 0),
    node: new Int32Array(start[points]),
    before: new Int32Array(start[points]),
    isStraight: new Uint8Array(start[points]),
    cost: new Float64Array(start[points]),
  };
  spreads.forEach((spread, from) => {
    if (spread === undefined) return;
    all.node.set(spread.node, start[from]);
    all.before.set(spread.before, start[from]);
    all.isStraight.set(spread.isStraight, start[from]);
    all.cost.set(spread.cost, start[from]);
  });
  return all;
}

/** The spread of a point; undefined where none is kept. */
export function spreadIn(
  { start, limit, node, before, isStraight, cost }: KeptSpreads,
  from: number,
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
