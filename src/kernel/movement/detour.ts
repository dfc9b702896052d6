import type { Length } from '../length.ts';
import { isTaut } from './bend.ts';
import { isBlocked, leastLengthPast } from './blockade.ts';
import type { FoundWays } from './found-ways.ts';
import type { Graph } from './graph.ts';
import { createLegHits } from './leg-hits.ts';
import type { LegList } from './leg-list.ts';
import { Queue } from './queue.ts';
import { createRingBends, RING_NODES } from './ring-bends.ts';
import { RING_SIZE, round, sidesOfTangents } from './rings.ts';
import { ROUNDING, SPARE, type Spread } from './spread.ts';

/** Finds what blockers, given as standing points, change in the ways of a spread within a limit. */
export interface Detours {
  /** Whether nobody is in the way of anything. */
  isOpen(spread: Spread, limit: Length, blockers: readonly number[]): boolean;
  /** The ways that are left, and new ones round the blockers. */
  find(spread: Spread, limit: Length, blockers: readonly number[]): FoundWays;
}

export function createDetours(graph: Graph): Detours {
  const { ground, legs, size, points } = graph;
  const nodes = size + RING_NODES;
  const x = longer(graph.x, nodes);
  const y = longer(graph.y, nodes);
  const z = longer(graph.z, nodes);
  const hits = createLegHits(graph, x, y, z);
  const rings = createRingBends(graph, x, y, z);
  const ringReach = 2 * ground.radius;
  /** Nobody can pass above or below anybody. */
  const isFlat = legs.room.levels.length === 1;
  const queue = new Queue();
  const reached: number[] = [];
  /** Nodes to which known ways are cut off; those of them that others may lead to. */
  const allCut: number[] = [];
  const cut: number[] = [];
  const best = new Float64Array(nodes).fill(Infinity);
  const via = new Int32Array(nodes);
  const costTo = new Float64Array(size);
  const isCut = new Uint8Array(size);
  const sides = new Uint8Array(RING_SIZE);
  let blocked: readonly number[] = [];
  let bound = 0;

  const begin = (start: number, blockers: readonly number[], limit: Length) => {
    blocked = blockers;
    rings.stand(blockers);
    bound = limit + ROUNDING;
    hits.stand(blockers, x[start], y[start], bound + legs.mantle + ground.radius);
  };

  const clear = () => {
    for (const node of reached) best[node] = Infinity;
    for (const node of allCut) isCut[node] = 0;
    reached.length = 0;
    allCut.length = 0;
    cut.length = 0;
    queue.clear();
  };

  const reach = (node: number, from: number, cost: number) => {
    if (best[node] === Infinity) reached.push(node);
    best[node] = cost;
    via[node] = from;
    if (node >= size || graph.isRelay[node] === 1) queue.push(node, cost);
  };

  /** Whether one node is too far from another to be on the cheapest way to it. */
  const isTooFar = (from: number, to: number): boolean => {
    const limit = Math.min(bound, best[to]) - best[from];
    if (limit <= 0) return true;
    const dx = x[to] - x[from];
    const dy = y[to] - y[from];
    const farthest = limit + legs.lift;
    return dx * dx + dy * dy >= farthest * farthest;
  };

  /** Tries a leg that is in no list; whether it is tight at bends of blockers is the caller's to know. */
  const tryLeg = (from: number, to: number) => {
    if (isTooFar(from, to)) return;
    if (from >= points && from < size && !isTaut(graph.bends[from - points], x[to], y[to])) return;
    if (to >= points && to < size && !isTaut(graph.bends[to - points], x[from], y[from])) return;
    const limit = Math.min(bound, best[to]) - best[from];
    const cost = legs.cost(x[from], y[from], z[from], x[to], y[to], z[to], limit);
    if (cost < limit) reach(to, from, best[from] + cost);
  };

  /** From anywhere to the bends round a blocker. */
  const towardsRing = (node: number, k: number) => {
    const dx = x[node] - ground.x[blocked[k]];
    const dy = y[node] - ground.y[blocked[k]];
    const rest = bound - best[node] + ringReach;
    if (dx * dx + dy * dy > rest * rest) return;
    sidesOfTangents(ringReach, dx, dy, sides);
    for (let j = 0; j < RING_SIZE; j++) {
      const bend = size + k * RING_SIZE + j;
      const isTight = sides[j] !== sides[round(j + 1)];
      if (!isTight && !legs.isSlowAround) continue;
      if (isTooFar(node, bend) || !rings.isFree(bend)) continue;
      if (!isTight && !rings.isTautAt(bend, node)) continue;
      if (node < size || rings.isTautAt(node, bend)) tryLeg(node, bend);
    }
  };

  /** From a bend round a blocker along its ring, and on to what was cut off. */
  const alongRing = (bend: number) => {
    const j = (bend - size) % RING_SIZE;
    const first = bend - j;
    for (const next of [first + round(j + 1), first + round(j - 1)]) {
      if (rings.isFree(next)) tryLeg(bend, next);
    }
    for (const node of cut) if (!isTooFar(bend, node) && rings.isTautAt(bend, node)) tryLeg(bend, node);
  };

  /** Whether no way can lead to a node any more. */
  const isHopeless = (start: number, node: number): boolean =>
    isBlocked(ground, blocked, x[node], y[node], x[node], y[node], z[node]) ||
    (isFlat && leastLengthPast(ground, blocked, x[start], y[start], x[node], y[node]) > bound);

  const loadSpread = (spread: Spread) => {
    for (let i = 1; i < spread.node.length && spread.cost[i] <= bound; i++) {
      const node = spread.node[i];
      const from = spread.via[i];
      if (isCut[from] === 1 || hits.isHit(from, node, spread.cost[i] - best[from])) {
        isCut[node] = 1;
        allCut.push(node);
        if (isHopeless(spread.node[0], node)) continue;
        cut.push(node);
      } else reach(node, from, spread.cost[i]);
    }
  };

  const passList = (node: number, { to, cost }: LegList) => {
    for (let i = 0; i < to.length; i++) {
      const next = to[i];
      const total = best[node] + cost[i];
      if (total > bound) break;
      if (isCut[next] === 0 || total >= best[next]) continue;
      if (!hits.isHit(node, next, cost[i])) reach(next, node, total);
      else if (!hits.isStraight(node, next, cost[i])) tryLeg(node, next);
    }
  };

  const isOpen = (spread: Spread, limit: Length, blockers: readonly number[]): boolean => {
    begin(spread.node[0], blockers, limit);
    const { node, cost, via } = spread;
    for (let i = 0; i < node.length && cost[i] <= bound; i++) {
      costTo[node[i]] = cost[i];
      if (i > 0 && hits.isHit(via[i], node[i], cost[i] - costTo[via[i]])) return false;
    }
    return true;
  };

  const find = (spread: Spread, limit: Length, blockers: readonly number[]): FoundWays => {
    const start = spread.node[0];
    begin(start, blockers, limit);
    clear();
    reach(start, start, 0);
    if (graph.isRelay[start] === 0) queue.push(start, 0);
    loadSpread(spread);
    if (cut.length > 0) rings.place();
    hits.look();
    while (cut.length > 0 && !queue.isEmpty) {
      const key = queue.nextKey;
      const node = queue.pop();
      if (key !== best[node] || cut.every((other) => isTooFar(node, other))) continue;
      if (node < size) passList(node, graph.legsFrom(node, bound - key + SPARE));
      else alongRing(node);
      for (let k = 0; k < blocked.length; k++) {
        const isOwn = node >= size && Math.floor((node - size) / RING_SIZE) === k;
        if (!isOwn) towardsRing(node, k);
      }
    }
    return {
      reached,
      cost: (node) => best[node],
      via: (node) => via[node],
      place: (node) => ({ x: x[node], y: y[node], z: z[node] }),
      focus() {
        begin(start, blockers, limit);
        hits.look();
      },
    };
  };

  return { isOpen, find };
}

function longer(values: Float64Array, length: number): Float64Array {
  const copy = new Float64Array(length);
  copy.set(values);
  return copy;
}
