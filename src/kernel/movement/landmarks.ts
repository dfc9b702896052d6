import type { Point } from '../entities.ts';
import { type Ground, pointsOfCell } from '../ground.ts';

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * By standing point, 1 where terrain begins or ends: some neighbour on its level touches other terrain, or there is
 * none.
 */
export function landmarksOf(ground: Ground): Uint8Array {
  const { count, column, row, inside, touches, z } = ground;
  const landmarks = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    if ((inside[at] | touches[at]) === 0) continue;
    for (const [across, up] of NEIGHBOURS) {
      const beside = pointsOfCell(ground, column[at] + across, row[at] + up);
      const next = beside.find((point) => z[point] === z[at]);
      if (next === undefined || inside[next] !== inside[at] || touches[next] !== touches[at])
        landmarks[at] = 1;
    }
  }
  return landmarks;
}

/**
 * By standing point, 1 for those of one column and row in `step`, counted from the middle of the table both ways, so
 * that on a symmetric table both seats have the same.
 */
export function latticeOf({ count, column, row, columns, rows }: Ground, step: number): Uint8Array {
  const isOn = (number: number, among: number) => Math.floor(Math.abs(number - (among - 1) / 2)) % step === 0;
  return Uint8Array.from({ length: count }, (_, at) =>
    isOn(column[at], columns) && isOn(row[at], rows) ? 1 : 0,
  );
}

/** By standing point, 1 for landmarks and for those of a lattice over all else. */
export function landmarksAndLattice(ground: Ground, step: number): Uint8Array {
  const lattice = latticeOf(ground, step);
  return landmarksOf(ground).map((isLandmark, at) => isLandmark | lattice[at]);
}

/**
 * Fewer places to weigh for a move: landmarks, and of all other ground those of every other column and row, counted
 * from where it starts.
 */
export function thinnedBetweenLandmarks(
  { ground: { column, row }, landmarks }: { readonly ground: Ground; readonly landmarks: Uint8Array },
  from: Point,
  places: ArrayLike<Point>,
): number[] {
  const own = column[from] & 1;
  const line = row[from] & 1;
  const kept: number[] = [];
  for (let i = 0; i < places.length; i++) {
    const at = places[i];
    if (landmarks[at] === 1 || ((column[at] & 1) === own && (row[at] & 1) === line)) kept.push(at);
  }
  return kept;
}
