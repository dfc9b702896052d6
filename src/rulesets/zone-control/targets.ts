import { INCH, type Length } from '../../kernel/length.ts';
import { resolveStrike, type Strike } from './attack.ts';
import { HIDDEN_BY, isSeen } from './looks.ts';
import { acted, enemiesOf, isUp, type Match, seatOf, settingsOf } from './match.ts';
import { CLAUSE } from './rules/index.ts';

/** Whether a model shoots with a weapon at that distance, at whom it sees (ZC-SHT-01). */
function canShoot(m: Match, model: number, weapon: number, distance: Length): boolean {
  const { shooting } = settingsOf(m, model);
  if (!shooting.on || m.state.shots[model] === 0) return false;
  const { inches, exact, on } = shooting.target;
  const least = inches * INCH;
  const near = on && (exact === 'melee' ? distance <= least : distance < least);
  return !near && distance <= m.book.weapons[weapon].range * INCH;
}

/** Whether a model fights an enemy that it sees or not (ZC-MEL-01). */
function canFight(m: Match, model: number, target: number, distance: Length, seen: boolean): boolean {
  const { melee } = settingsOf(m, model);
  if (!melee.on || (melee.target.seen !== 'no' && !seen)) return false;
  if (melee.target.on) return distance <= melee.target.inches * INCH;
  return m.theatre.touch(m.state.point[model], m.state.point[target]);
}

/**
 * All attacks a model could make from where it stands, on enemies that still have wounds (ZC-LOS-01).
 *
 * @param enough attacks after which no further enemy is looked at
 */
export function strikesOf(m: Match, model: number, enough = Infinity): Strike[] {
  const { ranged, melee, seat } = m.book.models[model];
  const from = m.state.point[model];
  const found: Strike[] = [];
  for (const target of enemiesOf(m, model)) {
    if (found.length >= enough) break;
    if (!isUp(m, target)) continue;
    const at = m.state.point[target];
    const square = m.theatre.squareOf(from, at);
    if (square > m.book.farthest[model]) continue;
    const distance = m.book.gaps.of(square);
    const seen = isSeen(m.theatre.lines.look(seat, from, at));
    if (seen) {
      for (const weapon of ranged) {
        if (canShoot(m, model, weapon, distance))
          found.push({ kind: 'shooting', attacker: model, weapon, target });
      }
    }
    if (!canFight(m, model, target, distance, seen)) continue;
    for (const weapon of melee) found.push({ kind: 'melee', attacker: model, weapon, target });
  }
  return found;
}

export function carryOut(m: Match, strike: Strike): void {
  acted(m, strike.kind === 'shooting' ? CLAUSE.shooting.target : CLAUSE.melee.target);
  acted(m, CLAUSE.sight.lines);
  acted(m, CLAUSE.measurement.base);
  resolveStrike(m, strike);
}

/** Counts the limits of sight that keep enemies in reach from being targeted by a model that acts. */
export function countHidden(m: Match, model: number): void {
  const { sight } = CLAUSE;
  const from = m.state.point[model];
  for (const target of enemiesOf(m, model)) {
    const at = m.state.point[target];
    if (!isUp(m, target) || m.theatre.squareOf(from, at) > m.book.farthest[model]) continue;
    const look = m.theatre.lines.look(seatOf(m, model), from, at);
    if (look === HIDDEN_BY.sparseInto) acted(m, sight.sparseInto);
    else if (look === HIDDEN_BY.sparseThrough) acted(m, sight.sparseThrough);
    else if (look === HIDDEN_BY.denseInto) acted(m, sight.denseInto);
    else if (look === HIDDEN_BY.denseThrough) acted(m, sight.denseThrough);
  }
}
