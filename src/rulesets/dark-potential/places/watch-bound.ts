import type { Model, Weapon } from '../../../kernel/entities.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import { farthestMove } from '../battlefield/compass.ts';
import { allowanceOf } from '../match/blockers.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from '../match/match.ts';
import { reachOf } from '../match/strike.ts';
import { harmAtMost } from './shot-bound.ts';
import { HOLD, MET } from './watch-worth.ts';

/** More than sums in different orders can differ by, as a share of them. */
const ROUNDING = 1e-9;

/**
 * What a watch with a weapon is worth at most in any direction: every enemy comes into the open as near as it can get.
 * Asks about no line of sight.
 */
export function watchAtMost(m: Match, model: Model, weapon: Weapon): number {
  const { ranked } = m.battlefield.watching;
  let count = 0;
  let sum = 0;
  for (const enemy of enemiesOf(m, model)) {
    if (!isOnTable(m, enemy)) continue;
    const harm = shotAtMost(m, model, weapon, enemy);
    if (harm < HOLD) continue;
    sum += harm;
    let place = count++;
    for (; place > 0 && ranked[place - 1] < harm; place--) ranked[place] = ranked[place - 1];
    ranked[place] = harm;
  }
  const isOnce = settingsOf(m, model).overwatch.interrupt.shots === 'once';
  return (1 + ROUNDING) * (isOnce ? mostOfOne(ranked, count) : MET * sum);
}

/**
 * One shot at whoever comes first of several who come with chances of their own: worth most where some of them, the
 * best targets, come as surely as anybody does and the others not at all.
 */
function mostOfOne(ranked: Float64Array, count: number): number {
  let most = 0;
  let sum = 0;
  let nobody = 1;
  for (let i = 0; i < count; i++) {
    sum += ranked[i];
    nobody *= 1 - MET;
    most = Math.max(most, ((1 - nobody) * sum) / (i + 1));
  }
  return most;
}

/** Expected harm of a shot at an enemy that has come as near as it can, without cover. */
function shotAtMost(m: Match, attacker: Model, weapon: Weapon, target: Model): number {
  const { ground, diameter } = m.battlefield;
  const from = m.state.point[attacker];
  const spot = m.state.point[target];
  const farthest = farthestMove(ground, allowanceOf(m, target, 1));
  const nearest = Math.max(0, Math.sqrt(squareBetween(ground, spot, from)) - diameter - farthest);
  if (nearest > reachOf(m, attacker, weapon)) return 0;
  return harmAtMost(m, { attacker, weapon, target, nearest });
}
