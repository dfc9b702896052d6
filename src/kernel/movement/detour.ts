import type { Length } from '../length.ts';
import { CLEAR, DOUBTFUL } from '../ways.ts';
import { isTaut } from './bend.ts';
import { createCutNodes } from './cut-nodes.ts';
import type { CutWays } from './cut-ways.ts';
import type { FoundWays } from './found-ways.ts';
import type { Graph } from './graph.ts';
import { createLegHits, isStraight } from './leg-hits.ts';
import type { LegList } from './leg-list.ts';
import { Queue } from './queue.ts';
import { createRingBends, RING_NODES } from './ring-bends.ts';
import { RING_SIZE, round } from './rings.ts';
import { ROUNDING, SPARE, type Spread } from './spread.ts';

/** What was looked for last: nothing yet, one node, or all. */
type Aim = number | 'none' | 'all';

/**
 * A function that finds what blockers, given as standing points, change in the ways of a spread within a limit: the
 * ways that are left, and new ones round the blockers.
 */
export function createDetours(
  graph: Graph,
  usual: CutWays,
): (spread: Spread, limit: Length, blockers: readonly number[]) => FoundWays {
  const { ground, legs, size, points } = graph;
  const nodes = size + RING_NODES;
  const x = longer(graph.x, nodes);
  const y = longer(graph.y, nodes);
  const z = longer(graph.z, nodes);
  const hits = createLegHits(graph, x, y, z);
  const rings = createRingBends(graph, x, y, z);
  const cut = createCutNodes(x.subarray(0, size), y.subarray(0, size), graph.isRelay);
  const { fate, goals, ends } = cut;
  const ringReach = 2 * ground.radius;
  const queue = new Queue();
  const reached: number[] = [];
  const best = new Float64Array(nodes).fill(Infinity);
  const via = new Int32Array(nodes);
  let blocked: readonly number[] = [];
  let bound = 0;
  /** How many of those reached usual ways lead to. */
  let known = 0;
  let aim: Aim = 'none';

  const begin = (start: number, blockers: readonly number[], limit: Length) => {
    blocked = blockers;
    rings.stand(blockers);
    bound = limit + ROUNDING;
    hits.stand(blockers, x[start], y[start], bound + legs.mantle + ground.radius);
  };

  const clear = () => {
    for (const node of reached) best[node] = Infinity;
    reached.length = 0;
    cut.clear();
    aim = 'none';
  };

  const note = (node: number, from: number, cost: number) => {
    if (best[node] === Infinity) reached.push(node);
    best[node] = cost;
    via[node] = from;
  };

  const reach = (node: number, from: number, cost: number) => {
    note(node, from, cost);
    if (node >= size || graph.isRelay[node] === 1) queue.push(node, cost);
  };

  /** What a leg from one node to another must cost less than, to be of use. */
  const limitOf = (from: number, to: number): number =>
    Math.min(to < size ? bound : rings.latest[to - size], best[to]) - best[from];

  /** Whether one node is too far from another to be on the cheapest way to it. */
  const isTooFar = (from: number, to: number): boolean => {
    const limit = limitOf(from, to);
    if (limit <= 0) return true;
    const dx = x[to] - x[from];
    const dy = y[to] - y[from];
    const farthest = limit + legs.lift;
    return dx * dx + dy * dy >= farthest * farthest;
  };

  const leadsOn = (node: number): boolean => {
    for (const other of goals) if (!isTooFar(node, other)) return true;
    return false;
  };

  /** Tries a leg that is in no list; whether it is tight at bends of blockers is the caller's to know. */
  const tryLeg = (from: number, to: number) => {
    if (isTooFar(from, to)) return;
    if (from >= points && from < size && !isTaut(graph.bends[from - points], x[to], y[to])) return;
    if (to >= points && to < size && !isTaut(graph.bends[to - points], x[from], y[from])) return;
    const limit = limitOf(from, to);
    const cost = legs.cost(x[from], y[from], z[from], x[to], y[to], z[to], limit);
    if (cost < limit) reach(to, from, best[from] + cost);
  };

  /** From anywhere to the bends round a blocker. */
  const towardsRing = (node: number, k: number) => {
    const dx = x[node] - ground.x[blocked[k]];
    const dy = y[node] - ground.y[blocked[k]];
    const rest = bound - best[node] + ringReach;
    if (dx * dx + dy * dy > rest * rest) return;
    const first = size + k * RING_SIZE;
    for (let bend = first; bend < first + RING_SIZE; bend++) {
      if (isTooFar(node, bend) || !rings.isTautAt(bend, node)) continue;
      if (node < size || rings.isTautAt(node, bend)) tryLeg(node, bend);
    }
  };

  /** From a bend round a blocker along its ring, and on to what was cut off. */
  const alongRing = (bend: number) => {
    const j = (bend - size) % RING_SIZE;
    const first = bend - j;
    tryLeg(bend, first + round(j + 1));
    tryLeg(bend, first + round(j - 1));
    for (const node of ends) if (!isTooFar(bend, node) && rings.isTautAt(bend, node)) tryLeg(bend, node);
  };

  const loadSpread = ({ node: nodes, before, cost: costs }: Spread, count: number) => {
    note(nodes[0], nodes[0], 0);
    for (let i = 1; i < count; i++) {
      if (usual.fate[i] === CLEAR) note(nodes[i], nodes[before[i]], costs[i]);
      else cut.add(nodes[i], usual.fate[i]);
    }
    known = reached.length;
  };

  /** Queues the start and all known ways from which others can lead on. */
  const queueKnown = () => {
    queue.clear();
    queue.push(reached[0], 0);
    for (let i = 1; i < known; i++) {
      const node = reached[i];
      const rest = bound - best[node] + legs.lift;
      if (graph.isRelay[node] === 1 && !cut.areBeyond(x[node], y[node], rest)) queue.push(node, best[node]);
    }
  };

  const passList = (node: number, { to, cost }: LegList) => {
    for (let i = 0; i < to.length; i++) {
      const next = to[i];
      const total = best[node] + cost[i];
      if (total > bound) break;
      if (fate[next] === CLEAR || total >= best[next]) continue;
      if (!hits.isHit(node, next, cost[i])) reach(next, node, total);
      else if (!isStraight(graph, node, next, cost[i])) tryLeg(node, next);
    }
  };

  const search = () => {
    rings.place(reached[0], bound, cut.squareToNearest);
    queueKnown();
    while (!queue.isEmpty) {
      const key = queue.nextKey;
      const node = queue.pop();
      if (key !== best[node] || !leadsOn(node)) continue;
      if (node < size) passList(node, graph.legsFrom(node, bound - key + SPARE));
      else alongRing(node);
      for (let k = 0; k < blocked.length; k++) {
        const isOwn = node >= size && Math.floor((node - size) / RING_SIZE) === k;
        if (!isOwn) towardsRing(node, k);
      }
    }
  };

  /** Looks for ways to a node or to all; where legs may be longer than they cost one node is not told from others. */
  const lookFor = (node: number | 'all', look: () => void) => {
    const next = legs.lift > 0 ? 'all' : node;
    if (aim === 'all' || aim === next) return;
    for (let i = known; i < reached.length; i++) best[reached[i]] = Infinity;
    reached.length = known;
    aim = next;
    cut.lookFor(next);
    if (!goals.some((goal) => goal < points)) return;
    look();
    search();
  };

  return (spread, limit, blockers) => {
    const start = spread.node[0];
    clear();
    begin(start, blockers, limit);
    loadSpread(spread, usual.look(spread, limit, blockers));
    const focus = () => {
      begin(start, blockers, limit);
      hits.look();
    };
    return {
      cut: cut.all,
      fate: (node) => fate[node],
      cost(node) {
        if (fate[node] === DOUBTFUL) lookFor(node, focus);
        return best[node];
      },
      via: (node) => via[node],
      reached() {
        lookFor('all', focus);
        return reached;
      },
      place: (node) => ({ x: x[node], y: y[node], z: z[node] }),
      focus,
    };
  };
}

function longer(values: Float64Array, length: number): Float64Array {
  const copy = new Float64Array(length);
  copy.set(values);
  return copy;
}
