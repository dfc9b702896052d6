import type { Length } from '../../length.ts';
import { CLEAR, DOUBTFUL } from '../../ways.ts';
import { isTaut } from '../graph/bend.ts';
import type { FoundWays } from '../graph/found-ways.ts';
import type { Graph } from '../graph/graph.ts';
import { createLegHits, isStraight, type LegHits } from '../graph/leg-hits.ts';
import { Queue } from '../graph/queue.ts';
import { ROUNDING, SPARE, type Spread } from '../graph/spread.ts';
import type { LegList } from '../legs/leg-list.ts';
import { type CutNodes, createCutNodes } from './cut-nodes.ts';
import type { CutWays } from './cut-ways.ts';
import { createRingBends, RING_NODES, type RingBends } from './ring-bends.ts';
import { RING_SIZE, round } from './rings.ts';

/** What was looked for last: nothing yet, one node, or all. */
type Aim = number | 'none' | 'all';

/**
 * Finds what blockers, given as standing points, change in the ways of a spread within a limit: the ways that are left,
 * and new ones round the blockers. What it has found holds until it looks again.
 */
export class Detours {
  private readonly graph: Graph;
  private readonly usual: CutWays;
  /** Places of nodes, of the bends round blockers behind them. */
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly z: Float64Array;
  private readonly hits: LegHits;
  private readonly rings: RingBends;
  private readonly cut: CutNodes;
  private readonly queue = new Queue();
  private readonly nodes: number[] = [];
  private readonly best: Float64Array;
  private readonly before: Int32Array;
  private blocked: readonly number[] = [];
  private bound = 0;
  /** How many of those reached usual ways lead to. */
  private known = 0;
  private aim: Aim = 'none';

  constructor(graph: Graph, usual: CutWays) {
    const { size } = graph;
    const nodes = size + RING_NODES;
    this.graph = graph;
    this.usual = usual;
    this.x = longer(graph.x, nodes);
    this.y = longer(graph.y, nodes);
    this.z = longer(graph.z, nodes);
    this.hits = createLegHits(graph, this.x, this.y, this.z);
    this.rings = createRingBends(graph, this.x, this.y, this.z);
    this.cut = createCutNodes(this.x.subarray(0, size), this.y.subarray(0, size), graph.isRelay);
    this.best = new Float64Array(nodes).fill(Infinity);
    this.before = new Int32Array(nodes);
  }

  find(spread: Spread, limit: Length, blockers: readonly number[]): FoundWays {
    const { best, before, cut, hits, x, y, z } = this;
    const { fate } = cut;
    const start = spread.node[0];
    const focus = () => {
      this.begin(start, blockers, limit);
      hits.look();
    };
    this.clear();
    this.begin(start, blockers, limit);
    this.loadSpread(spread, this.usual.look(spread, limit, blockers));
    return {
      cut: cut.all,
      fate: (node) => fate[node],
      cost: (node) => {
        if (fate[node] === DOUBTFUL) this.lookFor(node, focus);
        return best[node];
      },
      via: (node) => before[node],
      reached: () => {
        this.lookFor('all', focus);
        return this.nodes;
      },
      place: (node) => ({ x: x[node], y: y[node], z: z[node] }),
      focus,
    };
  }

  private begin(start: number, blockers: readonly number[], limit: Length): void {
    const { legs, ground } = this.graph;
    this.blocked = blockers;
    this.rings.stand(blockers);
    this.bound = limit + ROUNDING;
    this.hits.stand(blockers, this.x[start], this.y[start], this.bound + legs.mantle + ground.radius);
  }

  private clear(): void {
    for (const node of this.nodes) this.best[node] = Infinity;
    this.nodes.length = 0;
    this.cut.clear();
    this.aim = 'none';
  }

  private note(node: number, from: number, cost: number): void {
    if (this.best[node] === Infinity) this.nodes.push(node);
    this.best[node] = cost;
    this.before[node] = from;
  }

  private reach(node: number, from: number, cost: number): void {
    this.note(node, from, cost);
    if (node >= this.graph.size || this.graph.isRelay[node] === 1) this.queue.push(node, cost);
  }

  private loadSpread({ node: nodes, before, cost: costs }: Spread, count: number): void {
    const { fate } = this.usual;
    this.note(nodes[0], nodes[0], 0);
    for (let i = 1; i < count; i++) {
      if (fate[i] === CLEAR) this.note(nodes[i], nodes[before[i]], costs[i]);
      else this.cut.add(nodes[i], fate[i]);
    }
    this.known = this.nodes.length;
  }

  /** Looks for ways to a node or to all; where legs may be longer than they cost one node is not told from others. */
  private lookFor(node: number | 'all', look: () => void): void {
    const { aim, best, cut, known, nodes } = this;
    const next = this.graph.legs.lift > 0 ? 'all' : node;
    if (aim === 'all' || aim === next) return;
    for (let i = known; i < nodes.length; i++) best[nodes[i]] = Infinity;
    nodes.length = known;
    this.aim = next;
    cut.lookFor(next);
    if (!cut.goals.some((goal) => goal < this.graph.points)) return;
    look();
    this.search();
  }

  private search(): void {
    const { best, blocked, bound, graph, queue } = this;
    const { size } = graph;
    this.rings.place(this.nodes[0], bound, this.cut.squareToNearest);
    this.queueKnown();
    while (!queue.isEmpty) {
      const key = queue.nextKey;
      const node = queue.pop();
      if (key !== best[node] || !this.leadsOn(node)) continue;
      if (node < size) this.passList(node, graph.legsFrom(node, bound - key + SPARE));
      else this.alongRing(node);
      for (let k = 0; k < blocked.length; k++) {
        const isOwn = node >= size && Math.floor((node - size) / RING_SIZE) === k;
        if (!isOwn) this.towardsRing(node, k);
      }
    }
  }

  /** Queues the start and all known ways from which others can lead on. */
  private queueKnown(): void {
    const { best, bound, cut, graph, nodes, queue, x, y } = this;
    queue.clear();
    queue.push(nodes[0], 0);
    for (let i = 1; i < this.known; i++) {
      const node = nodes[i];
      const rest = bound - best[node] + graph.legs.lift;
      if (graph.isRelay[node] === 1 && !cut.areBeyond(x[node], y[node], rest)) queue.push(node, best[node]);
    }
  }

  private leadsOn(node: number): boolean {
    for (const other of this.cut.goals) if (!this.isTooFar(node, other)) return true;
    return false;
  }

  private passList(node: number, { to, cost }: LegList): void {
    const { best, bound, cut, graph, hits } = this;
    for (let i = 0; i < to.length; i++) {
      const next = to[i];
      const total = best[node] + cost[i];
      if (total > bound) break;
      if (cut.fate[next] === CLEAR || total >= best[next]) continue;
      if (!hits.isHit(node, next, cost[i])) this.reach(next, node, total);
      else if (!isStraight(graph, node, next, cost[i])) this.tryLeg(node, next);
    }
  }

  /** From a bend round a blocker along its ring, and on to what was cut off. */
  private alongRing(bend: number): void {
    const { cut, graph, rings } = this;
    const j = (bend - graph.size) % RING_SIZE;
    const first = bend - j;
    this.tryLeg(bend, first + round(j + 1));
    this.tryLeg(bend, first + round(j - 1));
    for (const node of cut.ends)
      if (!this.isTooFar(bend, node) && rings.isTautAt(bend, node)) this.tryLeg(bend, node);
  }

  /** From anywhere to the bends round a blocker. */
  private towardsRing(node: number, k: number): void {
    const { blocked, best, bound, graph, rings, x, y } = this;
    const { ground, size } = graph;
    const dx = x[node] - ground.x[blocked[k]];
    const dy = y[node] - ground.y[blocked[k]];
    const rest = bound - best[node] + 2 * ground.radius;
    if (dx * dx + dy * dy > rest * rest) return;
    const first = size + k * RING_SIZE;
    for (let bend = first; bend < first + RING_SIZE; bend++) {
      if (this.isTooFar(node, bend) || !rings.isTautAt(bend, node)) continue;
      if (node < size || rings.isTautAt(node, bend)) this.tryLeg(node, bend);
    }
  }

  /** Tries a leg that is in no list; whether it is tight at bends of blockers is the caller's to know. */
  private tryLeg(from: number, to: number): void {
    const { best, graph, x, y, z } = this;
    const { bends, legs, points, size } = graph;
    if (this.isTooFar(from, to)) return;
    if (from >= points && from < size && !isTaut(bends[from - points], x[to], y[to])) return;
    if (to >= points && to < size && !isTaut(bends[to - points], x[from], y[from])) return;
    const limit = this.limitOf(from, to);
    const cost = legs.cost(x[from], y[from], z[from], x[to], y[to], z[to], limit);
    if (cost < limit) this.reach(to, from, best[from] + cost);
  }

  /** Whether one node is too far from another to be on the cheapest way to it. */
  private isTooFar(from: number, to: number): boolean {
    const { x, y } = this;
    const limit = this.limitOf(from, to);
    if (limit <= 0) return true;
    const dx = x[to] - x[from];
    const dy = y[to] - y[from];
    const farthest = limit + this.graph.legs.lift;
    return dx * dx + dy * dy >= farthest * farthest;
  }

  /** What a leg from one node to another must cost less than, to be of use. */
  private limitOf(from: number, to: number): number {
    const { best, bound, rings } = this;
    const { size } = this.graph;
    return Math.min(to < size ? bound : rings.latest[to - size], best[to]) - best[from];
  }
}

function longer(values: Float64Array, length: number): Float64Array {
  const copy = new Float64Array(length);
  copy.set(values);
  return copy;
}
