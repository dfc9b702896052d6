import type { Length } from '../../kernel/length.ts';
import { discTouchesBase, type PlanePoint } from '../../kernel/template.ts';
import { type Burst, burstAt, isImmune, isInBurst } from './burst.ts';
import { isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { judgedDistance } from './premeasure.ts';
import { diceOf, drift } from './stray.ts';
import { coverAgainst, hitTarget, laysTemplate, type Strike, strikeHarm } from './strike.ts';

/** Chances of the totals of one and of two dice; more dice scatter too far to matter and count as two. */
const ONE_DIE = [1, 2, 3, 4, 5, 6].map((total) => [total, 1 / 6] as const);
const TWO_DICE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
  (total) => [total, (6 - Math.abs(total - 7)) / 36] as const,
);

/** Expected worth a strike removes, before Command Points, at the distance its player judges it to be. */
export function expectedHarm(m: Match, strike: Strike): number {
  const distance = judgedDistance(m, strike.attacker, strike.from, strike.at);
  if (!laysTemplate(m, strike)) return strikeHarm(m, strike, distance, coverAgainst(m, strike));
  const { chance } = m.book.tests[seatOf(m, strike.attacker)];
  return areaHarm(m, strike, chance(hitTarget(m, strike, distance)));
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
  const [farthest] = lengths[lengths.length - 1];
  const near = caughtAround(m, onTarget, onTarget.radius + farthest * m.book.inch + ROUNDING);
  if (near.length === 0) return 0;
  let sum = 0;
  for (let direction = 1; direction <= directions; direction++) {
    for (const [length, chance] of lengths) {
      const centre = drift(m, strike, onTarget, direction, length);
      if (!touchesAny(m, near, centre, onTarget.radius)) continue;
      const burst = { ...onTarget, ...centre, z: m.theatre.surface(centre.x, centre.y) };
      sum += (chance / directions) * burstHarm(m, strike, burst, false);
    }
  }
  return sum;
}

/** A drift ends on whole lengths. */
const ROUNDING = 2;

/** Models within a radius of a template's centre, on whatever level. */
function caughtAround(m: Match, { x, y }: Burst, radius: Length): number[] {
  const found: number[] = [];
  for (let model = 0; model < m.book.models.length; model++) {
    if (isOnTable(m, model) && isTouched(m, model, { x, y }, radius)) found.push(model);
  }
  return found;
}

function touchesAny(m: Match, models: readonly number[], centre: PlanePoint, radius: Length): boolean {
  for (const model of models) if (isTouched(m, model, centre, radius)) return true;
  return false;
}

function isTouched(m: Match, model: number, centre: PlanePoint, radius: Length): boolean {
  const { ground, base } = m.theatre;
  const at = m.state.point[model];
  return discTouchesBase(centre, radius, ground.x[at], ground.y[at], base);
}

/** Worth a template removes where it lies, friends counted against it; `centred` when it lies where it was aimed. */
export function burstHarm(m: Match, strike: Strike, burst: Burst, centred: boolean): number {
  const { harm, models } = m.book;
  const { seat } = models[strike.attacker];
  let sum = 0;
  for (let model = 0; model < models.length; model++) {
    if (!isOnTable(m, model) || !isInBurst(m, m.state.point[model], burst)) continue;
    if (isImmune(m, strike, model, m.state.point[model])) continue;
    const isDirect = centred && m.state.point[model] === strike.at;
    const wounds = m.state.wounds[model];
    const lost = isDirect
      ? harm.perHit(strike.weapon, model, wounds)
      : harm.perSplash(strike.weapon, model, wounds);
    sum += models[model].seat === seat ? -1.2 * lost : lost;
  }
  return sum;
}
