import { acted, type Match } from './match.ts';
import { CLAUSE } from './rules/index.ts';

/** Turns a vehicle towards a point, from where it stands or came from (SQ-CORE-VEH-facing). */
export function turnTo(m: Match, unit: number, to: number, from = m.state.point[unit]): void {
  if (to === from) return;
  const { x, y } = m.battlefield.ground;
  acted(m, CLAUSE.vehicles.facing);
  m.state.facing[2 * unit] = x[to] - x[from];
  m.state.facing[2 * unit + 1] = y[to] - y[from];
}

/** Armour that a shot from one point meets of a vehicle on another: front and rear within 45 degrees. */
export function hullArmour(
  { book, battlefield, state }: Match,
  unit: number,
  from: number,
  at: number,
): number {
  const { hull } = book.models[unit].profile;
  const { x, y } = battlefield.ground;
  const [dx, dy] = [x[from] - x[at], y[from] - y[at]];
  const [fx, fy] = [state.facing[2 * unit], state.facing[2 * unit + 1]];
  const ahead = dx * fx + dy * fy;
  // Twice the square of the cosine is 1 at 45 degrees.
  const isSteep = 2 * ahead * ahead >= (dx * dx + dy * dy) * (fx * fx + fy * fy);
  if (!isSteep) return hull.side;
  return ahead >= 0 ? hull.front : hull.rear;
}
