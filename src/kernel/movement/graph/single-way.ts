import { distance } from '../../geometry/distances.ts';
import { INCH, type Length } from '../../length.ts';
import type { Graph } from './graph.ts';
import { ROUNDING, SPARE } from './spread.ts';

/** With more places between two others their ways are better looked up in lists. */
const MOST_BETWEEN = 64;
/** How much dearer ways may be than they are at least, tried in turn: the fewer places there are between the better. */
const DETOURS: readonly Length[] = [INCH, 2.5 * INCH, Infinity];

/**
 * A function that finds the cost of the cheapest way from one node to another when nobody is in the way, as a whole
 * number; Infinity beyond the limit. It looks at nothing but the few places by which the way can pass, and answers
 * undefined where they are many.
 */
export function createSingleWays(
  graph: Graph,
): (from: number, to: number, limit: Length) => Length | undefined {
  const { ground, legs, x, y } = graph;
  const least = leastBetween(graph);
  const cheapest = createCheapest(graph, least);

  return (from, to, limit) => {
    if (legs.lift > 0) return undefined;
    const bound = limit + ROUNDING;
    graph.focus(x[from], y[from], bound + ground.radius, []);
    const highest = Math.min(graph.legCost(from, to, bound), bound + SPARE);
    const lowest = least(from, to);
    let cost = highest;
    for (let i = 0; i < DETOURS.length && highest > lowest; i++) {
      const upTo = Math.min(highest, lowest + DETOURS[i]);
      cost = cheapest(from, to, upTo);
      if (cost < 0) return undefined;
      if (cost < upTo || upTo === highest) break;
    }
    const whole = Math.round(cost);
    return cost <= bound && whole <= limit ? whole : Infinity;
  };
}

/** What a way between two places costs at least. */
type Least = (a: number, b: number) => number;

function leastBetween({ legs, x, y, z }: Graph): Least {
  return (a, b) => distance(x[a], y[a], x[b], y[b]) - legs.excess(z[a], z[b]);
}

/** Cost of the cheapest way below `limit`; `limit` itself where there is none, -1 where too many places lie between. */
function createCheapest(graph: Graph, least: Least): (from: number, to: number, limit: number) => number {
  const between = new Uint32Array(MOST_BETWEEN + 1);
  const best = new Float64Array(MOST_BETWEEN + 1);
  const isDone = new Uint8Array(MOST_BETWEEN + 1);
  const gather = createGathering(graph, least, between);

  /** The cheapest place below `last` that is not done, or -1. */
  const nextOf = (last: number): number => {
    let next = -1;
    for (let i = 0; i < last; i++) if (isDone[i] === 0 && (next < 0 || best[i] < best[next])) next = i;
    return next;
  };

  /** Lowers the cost of getting to the last place as far as ways over the others allow. */
  const settle = (last: number): void => {
    for (let i = 0; i >= 0 && best[i] < best[last]; i = nextOf(last)) {
      isDone[i] = 1;
      for (let j = 1; j <= last; j++) {
        if (isDone[j] === 1) continue;
        const there = best[i] + least(between[i], between[j]);
        if (there >= best[j] || there + least(between[j], between[last]) >= best[last] + SPARE) continue;
        best[j] = Math.min(best[j], best[i] + graph.legCost(between[i], between[j], best[j] - best[i]));
      }
    }
  };

  return (from, to, limit) => {
    const last = gather(from, to, limit) + 1;
    if (last > MOST_BETWEEN) return -1;
    between[0] = from;
    between[last] = to;
    best.fill(Infinity, 0, last);
    isDone.fill(0, 0, last + 1);
    best[0] = 0;
    best[last] = limit;
    settle(last);
    return best[last];
  };
}

/** Notes in `between` the relays by which a way can pass within a limit; how many they are, or Infinity for too many. */
function createGathering(
  { legs, x, y, z, isRelay }: Graph,
  least: Least,
  between: Uint32Array,
): (from: number, to: number, limit: Length) => number {
  const relays = Uint32Array.from(isRelay.keys()).filter((node) => isRelay[node] === 1);
  const relayX = Float64Array.from(relays, (relay) => x[relay]);
  const relayY = Float64Array.from(relays, (relay) => y[relay]);
  const apart = (a: number, b: number) => distance(x[a], y[a], x[b], y[b]);

  return (from, to, limit) => {
    const longest = Math.max(0, limit + legs.excess(z[from], z[to]));
    let count = 0;
    for (let i = 0; i < relays.length; i++) {
      const dx = relayX[i] - x[from];
      const dy = relayY[i] - y[from];
      const relay = relays[i];
      if (dx * dx + dy * dy > longest * longest || relay === from || relay === to) continue;
      if (apart(from, relay) + apart(relay, to) > longest) continue;
      if (least(from, relay) + least(relay, to) > limit) continue;
      if (++count === MOST_BETWEEN) return Infinity;
      between[count] = relay;
    }
    return count;
  };
}
