import type { Ground } from '../ground.ts';
import type { Piece } from '../terrain.ts';
import { contactsOn } from './contact.ts';

/**
 * The ground once some of its linear obstacles are gone: they hide, shelter and stop nobody. Standing points are those of
 * the ground as it was, with the same numbers, so that a position on the one is a position on the other; on what is left
 * of an obstacle nobody stands.
 * @param pieces bit p is set for a piece that is gone
 */
export function razed(ground: Ground, pieces: number): Ground {
  const isGone = (piece: Piece, p: number) => piece.kind === 'linear' && ((pieces >>> p) & 1) === 1;
  const spec = {
    ...ground.spec,
    symmetric: false,
    pieces: ground.spec.pieces.map((piece, p) => (isGone(piece, p) ? flattened(piece) : piece)),
  };
  const changed = { ...ground, spec };
  return { ...changed, ...contactsOn(changed) };
}

/** What is left of a piece: its place, and nothing on it. */
function flattened(piece: Piece): Piece {
  return {
    ...piece,
    kind: 'area',
    height: 0,
    area: false,
    difficult: false,
    impassable: false,
    cover: 'none',
    solids: [],
    floors: [],
  };
}
