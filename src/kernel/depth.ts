import { outlineOf, spanInOutline } from './geometry.ts';
import type { Ground } from './ground.ts';
import type { Length } from './length.ts';

/**
 * How much of the line between two models is inside the footprint of a piece: between points `from` and `to`, from
 * axis to axis and not rounded, the same both ways. Sight records leave depths out, for with them a wooded table has
 * hundreds of times as many records; a rule that limits depth asks here, pair by pair.
 */
export function createDepths(ground: Ground): (piece: number, from: number, to: number) => Length {
  const footprints = ground.spec.pieces.map((piece) => outlineOf(piece.outline));
  const { x, y } = ground;
  return (piece, from, to) => {
    const span = spanInOutline(footprints[piece], x[from], y[from], x[to], y[to]);
    if (span === null) return 0;
    const dx = x[to] - x[from];
    const dy = y[to] - y[from];
    return (span[1] - span[0]) * Math.sqrt(dx * dx + dy * dy);
  };
}
