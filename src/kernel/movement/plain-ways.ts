import type { Ground } from '../ground.ts';
import { INCH, type Length } from '../length.ts';
import { createRecent } from '../recent.ts';
import { type Blockers, DOUBTFUL, LOST, type MoveCosts, type Reach } from '../ways.ts';
import { isBlocked } from './blockade.ts';
import { createCutWays } from './cut-ways.ts';
import { Detours } from './detour.ts';
import type { FoundWays } from './found-ways.ts';
import { createGraph, type Graph } from './graph.ts';
import { isSame } from './kept-answers.ts';
import type { KeptLegs } from './kept-legs.ts';
import { type KeptSpreads, packSpreads, spreadIn } from './kept-spreads.ts';
import { costIn, reachList, reachWithin } from './reach-list.ts';
import { createShelteredWays } from './sheltered-way.ts';
import { createSingleWays } from './single-way.ts';
import { createSpreads, type Spread } from './spread.ts';
import { exposureAlong, stationsAlong, type WayPlace } from './stations.ts';
import type { WaySearch } from './way-search.ts';

/** Kept lists go at least this far, since few moves are shorter. */
const USUAL: Length = 6 * INCH;
/** Ways from a point, and what is within their limit when somebody has asked. */
interface Known {
  readonly spread: Spread;
  list?: Reach;
}

/** What was asked about ways past blockers; callers ask for a list and a path in the same position. */
interface Asked {
  readonly from: number;
  readonly allowance: Length;
  readonly blockers: Blockers;
}

/** What of ways with nobody in the way is kept between runs. */
export interface KeptWays {
  readonly spreads: KeptSpreads;
  readonly legs: KeptLegs;
}

/** A search that knows what is worth keeping between runs. */
export interface KeepingSearch extends WaySearch {
  /** All that is known of ways with nobody in the way. */
  kept(): KeptWays;
  /** How many spreads and lists of legs were worked out here. */
  readonly made: number;
}

/**
 * The search for ways, with ties that do not turn with the table.
 * @param recalled what need not be worked out anew
 */
export function createPlainWays(ground: Ground, costs: MoveCosts, recalled?: KeptWays): KeepingSearch {
  const graph = createGraph(ground, costs, recalled?.legs);
  const spreadFrom = createSpreads(graph);
  const usual = createCutWays(graph);
  const detours = new Detours(graph, usual);
  const singleCost = createSingleWays(graph);
  const shelteredWay = createShelteredWays(graph);
  const known = createRecent<Known>(ground.count);
  let found: (Asked & { readonly ways: FoundWays }) | undefined;

  let made = 0;

  const recall = (from: number, allowance: Length): Spread | undefined => {
    const spread = recalled && spreadIn(recalled.spreads, from);
    return spread && spread.limit >= allowance ? spread : undefined;
  };

  const make = (from: number, limit: Length): Spread => {
    made++;
    return spreadFrom(from, limit);
  };

  const knownFrom = (from: number, allowance: Length): Known => {
    const kept = known.get(from);
    if (kept !== undefined && kept.spread.limit >= allowance) return kept;
    const found = { spread: recall(from, allowance) ?? make(from, Math.max(allowance, USUAL)) };
    known.set(from, found);
    return found;
  };

  /** What is within reach when nobody is in the way. */
  const reach = (from: number, allowance: Length): Reach => {
    const kept = knownFrom(from, allowance);
    const { limit, node, cost } = kept.spread;
    kept.list ??= reachList(from, graph.points, node, (i) => cost[i], limit);
    return reachWithin(kept.list, allowance);
  };

  /** The standing points among the first of a spread that have met with some fate. */
  const pointsOf = ({ node }: Spread, count: number, fate: number): Uint16Array => {
    const found: number[] = [];
    for (let i = 1; i < count; i++) if (usual.fate[i] === fate && node[i] < graph.points) found.push(node[i]);
    return Uint16Array.from(found);
  };

  /** A search holds until the next. */
  const findPast = (from: number, allowance: Length, blockers: Blockers): FoundWays => {
    if (found === undefined || !isAsked(found, from, allowance, blockers)) {
      const ways = detours.find(knownFrom(from, allowance).spread, allowance, blockers);
      found = { from, allowance, blockers, ways };
    }
    return found.ways;
  };

  const path = (from: number, to: number, limit: Length, blockers: Blockers, exposure?: Float64Array) => {
    const ways = findPast(from, limit, blockers);
    const cost = ways.cost(to);
    if (cost === Infinity) return new Uint16Array(0);
    ways.focus();
    const { room, lift } = graph.legs;
    const around = room.around(ground.x[from], ground.y[from], limit + lift + 2 * ground.pitch, []);
    const shortest = stationsAlong(ground, around, from, placesOf(graph, ways, from, to), to);
    if (exposure === undefined) return Uint16Array.from(shortest);
    const isHit = (a: number, b: number) => {
      const [ax, ay, bx, by] = [ground.x[a], ground.y[a], ground.x[b], ground.y[b]];
      const hitsAt = (z: Length) => isBlocked(ground, blockers, ax, ay, bx, by, z);
      return hitsAt(ground.z[a]) || hitsAt(ground.z[b]);
    };
    const sheltered = shelteredWay(from, to, limit, { exposure, costTo: ways.cost, isHit });
    if (sheltered === null) return Uint16Array.from(shortest);
    const places = sheltered.points.map(ways.place);
    const stations = stationsAlong(ground, around, from, places, to);
    const isBetter =
      sheltered.cost + exposureAlong(ground, stations, exposure) <
      cost + exposureAlong(ground, shortest, exposure);
    return Uint16Array.from(isBetter ? stations : shortest);
  };

  return {
    reach,
    reachPast(from, allowance, blockers) {
      const ways = findPast(from, allowance, blockers);
      const reached = ways.reached();
      return reachList(from, graph.points, reached, (i) => ways.cost(reached[i]), allowance);
    },
    losses(from, allowance, blockers) {
      const { spread } = knownFrom(from, allowance);
      const count = usual.look(spread, allowance, blockers);
      return { doubtful: pointsOf(spread, count, DOUBTFUL), lost: pointsOf(spread, count, LOST) };
    },
    isCut: (from, to, allowance, blockers) =>
      usual.isCut(knownFrom(from, allowance).spread, to, allowance, blockers),
    cost(from, to, limit) {
      const kept = known.get(from);
      const isListed = kept?.list !== undefined && kept.spread.limit >= limit;
      const single = isListed ? undefined : singleCost(from, to, limit);
      return single ?? costIn(reach(from, limit), to);
    },
    costPast(from, to, limit, blockers) {
      const cost = Math.round(findPast(from, limit, blockers).cost(to));
      return cost <= limit ? cost : Infinity;
    },
    path,
    kept: () => ({
      spreads: packSpreads(ground.count, (from) => known.get(from)?.spread ?? recall(from, 0)),
      legs: graph.keptLegs(),
    }),
    get made() {
      return made + graph.madeLegs;
    },
  };
}

function isAsked(asked: Asked, from: number, allowance: Length, blockers: Blockers): boolean {
  return asked.from === from && asked.allowance === allowance && isSame(asked.blockers, blockers);
}

/** The places of the way to a node, legs' own bends included. */
function placesOf(graph: Graph, found: FoundWays, from: number, to: number): WayPlace[] {
  const nodes = [to];
  for (let node = to; node !== from; node = found.via(node)) nodes.push(found.via(node));
  nodes.reverse();
  const places = [found.place(from)];
  for (let i = 1; i < nodes.length; i++) {
    const a = found.place(nodes[i - 1]);
    const b = found.place(nodes[i]);
    graph.legs.cost(a.x, a.y, a.z, b.x, b.y, b.z, Infinity);
    const { bends } = graph.legs;
    for (let k = 0; k < bends.length; k += 3) places.push({ x: bends[k], y: bends[k + 1], z: bends[k + 2] });
    places.push(b);
  }
  return places;
}
