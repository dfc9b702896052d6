import type { Ground } from './ground.ts';
import { createGraph } from './movement/graph.ts';
import { createSpreader } from './movement/spread.ts';
import type { MoveCosts } from './ways.ts';
export function proto(ground: Ground, costs: MoveCosts) {
  const graph = createGraph(ground, costs);
  return { graph, spread: createSpreader(graph) };
}
