import type { Outline } from '../../geometry/outline.ts';
import type { Length } from '../../length.ts';

/** Ways along an edge keep this far out of difficult ground: a hundredth of a millimetre. */
export const OUTSIDE: Length = 1;

/**
 * The cheapest way between two places inside one stretch of difficult ground that leaves it to walk along one of
 * its sides: out and in again at the angle whose sine is 1 / factor, which no other angle beats.
 * @returns [x0, y0, x1, y1, cost] of where it leaves and enters again, or null when no side is worth it.
 */
export function edgeWalk(
  outline: Outline,
  factor: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): [number, number, number, number, number] | null {
  const steep = Math.sqrt(factor * factor - 1);
  const dx = bx - ax;
  const dy = by - ay;
  let least = factor * Math.sqrt(dx * dx + dy * dy);
  let best: [number, number, number, number, number] | null = null;
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const ex = outline[i] - outline[j];
    const ey = outline[i + 1] - outline[j + 1];
    const length = Math.sqrt(ex * ex + ey * ey);
    const ux = ex / length;
    const uy = ey / length;
    const aDepth = (ay - outline[j + 1]) * ux - (ax - outline[j]) * uy;
    const bDepth = (by - outline[j + 1]) * ux - (bx - outline[j]) * uy;
    if (aDepth < -2 * OUTSIDE || bDepth < -2 * OUTSIDE) return null;
    const along = dx * ux + dy * uy;
    const aDeep = Math.max(0, aDepth);
    const bDeep = Math.max(0, bDepth);
    const walked = Math.abs(along) - (aDeep + bDeep) / steep;
    const cost = Math.abs(along) + (aDeep + bDeep) * steep;
    if (walked <= 0 || cost >= least) continue;
    const sense = along < 0 ? -1 : 1;
    const aAlong = (ax - outline[j]) * ux + (ay - outline[j + 1]) * uy;
    const from = aAlong + (sense * aDeep) / steep;
    const to = aAlong + along - (sense * bDeep) / steep;
    if (Math.min(from, to) < -2 * OUTSIDE || Math.max(from, to) > length + 2 * OUTSIDE) continue;
    least = cost;
    const px = outline[j] + uy * OUTSIDE;
    const py = outline[j + 1] - ux * OUTSIDE;
    best = [px + from * ux, py + from * uy, px + to * ux, py + to * uy, cost];
  }
  return best;
}
