import { isOnTable, type Match, settingsOf } from './match.ts';
import { UNSEEN } from './sightlines.ts';

const NONE: readonly number[] = [];

/** Weapons a model carries, as indexes into the book's list; none without the skill for them (DP-ATTR-07). */
export function weaponsOf(m: Match, model: number, kind: 'ranged' | 'close-combat'): readonly number[] {
  const { profile } = m.book.models[model];
  const arms = m.book.armoury(m.state.weapons[model]);
  if (kind === 'ranged') return profile.ranged === null ? NONE : arms.ranged;
  return profile.closeCombat === null ? NONE : arms.closeCombat;
}

/** Ranged weapons it could fire now: Move or Shoot ones only when it has not moved (DP-WPN-MOS). */
export function firearms(m: Match, model: number, moved: boolean): readonly number[] {
  const bound = settingsOf(m, model).moveOrShoot;
  if (!moved || !bound.on || !bound.still.on) return weaponsOf(m, model, 'ranged');
  return m.book.models[model].profile.ranged === null
    ? NONE
    : m.book.armoury(m.state.weapons[model]).onTheMove;
}

/** Enemies on the table in base contact with a model, or with a model of a seat standing on `at`. */
export function contacts(m: Match, model: number, at: number = m.state.point[model]): number[] {
  const { seat } = m.book.models[model];
  const found: number[] = [];
  for (const enemy of m.book.force[seat === 0 ? 1 : 0]) {
    if (isOnTable(m, enemy) && m.theatre.touch(at, m.state.point[enemy], seat)) found.push(enemy);
  }
  return found;
}

/** In base contact with an enemy of its own. */
export function isEngaged(m: Match, model: number, at: number = m.state.point[model]): boolean {
  const { seat } = m.book.models[model];
  for (const enemy of m.book.force[seat === 0 ? 1 : 0]) {
    if (isOnTable(m, enemy) && m.theatre.touch(at, m.state.point[enemy], seat)) return true;
  }
  return false;
}

/** May not be shot at because it is in close combat (DP-RNG-03); `shooter` is whoever aims, the target stands on `at`. */
export function isShielded(m: Match, shooter: number, target: number, at: number): boolean {
  const { combat } = settingsOf(m, target).rangedAttack;
  if (!combat.on) return false;
  if (combat.engaged === 'any-contact') return isEngaged(m, target, at);
  return contacts(m, target, at).some((enemy) => enemy !== shooter);
}

/** An enemy in sight that is not shielded by close combat (DP-RNG-01, DP-RNG-03). */
export function canShoot(m: Match, shooter: number, target: number): boolean {
  if (!isOnTable(m, target)) return false;
  const { seat } = m.book.models[target];
  const at = m.state.point[target];
  if (m.theatre.lines.look(m.state.point[shooter], at, seat, false) === UNSEEN) return false;
  return !isShielded(m, shooter, target, at);
}
