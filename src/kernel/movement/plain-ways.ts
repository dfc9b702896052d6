import { type ClockCache, createClockCache } from '../caches/clock-cache.ts';
import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import { type Blockers, DOUBTFUL, LOST, type MoveCosts, type Reach } from '../ways.ts';
import { isBlocked } from './graph/blockade.ts';
import { type FoundWays, nodesTo, placesOf } from './graph/found-ways.ts';
import { Graph } from './graph/graph.ts';
import type { KeptLegs } from './graph/kept-legs.ts';
import { type KeptSpreads, packSpreads, spreadIn } from './graph/kept-spreads.ts';
import { createShelteredWays } from './graph/sheltered-way.ts';
import { createSingleWays } from './graph/single-way.ts';
import { createSpreads, ROUNDING, type Spread } from './graph/spread.ts';
import { exposureAlong, stationsAlong, type WayPlace } from './graph/stations.ts';
import { type Asked, isAsked } from './kept-answers.ts';
import type { Room } from './legs/room.ts';
import { type CutWays, createCutWays } from './past/cut-ways.ts';
import { Detours } from './past/detour.ts';
import { costIn, reachList, reachWithin, USUAL } from './reach-list.ts';
import type { Losses, WaySearch } from './way-search.ts';

/** Ways from a point, and what is within their limit when somebody has asked. */
interface Known {
  readonly spread: Spread;
  list?: Reach;
}

/** What of ways with nobody in the way is kept between runs. */
export interface KeptWays {
  readonly spreads: KeptSpreads;
  readonly legs: KeptLegs;
}

/** The search for ways, with ties that do not turn with the table; knows what is worth keeping between runs. */
export class PlainWays implements WaySearch {
  private readonly ground: Ground;
  private readonly recalled: KeptWays | undefined;
  private readonly graph: Graph;
  private readonly spreadFrom: ReturnType<typeof createSpreads>;
  private readonly usual: CutWays;
  private readonly detours: Detours;
  private readonly singleCost: ReturnType<typeof createSingleWays>;
  private readonly shelteredWay: ReturnType<typeof createShelteredWays>;
  private readonly known: ClockCache<Known>;
  /** What was asked last past blockers: callers ask for a list and a path in the same position. */
  private found: (Asked & { readonly ways: FoundWays }) | undefined;
  private madeSpreads = 0;

  /** @param recalled what need not be worked out anew */
  constructor(ground: Ground, costs: MoveCosts, recalled?: KeptWays) {
    const graph = new Graph(ground, costs, recalled?.legs);
    this.ground = ground;
    this.recalled = recalled;
    this.graph = graph;
    this.spreadFrom = createSpreads(graph);
    this.usual = createCutWays(graph);
    this.detours = new Detours(graph, this.usual);
    this.singleCost = createSingleWays(graph);
    this.shelteredWay = createShelteredWays(graph);
    this.known = createClockCache<Known>(ground.count);
  }

  /** How many spreads and lists of legs were worked out here. */
  get made(): number {
    return this.madeSpreads + this.graph.madeLegs;
  }

  /** All that is known of ways with nobody in the way. */
  kept(): KeptWays {
    const { ground, graph, known } = this;
    return {
      spreads: packSpreads(ground.count, (from) => known.get(from)?.spread ?? this.recall(from, 0)),
      legs: graph.keptLegs(),
    };
  }

  /** What is within reach when nobody is in the way. */
  reach(from: Point, allowance: Length): Reach {
    const kept = this.knownFrom(from, allowance);
    const { limit, node, cost } = kept.spread;
    kept.list ??= reachList(from, this.graph.points, node, (i) => cost[i], limit);
    return reachWithin(kept.list, allowance);
  }

  reachPast(from: Point, allowance: Length, blockers: Blockers): Reach {
    const ways = this.findPast(from, allowance, blockers);
    const reached = ways.reached();
    return reachList(from, this.graph.points, reached, (i) => ways.cost(reached[i]), allowance);
  }

  losses(from: Point, allowance: Length, blockers: Blockers): Losses {
    const { spread } = this.knownFrom(from, allowance);
    const count = this.usual.look(spread, allowance, blockers);
    return { doubtful: this.pointsOf(spread, count, DOUBTFUL), lost: this.pointsOf(spread, count, LOST) };
  }

  isCut(from: Point, to: Point, allowance: Length, blockers: Blockers): boolean {
    return this.usual.isCut(this.knownFrom(from, allowance).spread, to, allowance, blockers);
  }

  cost(from: Point, to: Point, limit: Length): Length {
    const kept = this.known.get(from);
    const isListed = kept?.list !== undefined && kept.spread.limit >= limit;
    const single = isListed ? undefined : this.singleCost(from, to, limit);
    return single ?? costIn(this.reach(from, limit), to);
  }

  costPast(from: Point, to: Point, limit: Length, blockers: Blockers): Length {
    const cost = Math.round(this.findPast(from, limit, blockers).cost(to));
    return cost <= limit ? cost : Infinity;
  }

  path(from: Point, to: Point, limit: Length, blockers: Blockers, exposure?: Float64Array): Uint16Array {
    const { graph, ground } = this;
    const usual = exposure === undefined ? this.usualPlaces(from, to, limit, blockers) : undefined;
    if (usual !== undefined)
      return Uint16Array.from(stationsAlong(ground, this.roomAbout(from, limit), from, usual, to));
    const ways = this.findPast(from, limit, blockers);
    const cost = ways.cost(to);
    if (cost === Infinity) return new Uint16Array(0);
    ways.focus();
    const around = this.roomAbout(from, limit);
    const way = placesOf(graph, nodesTo(ways, from, to), ways.place);
    const shortest = stationsAlong(ground, around, from, way, to);
    if (exposure === undefined) return Uint16Array.from(shortest);
    const isHit = (a: Point, b: Point) => hitsOnLevels(ground, blockers, a, b);
    const sheltered = this.shelteredWay(from, to, limit, { exposure, costTo: ways.cost, isHit });
    if (sheltered === null) return Uint16Array.from(shortest);
    const places = sheltered.points.map(ways.place);
    const stations = stationsAlong(ground, around, from, places, to);
    const isBetter =
      sheltered.cost + exposureAlong(ground, stations, exposure) <
      cost + exposureAlong(ground, shortest, exposure);
    return Uint16Array.from(isBetter ? stations : shortest);
  }

  /** The places of the cheapest way there is where nobody is in it, which spares a search; undefined where somebody is. */
  private usualPlaces(
    from: Point,
    to: Point,
    limit: Length,
    blockers: Blockers,
  ): readonly WayPlace[] | undefined {
    const { graph, usual } = this;
    const { spread } = this.knownFrom(from, limit);
    const end = spread.node.indexOf(to);
    if (end < 0 || spread.cost[end] > limit + ROUNDING || usual.isCut(spread, to, limit, blockers))
      return undefined;
    const nodes = [from];
    for (let i = end; i > 0; i = spread.before[i]) nodes.splice(1, 0, spread.node[i]);
    usual.focus();
    const { x, y, z } = graph;
    return placesOf(graph, nodes, (node) => ({ x: x[node], y: y[node], z: z[node] }));
  }

  private roomAbout(from: Point, limit: Length): Room {
    const { ground, graph } = this;
    const { room, lift } = graph.legs;
    return room.around(ground.x[from], ground.y[from], limit + lift + 2 * ground.pitch, []);
  }

  /** A search holds until the next. */
  private findPast(from: Point, allowance: Length, blockers: Blockers): FoundWays {
    if (this.found === undefined || !isAsked(this.found, from, allowance, blockers)) {
      const ways = this.detours.find(this.knownFrom(from, allowance).spread, allowance, blockers);
      this.found = { from, allowance, blockers, ways };
    }
    return this.found.ways;
  }

  private knownFrom(from: Point, allowance: Length): Known {
    const kept = this.known.get(from);
    if (kept !== undefined && kept.spread.limit >= allowance) return kept;
    const spread = this.recall(from, allowance) ?? this.make(from, Math.max(allowance, USUAL));
    const found = { spread };
    this.known.set(from, found);
    return found;
  }

  private recall(from: Point, allowance: Length): Spread | undefined {
    const spread = this.recalled && spreadIn(this.recalled.spreads, from);
    return spread && spread.limit >= allowance ? spread : undefined;
  }

  private make(from: Point, limit: Length): Spread {
    this.madeSpreads++;
    return this.spreadFrom(from, limit);
  }

  /** The standing points among the first of a spread that have met with some fate. */
  private pointsOf({ node }: Spread, count: number, fate: number): Uint16Array {
    const { graph, usual } = this;
    const found: Point[] = [];
    for (let i = 1; i < count; i++) if (usual.fate[i] === fate && node[i] < graph.points) found.push(node[i]);
    return Uint16Array.from(found);
  }
}

/** Whether the straight line between two points leads into a blocker on the level of either. */
function hitsOnLevels(ground: Ground, blockers: Blockers, a: Point, b: Point): boolean {
  const [ax, ay, bx, by] = [ground.x[a], ground.y[a], ground.x[b], ground.y[b]];
  const hitsAt = (z: Length) => isBlocked(ground, blockers, ax, ay, bx, by, z);
  return hitsAt(ground.z[a]) || hitsAt(ground.z[b]);
}
