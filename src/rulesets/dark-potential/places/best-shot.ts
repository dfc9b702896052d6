import type { Model, Point } from '../../../kernel/entities.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import { mayFire } from '../match/legal.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from '../match/match.ts';
import { judgedDistance } from '../match/premeasure.ts';
import { coverFrom } from '../match/sight.ts';
import { reachOf } from '../match/strike.ts';
import { firearms, isShielded } from '../match/weapons.ts';

/** Expected harm of a shot that is not given up for another move. */
export const GOOD_SHOT = 0.1;

/**
 * The most harm a model can expect of one attack from where it stands: a quick look, for who goes first, that overlooks
 * how inaccurate a weapon is and whom its template would catch beside its target.
 */
export function bestShot(
  m: Match,
  model: Model,
  hasMoved: boolean,
  targets: readonly Model[] = enemiesOf(m, model),
): number {
  return isOnTable(m, model) ? shotFrom(m, model, m.state.point[model], hasMoved, targets) : 0;
}

/** The same of a model that stood on a place, as one that hides there may. */
export function shotFrom(
  m: Match,
  model: Model,
  from: Point,
  hasMoved: boolean,
  targets: readonly Model[] = enemiesOf(m, model),
): number {
  const weapons = firearms(m, model, hasMoved);
  if (weapons.length === 0 || !mayFire(m, model, from)) return 0;
  const { inaccurate, rangedAttack } = settingsOf(m, model);
  const isTogether = rangedAttack.attack.weapons === 'all';
  let best = 0;
  for (const target of targets) {
    if (!isOnTable(m, target)) continue;
    const at = m.state.point[target];
    const wounds = m.state.wounds[target];
    const { seat, profile } = m.matchup.models[target];
    const cover = coverFrom(m, from, at, seat, profile.dugIn);
    if (cover === UNSEEN || isShielded(m, model, target, at)) continue;
    const inches = judgedDistance(m, model, from, at) / m.matchup.inch;
    let harm = 0;
    /** Chance that the weapons so far leave the target standing to be fired at (DP-Q-69). */
    let spared = 1;
    for (const weapon of weapons) {
      if (m.battlefield.distance(from, at) > reachOf(m, model, weapon)) continue;
      const overlooked = m.matchup.weapons[weapon].inaccurate ? inaccurate.penalty.points : 0;
      const gun = m.matchup.gunnery.gun('ranged', model, weapon, target);
      const one = gun.harm(wounds, inches, cover, hasMoved, overlooked);
      if (!isTogether) {
        harm = Math.max(harm, one);
        continue;
      }
      harm += spared * one;
      const kills = m.matchup.harm.killsPerHit(weapon, target, wounds);
      spared *= 1 - kills * gun.chance(inches, cover, hasMoved);
    }
    best = Math.max(best, harm);
  }
  return best;
}
