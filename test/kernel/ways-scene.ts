import { compileGround } from '../../src/kernel/field/compile-ground.ts';
import { INCH } from '../../src/kernel/length.ts';
import { createWays } from '../../src/kernel/movement/create-ways.ts';
import type { Corner, Piece } from '../../src/kernel/terrain.ts';
import type { MoveCosts } from '../../src/kernel/ways.ts';
import { table } from './bare-table.ts';

export const BOOK: MoveCosts = { difficult: 2, climb: 1, mantle: INCH, descent: 0, linear: 'difficult' };
export const FAR = 24 * INCH;

export function waysOver(pieces: readonly Piece[], costs: Partial<MoveCosts> = {}, pitch = 2500, size = 12) {
  const ground = compileGround(table(size, size, pieces), pitch);
  return { ground, ways: createWays(ground, { ...BOOK, ...costs }) };
}

/** A strip of ground across the table, its middle at the origin, at right angles to a direction. */
export function strip(direction: Corner, thickness: number, half = 30): Corner[] {
  const length = Math.hypot(...direction);
  const [ux, uy] = [direction[0] / length, direction[1] / length];
  const t = thickness / 2;
  const along: Corner[] = [
    [-t, -half],
    [t, -half],
    [t, half],
    [-t, half],
  ];
  return along.map(([a, b]) => [a * ux - b * uy, a * uy + b * ux]);
}
