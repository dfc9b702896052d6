import type { Ground } from '../../kernel/ground.ts';

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
      const next = pointAt(ground, column[at] + across, row[at] + up, ground.z[at]);
      if (next < 0 || inside[next] !== inside[at] || touches[next] !== touches[at]) edges[at] = 1;
    }
  }
  return edges;
}

/** The point of a lattice cell at a height, or -1. */
function pointAt(
  { cell, column, row, columns, rows, z, count }: Ground,
  c: number,
  r: number,
  height: number,
) {
  if (c < 0 || r < 0 || c >= columns || r >= rows) return -1;
  for (let at = cell[r * columns + c]; at >= 0 && at < count && column[at] === c && row[at] === r; at++)
    if (z[at] === height) return at;
  return -1;
}
