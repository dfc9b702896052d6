import { joined, startsOf } from '../legs/joined-lists.ts';
import type { LegList } from '../legs/leg-list.ts';

/** Lists of legs of a graph's nodes one after another, as they are kept between runs: that of node i from start[i] on. */
export interface KeptLegs {
  readonly start: Uint32Array;
  /** As in `LegList`, by node; 0 for none. */
  readonly limit: Float64Array;
  readonly to: Int32Array;
  readonly cost: Float64Array;
}

export function packLegs(nodes: number, legsOf: (node: number) => LegList | undefined): KeptLegs {
  const lists = Array.from({ length: nodes }, (_, node) => legsOf(node));
  const to = lists.map((list) => list?.to);
  const start = startsOf(to);
  const size = start[nodes];
  return {
    start,
    limit: Float64Array.from(lists, (list) => list?.limit ?? 0),
    to: joined(new Int32Array(size), start, to),
    cost: joined(
      new Float64Array(size),
      start,
      lists.map((list) => list?.cost),
    ),
  };
}

/** The list of a node; undefined where none is kept. */
export function legsIn({ start, limit, to, cost }: KeptLegs, node: number): LegList | undefined {
  if (limit[node] === 0) return undefined;
  const [first, end] = [start[node], start[node + 1]];
  return { limit: limit[node], to: to.subarray(first, end), cost: cost.subarray(first, end) };
}
