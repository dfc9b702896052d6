import { distance } from '../../geometry/distances.ts';
import { pointsNear } from '../../ground.ts';
import type { Length } from '../../length.ts';
import type { Graph } from './graph.ts';
import { Queue } from './queue.ts';

/** Legs from a standing point to those a few pitches away, in directions of their own. */
interface Steps {
  readonly to: Int32Array;
  readonly cost: Float64Array;
}

/** In pitches: 16 directions leave 2.7 % between the longest way over steps and the straight one. */
const STEP = 2;
/** Shares of the exposure that are tried, until the way is short enough. */
const SHARES = [1, 1 / 2, 1 / 4, 1 / 8];

/** What a way may not do and what it would rather not do. */
interface Shelter {
  /** Extra cost per length near each point. */
  readonly exposure: Float64Array;
  /** Least cost of getting to a point; Infinity where there is no way. */
  costTo(point: number): number;
  /** Whether somebody is in the way of a straight step. */
  isHit(from: number, to: number): boolean;
}

interface ShelteredWay {
  readonly points: readonly number[];
  readonly cost: Length;
}

/** A function that finds ways over standing points that trade length for shelter, within a limit of cost. */
export function createShelteredWays(
  graph: Graph,
): (from: number, to: number, limit: Length, shelter: Shelter) => ShelteredWay | null {
  const { ground, legs, points } = graph;
  const weight = new Float64Array(points);
  const cost = new Float64Array(points);
  const via = new Int32Array(points);
  const queue = new Queue();
  const kept: Steps[] = new Array(points);

  const stepsFrom = (point: number): Steps => {
    if (kept[point] === undefined) kept[point] = stepsOf(graph, point);
    return kept[point];
  };

  const search = (from: number, to: number, limit: Length, shelter: Shelter, share: number): boolean => {
    weight.fill(Infinity);
    weight[from] = 0;
    cost[from] = 0;
    queue.clear();
    queue.push(from, 0);
    while (!queue.isEmpty) {
      const key = queue.nextKey;
      const point = queue.pop();
      if (point === to) return true;
      if (key !== weight[point]) continue;
      const { to: ends, cost: costs } = stepsFrom(point);
      for (let i = 0; i < ends.length; i++) {
        const next = ends[i];
        const length = distance(ground.x[point], ground.y[point], ground.x[next], ground.y[next]);
        const exposed = (length * (shelter.exposure[point] + shelter.exposure[next])) / 2;
        const candidate = key + costs[i] + share * exposed;
        const spent = cost[point] + costs[i];
        if (candidate >= weight[next]) continue;
        const left = distance(ground.x[next], ground.y[next], ground.x[to], ground.y[to]) - legs.mantle;
        if (shelter.costTo(next) + left > limit || spent > limit || shelter.isHit(point, next)) continue;
        weight[next] = candidate;
        cost[next] = spent;
        via[next] = point;
        queue.push(next, candidate);
      }
    }
    return false;
  };

  return (from, to, limit, shelter) => {
    for (const share of SHARES) {
      if (!search(from, to, limit, shelter, share)) continue;
      const way = [to];
      for (let point = to; point !== from; point = via[point]) way.push(via[point]);
      return { points: way.reverse(), cost: cost[to] };
    }
    return null;
  };
}

function stepsOf(graph: Graph, point: number): Steps {
  const { ground, legs } = graph;
  const to: number[] = [];
  const cost: number[] = [];
  const reach = STEP * ground.pitch;
  graph.focus(ground.x[point], ground.y[point], 2 * reach + legs.mantle, []);
  for (const other of pointsNear(ground, ground.x[point], ground.y[point], reach)) {
    const columns = ground.column[other] - ground.column[point];
    const rows = ground.row[other] - ground.row[point];
    const isLevel = ground.z[other] === ground.z[point];
    // Two steps in one direction are as good as one step twice as long, but for climbs.
    if (other === point || (isLevel && columns % 2 === 0 && rows % 2 === 0)) continue;
    const leg = legs.cost(
      ground.x[point],
      ground.y[point],
      ground.z[point],
      ground.x[other],
      ground.y[other],
      ground.z[other],
      Infinity,
    );
    if (leg === Infinity) continue;
    to.push(other);
    cost.push(leg);
  }
  return { to: Int32Array.from(to), cost: Float64Array.from(cost) };
}
