import { NOWHERE, type Point } from '../../../kernel/entities.ts';
import { type Ground, pointsOfCell } from '../../../kernel/ground.ts';
import type { Length } from '../../../kernel/length.ts';
import { nearestWhole } from '../../../kernel/nearest-whole.ts';

/** Across and up, what a move aslant goes of its length. */
const ASLANT = 0.7;

/** Whole moves an enemy may make, as far as anybody can tell: in each of eight directions, all equally likely. */
const COMPASS = [
  [1, 0],
  [ASLANT, ASLANT],
  [0, 1],
  [-ASLANT, ASLANT],
  [-1, 0],
  [-ASLANT, -ASLANT],
  [0, -1],
  [ASLANT, -ASLANT],
] as const;

/** Numbers by spot: for each direction where a whole move straight on is half made, and where it ends. */
export const COMPASS_ROW = 2 * COMPASS.length;

/**
 * Whole moves of a length by spot, NOWHERE where nobody can stand; below nothing they go the other way round. Good for
 * the spot that is asked about.
 */
export type Compass = (move: Length, spot: Point) => Int32Array;

/** Moves of one length, and by spot whether they are known. */
interface Moves {
  readonly ends: Int32Array;
  readonly isKnown: Uint8Array;
}

/** Works out moves when they are first asked for. */
export function createCompass(ground: Ground): Compass {
  const byMove = new Map<Length, Moves>();

  const movesOf = (move: Length): Moves => {
    const { count } = ground;
    const found = { ends: new Int32Array(COMPASS_ROW * count), isKnown: new Uint8Array(count) };
    byMove.set(move, found);
    return found;
  };

  return (move, spot) => {
    const { ends, isKnown } = byMove.get(move) ?? movesOf(move);
    if (isKnown[spot] > 0) return ends;
    isKnown[spot] = 1;
    const stride = move / ground.pitch;
    let at = COMPASS_ROW * spot;
    for (const [dx, dy] of COMPASS) {
      ends[at++] = onward(ground, spot, (stride * dx) / 2, (stride * dy) / 2);
      ends[at++] = onward(ground, spot, stride * dx, stride * dy);
    }
    return ends;
  };
}

/** How far from where it began a whole move of a length may end: straight on or aslant, the rest being alike. */
export function farthestMove({ pitch }: Ground, move: Length): Length {
  const stride = move / pitch;
  const straight = nearestWhole(stride);
  const aslant = nearestWhole(stride * ASLANT);
  return pitch * Math.sqrt(Math.max(straight * straight, 2 * aslant * aslant));
}

/** The standing point so many cells away, on the same level if there is one. */
function onward(ground: Ground, spot: Point, columns: number, rows: number): number {
  const cell = pointsOfCell(
    ground,
    ground.column[spot] + nearestWhole(columns),
    ground.row[spot] + nearestWhole(rows),
  );
  return cell.find((at) => ground.z[at] === ground.z[spot]) ?? cell[0] ?? NOWHERE;
}
