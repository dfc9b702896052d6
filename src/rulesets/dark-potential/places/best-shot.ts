import type { Model, Point, Weapon } from '../../../kernel/entities.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import { mayFire } from '../match/legal.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from '../match/match.ts';
import { judgedDistance } from '../match/premeasure.ts';
import { coverFrom } from '../match/sight.ts';
import { reachOf } from '../match/strike.ts';
import { firearms, isShielded } from '../match/weapons.ts';
import { harmOfShots } from '../matchup/harm-of-shots.ts';

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
    const far = m.battlefield.distance(from, at);
    const shots = weapons.filter((weapon) => far <= reachOf(m, model, weapon));
    const gunOf = (weapon: Weapon) => m.matchup.gunnery.gun('ranged', model, weapon, target);
    const harmOf = (weapon: Weapon) => {
      const overlooked = m.matchup.weapons[weapon].inaccurate ? inaccurate.penalty.points : 0;
      return gunOf(weapon).harm(wounds, inches, cover, hasMoved, overlooked);
    };
    const killOf = (weapon: Weapon) =>
      m.matchup.harm.killsPerHit(weapon, target, wounds) * gunOf(weapon).chance(inches, cover, hasMoved);
    best = Math.max(best, harmOfShots(shots, isTogether, harmOf, killOf));
  }
  return best;
}
