import { type Model, NOBODY, NOWHERE, type Point, type Weapon } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { enemiesOf, type Match, settingsOf } from './match.ts';

const NONE: readonly Weapon[] = [];

/** Weapons a model can use, as indexes into the book's list; none without the skill for them (DP-ATTR-07). */
export function weaponsOf(m: Match, model: Model, kind: 'ranged' | 'close-combat'): readonly Weapon[] {
  const { profile } = m.matchup.models[model];
  const { rangedAttack, closeCombat } = settingsOf(m, model);
  const arms = m.matchup.armoury(m.state.weapons[model]);
  if (kind === 'ranged') return profile.ranged === null || !rangedAttack.attack.on ? NONE : arms.ranged;
  return profile.closeCombat === null || !closeCombat.attack.on ? NONE : arms.closeCombat;
}

/** Ranged weapons it could fire now: Move or Shoot ones only when it has not moved (DP-WPN-MOS). */
export function firearms(m: Match, model: Model, moved: boolean): readonly Weapon[] {
  const carried = weaponsOf(m, model, 'ranged');
  if (!moved || carried.length === 0 || !settingsOf(m, model).moveOrShoot.still.on) return carried;
  return m.matchup.armoury(m.state.weapons[model]).onTheMove;
}

/**
 * Weapons a model may fire on Overwatch: the one that it named when it went on it (DP-OW-11), or where none need be those
 * that could then have been named (DP-OW-10).
 */
export function watchWeapons(m: Match, watcher: Model): readonly Weapon[] {
  const { weapon: named, moveOrShoot } = settingsOf(m, watcher).overwatch;
  if (named.on) return [m.state.named[watcher]];
  return firearms(m, watcher, moveOrShoot.on && m.state.moved[watcher] > 0);
}

/** Enemies on the table in base contact with a model, or with a model of a seat standing on `at`. */
export function contacts(m: Match, model: Model, at: Point = m.state.point[model]): Model[] {
  const { seat } = m.matchup.models[model];
  const { touch } = m.battlefield;
  const { point } = m.state;
  const found: Model[] = [];
  for (const enemy of enemiesOf(m, model)) {
    if (point[enemy] !== NOWHERE && touch(at, point[enemy], seat)) found.push(enemy);
  }
  return found;
}

/**
 * In base contact with an enemy of its own, or with one of its bases that counts as a model (DP-Q-117).
 *
 * @param besides an enemy who does not count
 */
export function isEngaged(
  m: Match,
  model: Model,
  at: Point = m.state.point[model],
  besides: Model = NOBODY,
): boolean {
  const { seat } = m.matchup.models[model];
  const { touch } = m.battlefield;
  const { point, hidden } = m.state;
  const foes = otherSeat(seat);
  const basesCount = m.matchup.settings[foes].stealth.moves.body === 'model';
  for (const enemy of m.matchup.force[foes]) {
    if (enemy === besides) continue;
    if (point[enemy] !== NOWHERE && touch(at, point[enemy], seat)) return true;
    if (basesCount && hidden[enemy] > 0 && touchesBase(m, enemy, at, seat)) return true;
  }
  return false;
}

function touchesBase(m: Match, enemy: Model, at: Point, seat: Seat): boolean {
  const { base } = m.state;
  for (const slot of m.matchup.models[enemy].bases)
    if (base[slot] !== NOWHERE && m.battlefield.touch(at, base[slot], seat)) return true;
  return false;
}

/** May not be shot at because it is in close combat (DP-RNG-03); `shooter` is whoever aims, the target stands on `at`. */
export function isShielded(m: Match, shooter: Model, target: Model, at: Point): boolean {
  const { combat } = settingsOf(m, target).rangedAttack;
  if (!combat.on) return false;
  return isEngaged(m, target, at, combat.engaged === 'any-contact' ? NOBODY : shooter);
}
