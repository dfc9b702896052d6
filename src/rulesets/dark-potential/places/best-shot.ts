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
  const isTogether = settingsOf(m, model).rangedAttack.attack.weapons === 'all';
  let best = 0;
  for (const target of targets) {
    if (!isOnTable(m, target)) continue;
    const at = m.state.point[target];
    const { seat, profile } = m.matchup.models[target];
    const cover = coverFrom(m, from, at, seat, profile.dugIn);
    if (cover === UNSEEN || isShielded(m, model, target, at)) continue;
    const aim = {
      model,
      target,
      inches: judgedDistance(m, model, from, at) / m.matchup.inch,
      cover,
      hasMoved,
    };
    const far = m.battlefield.distance(from, at);
    if (isTogether) {
      const shots = weapons.filter((weapon) => far <= reachOf(m, model, weapon));
      const harm = harmOfShots(
        shots,
        true,
        (weapon) => harmOf(m, aim, weapon),
        (weapon) => killOf(m, aim, weapon),
      );
      best = Math.max(best, harm);
    } else {
      for (const weapon of weapons)
        if (far <= reachOf(m, model, weapon)) best = Math.max(best, harmOf(m, aim, weapon));
    }
  }
  return best;
}

/** A model that aims at a target as it stands. */
interface Aim {
  readonly model: Model;
  readonly target: Model;
  readonly inches: number;
  readonly cover: number;
  readonly hasMoved: boolean;
}

function harmOf(m: Match, { model, target, inches, cover, hasMoved }: Aim, weapon: Weapon): number {
  const overlooked = m.matchup.weapons[weapon].inaccurate
    ? settingsOf(m, model).inaccurate.penalty.points
    : 0;
  const gun = m.matchup.gunnery.gun('ranged', model, weapon, target);
  return gun.harm(m.state.wounds[target], inches, cover, hasMoved, overlooked);
}

/** Chance that a shot leaves its target not standing. */
function killOf(m: Match, { model, target, inches, cover, hasMoved }: Aim, weapon: Weapon): number {
  const gun = m.matchup.gunnery.gun('ranged', model, weapon, target);
  return (
    m.matchup.harm.killsPerHit(weapon, target, m.state.wounds[target]) * gun.chance(inches, cover, hasMoved)
  );
}
