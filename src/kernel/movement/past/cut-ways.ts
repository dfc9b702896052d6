import type { Point } from '../../entities.ts';
import { squaredToSegment } from '../../geometry/distances.ts';
import type { Length } from '../../length.ts';
import { CLEAR, DOUBTFUL, LOST } from '../../ways.ts';
import { isBlocked, leastLengthPast } from '../graph/blockade.ts';
import type { Graph } from '../graph/graph.ts';
import { createLegHits } from '../graph/leg-hits.ts';
import { ROUNDING, type Spread } from '../graph/spread.ts';
import { APART, LEVEL_LIMIT } from '../legs/room.ts';

/** What bases in the way make of the ways of a spread; it holds until the next look. */
export interface CutWays {
  /** By place in the spread: CLEAR, DOUBTFUL or LOST. */
  readonly fate: Uint8Array;
  /** Looks at the ways within a limit; returns how many they are. */
  look(spread: Spread, limit: Length, blockers: readonly number[]): number;
  /** Whether the way to one node within the limit is cut off, by its own legs alone. */
  isCut(spread: Spread, to: Point, limit: Length, blockers: readonly number[]): boolean;
  /** Sees to it that the legs of the graph know of the bases that were looked at last. */
  focus(): void;
}

export function createCutWays(graph: Graph): CutWays {
  const { ground, legs, x, y, z } = graph;
  const hits = createLegHits(graph, x, y, z);
  const fate = new Uint8Array(graph.size);
  /** Nobody can pass above or below anybody. */
  const isFlat = legs.room.levels.length === 1;
  const isStraightHit = straightHits(graph, isFlat);

  /** Whether no way can lead to a node any more. */
  const isLost = (start: number, node: number, bound: number, blockers: readonly number[]): boolean =>
    isBlocked(ground, blockers, x[node], y[node], x[node], y[node], z[node]) ||
    (isFlat && leastLengthPast(ground, blockers, x[start], y[start], x[node], y[node]) > bound);

  const stand = (start: number, bound: number, blockers: readonly number[]) =>
    hits.stand(blockers, x[start], y[start], bound + legs.mantle + ground.radius);

  /** Whether the last leg to a place in a spread leads into a blocker. */
  const isLegHit = (
    { node, before, cost, isStraight }: Spread,
    i: number,
    blockers: readonly number[],
  ): boolean => {
    const from = before[i];
    return isStraight[i] === 1
      ? isStraightHit(node[from], node[i], blockers)
      : hits.isHit(node[from], node[i], cost[i] - cost[from]);
  };

  return {
    fate,
    focus: hits.look,
    isCut(spread, to, limit, blockers) {
      const { node, before } = spread;
      stand(node[0], limit + ROUNDING, blockers);
      for (let i = node.indexOf(to); i > 0; i = before[i]) if (isLegHit(spread, i, blockers)) return true;
      return false;
    },
    look(spread, limit, blockers) {
      const { node, before, cost } = spread;
      const bound = limit + ROUNDING;
      const start = node[0];
      stand(start, bound, blockers);
      fate[0] = CLEAR;
      let i = 1;
      for (; i < node.length && cost[i] <= bound; i++) {
        const isCut = fate[before[i]] !== CLEAR || isLegHit(spread, i, blockers);
        if (!isCut) fate[i] = CLEAR;
        else fate[i] = isLost(start, node[i], bound, blockers) ? LOST : DOUBTFUL;
      }
      return i;
    },
  };
}

/** Tells whether a level and straight leg leads into a blocker. */
function straightHits({ ground, x, y, z }: Graph, isFlat: boolean) {
  return (from: Point, to: Point, blockers: readonly number[]): boolean => {
    for (let k = 0; k < blockers.length; k++) {
      const base = blockers[k];
      if (!isFlat && Math.abs(ground.z[base] - z[from]) >= LEVEL_LIMIT) continue;
      if (squaredToSegment(ground.x[base], ground.y[base], x[from], y[from], x[to], y[to]) < APART * APART)
        return true;
    }
    return false;
  };
}
