import { isOnTable, type Match, settingsOf } from './match.ts';

/** Weapons a model carries, as indexes into the book's list. */
export function weaponsOf(m: Match, model: number, kind: 'ranged' | 'close-combat'): number[] {
  const carried = m.state.weapons[model];
  const { profile } = m.book.models[model];
  if ((kind === 'ranged' ? profile.ranged : profile.closeCombat) === null) return [];
  return m.book.weapons.flatMap((weapon, w) => (carried & (1 << w) && weapon.kind === kind ? [w] : []));
}

/** Ranged weapons it could fire now: Move or Shoot ones only when it has not moved (DP-WPN-MOS). */
export function firearms(m: Match, model: number, moved: boolean): number[] {
  const bound = settingsOf(m, model).moveOrShoot;
  return weaponsOf(m, model, 'ranged').filter(
    (w) => !(moved && m.book.weapons[w].moveOrShoot && bound.on && bound.still.on),
  );
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
