import { type Direction, deviate, surfaceHeight } from '../../kernel/template.ts';
import { type Burst, caught, scatterDice, templateRadius } from './area-effect.ts';
import { type Match, seatOf, settingsOf } from './match.ts';
import { hitTarget, type Strike } from './strike.ts';

/** Chances of the totals of one and of two dice; more dice scatter too far to matter and count as two. */
const ONE_DIE = [1, 2, 3, 4, 5, 6].map((total) => [total, 1 / 6] as const);
const TWO_DICE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
  (total) => [total, (6 - Math.abs(total - 7)) / 36] as const,
);

/** Expected worth an area attack removes, friends counted against it, over hit and every way to scatter. */
export function areaHarm(m: Match, strike: Strike): number {
  const { ground } = m.theatre;
  const weapon = m.book.weapons[strike.weapon];
  const hit = m.book.tests[seatOf(m, strike.attacker)].chance(hitTarget(m, strike));
  const radius = templateRadius(m, strike.attacker, weapon.aoe!);
  const onTarget: Burst = { x: ground.x[strike.at], y: ground.y[strike.at], z: ground.z[strike.at], radius };
  const straight = burstHarm(m, strike, onTarget, true);
  if (!settingsOf(m, strike.attacker).areaEffect.deviation.on || hit >= 1) return hit * straight;
  return hit * straight + (1 - hit) * scatterHarm(m, strike, onTarget);
}

function scatterHarm(m: Match, strike: Strike, onTarget: Burst): number {
  const { ground } = m.theatre;
  const inches = m.theatre.distance(strike.from, strike.at) / m.book.inch;
  const dice = scatterDice(inches, settingsOf(m, strike.attacker).areaEffect.scatter.divisor);
  const shooter = { x: ground.x[strike.from], y: ground.y[strike.from] };
  let sum = 0;
  for (let direction = 1; direction <= 6; direction++) {
    for (const [length, chance] of dice === 1 ? ONE_DIE : TWO_DICE) {
      const at = deviate(shooter, onTarget, direction as Direction, length * m.book.inch);
      const z = surfaceHeight(ground, at.x, at.y);
      sum += (chance / 6) * burstHarm(m, strike, { ...onTarget, ...at, z }, false);
    }
  }
  return sum;
}

function burstHarm(m: Match, strike: Strike, burst: Burst, centred: boolean): number {
  let sum = 0;
  for (const model of caught(m, burst)) {
    const direct = centred && model === strike.target;
    const harm = m.book.harm[direct ? 'perHit' : 'perSplash'](strike.weapon, model, m.state.wounds[model]);
    sum += seatOf(m, model) === seatOf(m, strike.attacker) ? -1.2 * harm : harm;
  }
  return sum;
}
