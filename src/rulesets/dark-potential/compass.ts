import { type Ground, pointsOfCell } from '../../kernel/ground.ts';
import type { Length } from '../../kernel/length.ts';
import { NOWHERE } from './state.ts';

/** Whole moves an enemy may make, as far as anybody can tell: in each of eight directions, all equally likely. */
const COMPASS = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const;

/** A whole move straight on: where it is half made, NOWHERE where nobody can stand there, and where it ends. */
export interface Leg {
  readonly midway: number;
  readonly end: number;
}

/** The whole moves from a spot whose ends are on the table; a move of less than nothing goes the other way round. */
export type Compass = (spot: number, move: Length) => readonly Leg[];

export function createCompass(ground: Ground): Compass {
  const byMove = new Map<Length, (readonly Leg[] | undefined)[]>();

  const legsOf = (spot: number, move: Length): Leg[] => {
    const stride = move / ground.pitch;
    return COMPASS.flatMap(([dx, dy]) => {
      const end = onward(ground, spot, stride * dx, stride * dy);
      const midway = onward(ground, spot, (stride * dx) / 2, (stride * dy) / 2);
      return end === NOWHERE ? [] : [{ midway, end }];
    });
  };

  return (spot, move) => {
    const known = byMove.get(move) ?? new Array<readonly Leg[] | undefined>(ground.count);
    byMove.set(move, known);
    known[spot] ??= legsOf(spot, move);
    return known[spot];
  };
}

/** The standing point so many cells away, on the same level if there is one. */
function onward(ground: Ground, spot: number, columns: number, rows: number): number {
  const cell = pointsOfCell(ground, ground.column[spot] + round(columns), ground.row[spot] + round(rows));
  return cell.find((at) => ground.z[at] === ground.z[spot]) ?? cell[0] ?? NOWHERE;
}

/** To the nearest whole number, halves away from nought, so that opposite moves are equally long. */
function round(cells: number): number {
  return cells < 0 ? -Math.round(-cells) : Math.round(cells);
}
