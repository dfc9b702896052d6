import type { Point } from '../../../kernel/entities.ts';
import { acted, type Match } from '../match/match.ts';
import { CLAUSE } from '../rules/index.ts';

/** Counts what kinds of ground a movement crossed. */
export function countGround(m: Match, trail: ArrayLike<Point>): void {
  const { ground, difficult } = m.battlefield;
  const seen = { difficult: false, up: false, down: false, across: false };
  for (let i = 1; i < trail.length; i++) {
    const rise = ground.z[trail[i]] - ground.z[trail[i - 1]];
    if ((ground.inside[trail[i]] & difficult) !== 0 && ground.z[trail[i]] === 0) seen.difficult = true;
    if (rise > 0) seen.up = true;
    if (rise < 0) seen.down = true;
    if (m.battlefield.crossesObstacle(trail[i - 1], trail[i])) seen.across = true;
  }
  if (seen.difficult) acted(m, CLAUSE.movement.difficult);
  if (seen.up || seen.down) acted(m, CLAUSE.climbing.height);
  if (seen.up) acted(m, CLAUSE.climbing.top);
  if (seen.up) acted(m, CLAUSE.climbing.whole);
  if (seen.across) acted(m, CLAUSE.linearObstacles.crossing);
}
