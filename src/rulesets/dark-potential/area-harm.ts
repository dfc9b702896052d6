import { type Burst, burstAt, caught } from './burst.ts';
import { type Match, seatOf, settingsOf } from './match.ts';
import { judgedDistance } from './premeasure.ts';
import { diceOf, strayed } from './stray.ts';
import { hitTarget, laysTemplate, type Strike } from './strike.ts';

/** Chances of the totals of one and of two dice; more dice scatter too far to matter and count as two. */
const ONE_DIE = [1, 2, 3, 4, 5, 6].map((total) => [total, 1 / 6] as const);
const TWO_DICE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
  (total) => [total, (6 - Math.abs(total - 7)) / 36] as const,
);

/** Expected worth a strike removes, before Command Points, at the distance its player judges it to be. */
export function expectedHarm(m: Match, strike: Strike): number {
  const distance = judgedDistance(m, strike.attacker, strike.from, strike.at);
  const hit = m.book.tests[seatOf(m, strike.attacker)].chance(hitTarget(m, strike, distance));
  if (laysTemplate(m, strike)) return areaHarm(m, strike, hit);
  return hit * m.book.harm.perHit(strike.weapon, strike.target, m.state.wounds[strike.target]);
}

/** Expected worth an area attack removes, friends counted against it, over hit and every way to scatter. */
function areaHarm(m: Match, strike: Strike, hit: number): number {
  const onTarget = burstAt(m, strike);
  const straight = burstHarm(m, strike, onTarget, true);
  if (!settingsOf(m, strike.attacker).areaEffect.deviation.on || hit >= 1) return hit * straight;
  return hit * straight + (1 - hit) * scatterHarm(m, strike, onTarget);
}

function scatterHarm(m: Match, strike: Strike, onTarget: Burst): number {
  const { directions } = settingsOf(m, strike.attacker).areaEffect.deviation;
  const lengths = diceOf(m, strike) === 1 ? ONE_DIE : TWO_DICE;
  let sum = 0;
  for (let direction = 1; direction <= directions; direction++) {
    for (const [length, chance] of lengths) {
      const burst = strayed(m, strike, onTarget, direction, length);
      sum += (chance / directions) * burstHarm(m, strike, burst, false);
    }
  }
  return sum;
}

/** Worth a template removes where it lies, friends counted against it; `centred` when it lies where it was aimed. */
export function burstHarm(m: Match, strike: Strike, burst: Burst, centred: boolean): number {
  let sum = 0;
  for (const model of caught(m, burst)) {
    const direct = centred && m.state.point[model] === strike.at;
    const harm = m.book.harm[direct ? 'perHit' : 'perSplash'](strike.weapon, model, m.state.wounds[model]);
    sum += seatOf(m, model) === seatOf(m, strike.attacker) ? -1.2 * harm : harm;
  }
  return sum;
}
