import type { Length } from '../../length.ts';

/** The legs that begin at one node, up to a cost. */
export interface LegList {
  readonly limit: Length;
  /** Where they end, cheapest leg first. */
  readonly to: Int32Array;
  readonly cost: Float64Array;
}

/** A list without legs. */
export function noLegs(): LegList {
  return { limit: -Infinity, to: new Int32Array(0), cost: new Float64Array(0) };
}

/** A list and the legs that a higher limit adds to it, in any order. */
export function longerList(
  list: LegList,
  limit: Length,
  to: readonly number[],
  cost: readonly number[],
): LegList {
  const order = Uint32Array.from(to.keys()).sort((a, b) => cost[a] - cost[b]);
  const known = list.to.length;
  const allTo = new Int32Array(known + to.length);
  const allCost = new Float64Array(known + to.length);
  allTo.set(list.to);
  allCost.set(list.cost);
  for (let i = 0; i < order.length; i++) {
    allTo[known + i] = to[order[i]];
    allCost[known + i] = cost[order[i]];
  }
  return { limit, to: allTo, cost: allCost };
}
