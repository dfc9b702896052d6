import { resolveStrike, type Strike } from './attack.ts';
import { HIDDEN_BY, isSeen } from './looks.ts';
import { acted, enemiesOf, isUp, type Match, seatOf } from './match.ts';
import { canReach } from './reach.ts';
import { CLAUSE } from './rules/index.ts';
import type { AttackKind } from './timing.ts';

/**
 * All attacks a model could make from where it stands, on enemies that still have wounds (ZC-LOS-01).
 *
 * @param enough attacks after which no further enemy is looked at
 */
export function strikesOf(m: Match, model: number, enough = Infinity): Strike[] {
  const { ranged, melee, seat } = m.book.models[model];
  const { settings, weapons, gaps } = m.book;
  const from = m.state.point[model];
  const found: Strike[] = [];
  for (const target of enemiesOf(m, model)) {
    if (found.length >= enough) break;
    if (!isUp(m, target)) continue;
    const at = m.state.point[target];
    const square = m.battlefield.squareOf(from, at);
    if (square > m.book.farthest[model]) continue;
    const distance = gaps.of(square);
    const seen = isSeen(m.battlefield.sightings.look(seat, from, at));
    const list = (kind: AttackKind, arms: readonly number[]) => {
      for (const weapon of arms) {
        if (canReach(settings[seat], weapons[weapon], distance, seen))
          found.push({ kind, attacker: model, weapon, target });
      }
    };
    if (m.state.shots[model] > 0) list('shooting', ranged);
    list('melee', melee);
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
    if (!isUp(m, target) || m.battlefield.squareOf(from, at) > m.book.farthest[model]) continue;
    const look = m.battlefield.sightings.look(seatOf(m, model), from, at);
    if (look === HIDDEN_BY.sparseInto) acted(m, sight.sparseInto);
    else if (look === HIDDEN_BY.sparseThrough) acted(m, sight.sparseThrough);
    else if (look === HIDDEN_BY.denseInto) acted(m, sight.denseInto);
    else if (look === HIDDEN_BY.denseThrough) acted(m, sight.denseThrough);
  }
}
