import { type Ground, pointsOfCell } from '../../kernel/ground.ts';

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** By standing point, 1 where terrain begins or ends: some neighbour on its level touches other terrain, or there is none. */
export function edgesOf(ground: Ground): Uint8Array {
  const { count, column, row, inside, touches } = ground;
  const edges = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    if ((inside[at] | touches[at]) === 0) continue;
    for (const [across, up] of NEIGHBOURS) {
      const beside = pointsOfCell(ground, column[at] + across, row[at] + up);
      const next = beside.find((point) => ground.z[point] === ground.z[at]);
      if (next === undefined || inside[next] !== inside[at] || touches[next] !== touches[at]) edges[at] = 1;
    }
  }
  return edges;
}
