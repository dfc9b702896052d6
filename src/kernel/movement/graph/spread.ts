import type { Length } from '../../length.ts';
import type { LegList } from '../legs/leg-list.ts';
import type { Graph } from './graph.ts';
import { isStraight } from './leg-hits.ts';
import { Queue } from './queue.ts';

/** The cheapest ways from one place, when nobody is in the way. */
export interface Spread {
  readonly limit: Length;
  /** Nodes within the limit, cheapest first, each behind the one its way comes from. */
  readonly node: Int32Array;
  readonly cost: Float64Array;
  /** The place in it of the node before the last leg; the start's is its own. */
  readonly before: Int32Array;
  /** 1 where the last leg runs level and straight. */
  readonly isStraight: Uint8Array;
}

/** Costs are rounded to whole 1/100 mm in the end: what rounds down to the limit is within it. */
export const ROUNDING = 0.499999;

/** Legs are looked for a little further than they can matter, so that rounding leaves none out. */
export const SPARE = 1;

/** A function that finds the cheapest ways from a node to all others within a limit. */
export function createSpreads(graph: Graph): (from: number, limit: Length) => Spread {
  const best = new Float64Array(graph.size).fill(Infinity);
  const via = new Int32Array(graph.size);
  const legCount = new Int32Array(graph.size);
  const place = new Int32Array(graph.size);
  const queue = new Queue();

  return (from, limit) => {
    const reached: number[] = [from];
    const bound = limit + ROUNDING;
    const pass = (node: number, list: LegList) => {
      for (let i = 0; i < list.to.length; i++) {
        const next = list.to[i];
        const cost = best[node] + list.cost[i];
        if (cost > bound) break;
        if (cost >= best[next]) continue;
        if (best[next] === Infinity) reached.push(next);
        best[next] = cost;
        via[next] = node;
        legCount[next] = legCount[node] + 1;
        if (graph.isRelay[next] === 1) queue.push(next, cost);
      }
    };
    best[from] = 0;
    via[from] = from;
    legCount[from] = 0;
    queue.clear();
    queue.push(from, 0);
    while (!queue.isEmpty) {
      const key = queue.nextKey;
      const node = queue.pop();
      if (key === best[node]) pass(node, graph.legsFrom(node, bound - key + SPARE));
    }
    reached.sort((a, b) => best[a] - best[b] || legCount[a] - legCount[b] || a - b);
    for (let i = 0; i < reached.length; i++) place[reached[i]] = i;
    const spread: Spread = {
      limit,
      node: Int32Array.from(reached),
      cost: Float64Array.from(reached, (node) => best[node]),
      before: Int32Array.from(reached, (node) => place[via[node]]),
      isStraight: Uint8Array.from(reached, (node) =>
        isStraight(graph, via[node], node, best[node] - best[via[node]]) ? 1 : 0,
      ),
    };
    for (const node of reached) best[node] = Infinity;
    return spread;
  };
}
