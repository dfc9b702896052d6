import { type Direction, deviate, type PlanePoint } from '../../kernel/template.ts';
import type { Burst } from './burst.ts';
import { type Match, settingsOf } from './match.ts';
import type { Strike } from './strike.ts';

/** Number of scatter dice (DP-AOE-04): one for each begun `divisor` inches, at least one. */
export function scatterDice(
  distance: number,
  divisor: number,
  edge: 'nearer' | 'farther' = 'nearer',
): number {
  const begun = distance / divisor;
  return Math.max(1, edge === 'nearer' ? Math.ceil(begun - 1e-6) : Math.floor(begun + 1e-6) + 1);
}

/** How many dice the template of a shot scatters by. */
export function diceOf(m: Match, { attacker, from, at }: Strike): number {
  const { areaEffect, rangedAttack } = settingsOf(m, attacker);
  if (!areaEffect.scatter.on) return 1;
  return scatterDice(
    m.theatre.distance(from, at) / m.book.inch,
    areaEffect.scatter.divisor,
    rangedAttack.bands.edge,
  );
}

/** Where a template ends up that goes so many inches in one of the directions there are (DP-AOE-03). */
export function strayed(m: Match, strike: Strike, burst: Burst, direction: number, inches: number): Burst {
  const at = drift(m, strike, burst, direction, inches);
  return { ...burst, ...at, z: m.theatre.surface(at.x, at.y) };
}

/** The same as seen from above. */
export function drift(m: Match, strike: Strike, burst: Burst, direction: number, inches: number): PlanePoint {
  const { ground } = m.theatre;
  const { directions } = settingsOf(m, strike.attacker).areaEffect.deviation;
  const shooter = { x: ground.x[strike.from], y: ground.y[strike.from] };
  // Fewer directions than the kernel's six are every other one of them.
  const sixth = 1 + Math.round(((direction - 1) * 6) / directions);
  return deviate(shooter, burst, sixth as Direction, inches * m.book.inch);
}
