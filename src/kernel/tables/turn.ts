import { directionAt } from '../geometry/cosines.ts';
import type { Corner, Piece } from '../terrain.ts';
import type { Corners } from './corners.ts';

/** Pieces turn by whole multiples of this many degrees, anticlockwise. */
export const TURN_STEP = 15;

/** [cos, sin] of a multiple of 15 degrees. */
export function direction(turn: number): Corner {
  return directionAt(((turn % 360) + 360) % 360);
}

/**
 * To 1/100 inch, the same way on both sides of zero. Such lengths are never halfway between two units of 1/100 mm,
 * so a mirrored corner stays mirrored in the engine's integers.
 */
export function hundredth(inches: number): number {
  const rounded = Math.round(Math.abs(inches) * 100) / 100;
  return inches < 0 && rounded > 0 ? -rounded : rounded;
}

/** Where an outline drawn around the origin lies once it is turned and then moved to `at`. */
function moved(outline: Corners, at: Corner, turn: number): Corners {
  const [c, s] = direction(turn);
  return outline.map(([x, y]) => [hundredth(at[0] + c * x - s * y), hundredth(at[1] + s * x + c * y)]);
}

/** A piece drawn around the origin, turned and then moved to `at`. */
export function movedPiece(piece: Piece, at: Corner, turn: number): Piece {
  return {
    ...piece,
    outline: moved(piece.outline, at, turn),
    solids: piece.solids.map((solid) => ({ ...solid, outline: moved(solid.outline, at, turn) })),
    floors: piece.floors.map((floor) => ({ ...floor, outline: moved(floor.outline, at, turn) })),
  };
}

/** The piece turned by 180 degrees about the centre of the table. */
export function opposite(piece: Piece): Piece {
  return movedPiece(piece, [0, 0], 180);
}

/** Whether two pieces are one: the same corners, in whatever order, of footprint, solids and floors. */
export function sameGround(a: Piece, b: Piece): boolean {
  const signature = (piece: Piece) =>
    [{ outline: piece.outline, from: 0, to: 0, cover: piece.cover }, ...piece.solids, ...piece.floors]
      .map(({ outline, ...rest }) => JSON.stringify([rest, outline.map(String).sort()]))
      .sort()
      .join();
  return a.name === b.name && signature(a) === signature(b);
}
