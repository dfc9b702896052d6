import type { Length } from '../length.ts';
import type { Graph } from './graph.ts';
import { createLegHits } from './leg-hits.ts';
import { ROUNDING, type Spread } from './spread.ts';

/** A function that tells whether the way of a spread to a node is within a limit and leads into no blocker. */
export function createClearWays(
  graph: Graph,
): (spread: Spread, to: number, limit: Length, blockers: readonly number[]) => boolean {
  const { ground, legs, x, y, z } = graph;
  const hits = createLegHits(graph, x, y, z);
  return ({ node, via, cost }, to, limit, blockers) => {
    const bound = limit + ROUNDING;
    let at = node.indexOf(to);
    if (at < 0 || cost[at] > bound) return false;
    hits.stand(blockers, x[node[0]], y[node[0]], bound + legs.mantle + ground.radius);
    while (at > 0) {
      const before = node.indexOf(via[at]);
      if (hits.isHit(via[at], node[at], cost[at] - cost[before])) return false;
      at = before;
    }
    return true;
  };
}
