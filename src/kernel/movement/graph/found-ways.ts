import type { Point } from '../../entities.ts';
import type { Length } from '../../length.ts';
import type { Graph } from './graph.ts';
import type { WayPlace } from './stations.ts';

/**
 * Ways from one place when bases stand in the way; it holds until others are asked for. Ways round the bases are
 * looked for when something is asked that only they tell.
 */
export interface FoundWays {
  /** Nodes to which the usual way is cut off, dearest last. */
  readonly cut: readonly number[];
  /** What has become of the usual way to a node: CLEAR, DOUBTFUL or LOST. */
  fate(node: number): number;
  /** Infinity where there is no way. */
  cost(node: number): Length;
  /** The node before another of which the cost was asked; numbers from `graph.size` on are bends round bases. */
  via(node: number): number;
  /** Nodes that can be reached, in no particular order. */
  reached(): readonly number[];
  place(node: number): WayPlace;
  /** Looks at what was searched, for whoever asks about its legs. */
  focus(): void;
}

/** The nodes of the way to a node, both ends included. */
export function nodesTo(found: FoundWays, from: Point, to: Point): number[] {
  const nodes = [to];
  for (let node = to; node !== from; node = found.via(node)) nodes.push(found.via(node));
  return nodes.reverse();
}

/** The places of a way over some nodes, legs' own bends included. */
export function placesOf(graph: Graph, nodes: readonly number[], place: FoundWays['place']): WayPlace[] {
  const places = [place(nodes[0])];
  for (let i = 1; i < nodes.length; i++) {
    const a = places[places.length - 1];
    const b = place(nodes[i]);
    graph.legs.cost(a.x, a.y, a.z, b.x, b.y, b.z, Infinity);
    const { bends } = graph.legs;
    for (let k = 0; k < bends.length; k += 3) places.push({ x: bends[k], y: bends[k + 1], z: bends[k + 2] });
    places.push(b);
  }
  return places;
}
