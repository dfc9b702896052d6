import { farthestMove } from './compass.ts';
import { distancePenalty } from './distance-penalty.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from './match.ts';
import { judged } from './premeasure.ts';
import { reachOf } from './strike.ts';
import { HOLD, MET } from './watch-worth.ts';
import { allowanceOf } from './ways-out.ts';

/** More than sums in different orders can differ by, as a share of them. */
const ROUNDING = 1e-9;

/**
 * What a watch with a weapon is worth at most in any direction: every enemy comes into the open as near as it can get.
 * Asks about no line of sight.
 */
export function watchAtMost(m: Match, model: number, weapon: number): number {
  const harms: number[] = [];
  for (const enemy of enemiesOf(m, model)) {
    if (!isOnTable(m, enemy)) continue;
    const harm = shotAtMost(m, model, weapon, enemy);
    if (harm >= HOLD) harms.push(harm);
  }
  const isOnce = settingsOf(m, model).overwatch.interrupt.shots === 'once';
  return (1 + ROUNDING) * (isOnce ? mostOfOne(harms) : MET * harms.reduce((sum, harm) => sum + harm, 0));
}

/**
 * One shot at whoever comes first of several who come with chances of their own: worth most where some of them, the
 * best targets, come as surely as anybody does and the others not at all.
 */
function mostOfOne(harms: number[]): number {
  harms.sort((a, b) => b - a);
  let most = 0;
  let sum = 0;
  let nobody = 1;
  for (let i = 0; i < harms.length; i++) {
    sum += harms[i];
    nobody *= 1 - MET;
    most = Math.max(most, ((1 - nobody) * sum) / (i + 1));
  }
  return most;
}

/** Expected harm of a shot at an enemy that has come as near as it can, without cover. */
function shotAtMost(m: Match, attacker: number, weapon: number, target: number): number {
  const { ground, diameter } = m.theatre;
  const from = m.state.point[attacker];
  const spot = m.state.point[target];
  const dx = ground.x[spot] - ground.x[from];
  const dy = ground.y[spot] - ground.y[from];
  const farthest = farthestMove(ground, allowanceOf(m, target, 1));
  const nearest = Math.max(0, Math.sqrt(dx * dx + dy * dy) - diameter - farthest);
  if (nearest > reachOf(m, attacker, weapon)) return 0;
  const perHit = m.book.harm.perHit(weapon, target, Math.max(1, m.state.wounds[target]));
  return perHit * chanceAtMost(m, attacker, weapon, target, nearest);
}

/** The chance to hit without cover; certainty where users' rules have a say, or where less is not harder. */
function chanceAtMost(m: Match, attacker: number, weapon: number, target: number, nearest: number): number {
  const { rolls, rangedAttack, inaccurate: rule } = settingsOf(m, attacker);
  if (m.book.active.some((rules) => rules.length > 0) || rolls.test.direction === 'at-least') return 1;
  const { profile, seat } = m.book.models[attacker];
  const { range, inaccurate } = m.book.weapons[weapon];
  const { points, edge } = rangedAttack.bands;
  const far = distancePenalty(range, judged(m, attacker, nearest) / m.book.inch, points, edge);
  const skill = (profile.ranged ?? 0) - far - (inaccurate ? rule.penalty.points : 0);
  return m.book.tests[seat].chance(skill - m.book.models[target].profile.defense);
}
