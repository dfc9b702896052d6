import {
  type Direction,
  deviate,
  discTouchesBase,
  nearestPoint,
  surfaceHeight,
} from '../../kernel/template.ts';
import { applyHits, type Hit } from './casualties.ts';
import { exchange } from './contest.ts';
import { acted, count, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { ROLL } from './rolls.ts';
import { CLAUSE } from './rules/index.ts';
import { baseAttacked } from './stealth.ts';
import type { Strike } from './strike.ts';
import { throwOf } from './test-roll.ts';
import { isEngaged } from './weapons.ts';

export interface Burst {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
}

/** A base within less than an inch of the template's height is on its level (DP-Q-73). */
const LEVEL = 2540;

/** Radius of an "AOE n" template (DP-AOE-08). */
export function templateRadius(m: Match, attacker: number, size: number): number {
  const means = settingsOf(m, attacker).areaEffect.size.means;
  return (means === 'radius' ? size : size / 2) * m.book.inch;
}

/** Number of scatter dice (DP-AOE-04): one for each begun `divisor` inches, at least one. */
export function scatterDice(distance: number, divisor: number): number {
  return Math.max(1, Math.ceil(distance / divisor - 1e-6));
}

/** Where the template ends up and whom it hits (DP-AOE-02..07). */
export function resolveArea(m: Match, strike: Strike, success: boolean, margin: number): void {
  const { ground } = m.theatre;
  const own = settingsOf(m, strike.attacker).areaEffect;
  const weapon = m.book.weapons[strike.weapon];
  const radius = templateRadius(m, strike.attacker, weapon.aoe!);
  const onTarget: Burst = { x: ground.x[strike.at], y: ground.y[strike.at], z: ground.z[strike.at], radius };
  if (!success && !own.deviation.on) return;
  acted(m, success ? CLAUSE.areaEffect.centre : CLAUSE.areaEffect.deviation);
  const burst = success ? onTarget : scatter(m, strike, onTarget);
  tell(
    m,
    'template',
    () => `The template lands ${success ? 'on its target' : 'astray'}.`,
    () => ({ ...burst }),
  );
  const hits = touched(m, strike, burst, margin);
  applyHits(m, strike, hits);
}

/** Direction, then length, each open to Command Points of the shooter and of the target (DP-CP-13). */
function scatter(m: Match, strike: Strike, burst: Burst): Burst {
  const own = settingsOf(m, strike.attacker).areaEffect;
  const { ground } = m.theatre;
  const shooter = { x: ground.x[strike.from], y: ground.y[strike.from] };
  const inches = m.theatre.distance(strike.from, strike.at) / m.book.inch;
  const dice = own.scatter.on ? scatterDice(inches, own.scatter.divisor) : 1;
  const direction = scatterRoll(m, strike, 'scatter-direction', 1, own.deviation.directions);
  const length = scatterRoll(m, strike, 'scatter-distance', dice, 6);
  acted(m, CLAUSE.areaEffect.scatter);
  tell(
    m,
    'scatter',
    () => `The template goes ${length} inch${length === 1 ? '' : 'es'} in direction ${direction}.`,
    () => ({ direction, length, dice }),
  );
  // Fewer or more directions than six are spread over the six of the kernel by their nearest sixth.
  const sixth = 1 + (Math.round(((direction - 1) * 6) / own.deviation.directions) % 6);
  const at = deviate(shooter, burst, sixth as Direction, length * m.book.inch);
  return { ...burst, ...at, z: surfaceHeight(ground, at.x, at.y) };
}

function scatterRoll(
  m: Match,
  strike: Strike,
  roll: 'scatter-direction' | 'scatter-distance',
  dice: number,
  sides: number,
): number {
  const { roller } = m.book.models[strike.attacker];
  const seat = seatOf(m, strike.attacker);
  const rollAll = () => {
    count(m, seat, 'rolls');
    return m.dice.roll(ROLL[roll], roller, dice, sides);
  };
  const rolled = rollAll();
  if (roll === 'scatter-direction' || !settingsOf(m, strike.attacker).commandPoints.anyRoll.on) return rolled;
  // A short scatter is worth the splash it keeps near the target: a low total is the shooter's success.
  const near = Math.floor(m.book.weapons[strike.weapon].aoe! / 2);
  const contest = {
    roll,
    roller: strike.attacker,
    rollerAt: strike.from,
    affected: strike.target,
    affectedAt: strike.at,
    target: near,
    wounds: 1,
    stake: 0.5 * m.book.harm.perSplash(strike.weapon, strike.target, m.state.wounds[strike.target]),
  };
  return Math.max(0, exchange(m, contest, throwOf(dice, sides), rolled, rollAll));
}

/** Models hit: whoever is under the hole at full Strength, others touched on the level at the lesser one. */
function touched(m: Match, strike: Strike, burst: Burst, margin: number): Hit[] {
  const own = settingsOf(m, strike.attacker).areaEffect;
  const weapon = m.book.weapons[strike.weapon];
  const hits: Hit[] = [];
  revealTouchedBases(m, burst);
  for (const model of caught(m, burst)) {
    const at = m.state.point[model];
    const middle = isUnderHole(m, at, burst, own.middle.hole === 'half-inch' ? m.book.inch / 4 : 0);
    if (!middle && (!own.splash.on || spared(m, strike, model, burst))) continue;
    acted(m, middle ? CLAUSE.areaEffect.middle : CLAUSE.areaEffect.splash);
    const strength = middle && own.middle.on ? weapon.strength : (weapon.strengthB ?? weapon.strength);
    hits.push({ model, strength, margin });
  }
  return hits;
}

function revealTouchedBases(m: Match, burst: Burst): void {
  for (let slot = 0; slot < m.book.baseSlots; slot++) {
    const at = m.state.base[slot];
    if (at >= 0 && isInBurst(m, at, burst)) baseAttacked(m, slot);
  }
}

/** Models on the table that a template touches on its level, of either side. */
export function caught(m: Match, burst: Burst): number[] {
  const found: number[] = [];
  for (let model = 0; model < m.book.models.length; model++) {
    if (isOnTable(m, model) && isInBurst(m, m.state.point[model], burst)) found.push(model);
  }
  return found;
}

export function isInBurst(m: Match, at: number, { x, y, z, radius }: Burst): boolean {
  const { ground } = m.theatre;
  if (Math.abs(ground.z[at] - z) >= LEVEL) return false;
  return discTouchesBase({ x, y }, radius, ground.x[at], ground.y[at], ground.radius);
}

function isUnderHole(m: Match, at: number, { x, y }: Burst, hole: number): boolean {
  const { ground } = m.theatre;
  return discTouchesBase({ x, y }, hole, ground.x[at], ground.y[at], ground.radius);
}

/** Spared by a reading: friends (DP-Q-75), models in combat (DP-Q-76), models behind walls (DP-Q-73). */
function spared(m: Match, strike: Strike, model: number, burst: Burst): boolean {
  const { splash } = settingsOf(m, strike.attacker).areaEffect;
  if (splash.friends === 'spared' && seatOf(m, model) === seatOf(m, strike.attacker)) return true;
  if (splash.combat === 'spared' && model !== strike.target && isEngaged(m, model)) return true;
  const middle = nearestPoint(m.theatre.ground, burst.x, burst.y);
  return splash.walls === 'stop' && !m.theatre.lines.sees(middle, m.state.point[model]);
}
