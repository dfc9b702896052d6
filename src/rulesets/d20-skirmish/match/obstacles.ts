import type { Point } from '../../../kernel/entities.ts';
import { spanInOutline } from '../../../kernel/geometry/spans.ts';
import type { Obstacle } from '../battlefield/neighbourhood.ts';
import { CLAUSE } from '../rules/index.ts';
import { acted, type Match, tell } from './match.ts';

/** Obstacles of the table that stand between two points and that a base on the second one touches. */
export function sheltersBetween(m: Match, from: Point, at: Point): Obstacle[] {
  const { x, y } = m.battlefield.ground;
  return m.battlefield
    .obstaclesBeside(at)
    .filter(
      ({ piece, outline }) =>
        !isRazed(m, piece) && spanInOutline(outline, x[from], y[from], x[at], y[at]) !== null,
    );
}

function isRazed(m: Match, piece: number): boolean {
  return ((m.state.razed >>> piece) & 1) === 1;
}

/** WD that an obstacle has left. */
export function leftOf(m: Match, { piece, material }: Obstacle): number {
  return material.wounds - m.state.battered[piece];
}

/** What an obstacle loses; it is destroyed when nothing is left (DX-TER-01, DX-TER-TABLE-ASM). */
export function batter(m: Match, obstacle: Obstacle): void {
  const { piece, name } = obstacle;
  m.state.battered[piece]++;
  acted(m, CLAUSE.works.table);
  const left = leftOf(m, obstacle);
  if (left === 0) m.state.razed = (m.state.razed | (1 << piece)) >>> 0;
  tell(m, 'terrain', () => [
    left === 0 ? `The ${name} is destroyed.` : `The ${name} has ${left} wounds left.`,
    { piece, left },
  ]);
}
