import { resolveStrike, type Strike } from './attack.ts';
import { HIDDEN_BY, isSeen } from './looks.ts';
import { acted, enemiesOf, isUp, type Match, seatOf, settingsOf } from './match.ts';
import { CLAUSE } from './rules/index.ts';

/** Whether a distance is short enough for melee (ZC-MEL-01). */
function inMeleeReach(m: Match, model: number, from: number, at: number): boolean {
  const { target } = settingsOf(m, model).melee;
  return target.on ? m.theatre.distance(from, at) <= target.inches * 2540 : m.theatre.touch(from, at);
}

/** Whether a weapon may be used on an enemy from a point (ZC-SHT-01, ZC-MEL-01, ZC-LOS-01). */
export function canStrike(m: Match, model: number, weapon: number, from: number, at: number): boolean {
  const { shooting, melee } = settingsOf(m, model);
  const { mode, range } = m.book.weapons[weapon];
  const seen = () => isSeen(m.theatre.lines.look(seatOf(m, model), from, at));
  if (mode === 'melee') {
    return melee.on && inMeleeReach(m, model, from, at) && (melee.target.seen === 'no' || seen());
  }
  if (!shooting.on || m.state.shots[model] === 0) return false;
  const distance = m.theatre.distance(from, at);
  const { inches, exact, on } = shooting.target;
  const least = inches * 2540;
  const near = on && (exact === 'melee' ? distance <= least : distance < least);
  return !near && distance <= range * 2540 && seen();
}

/** All attacks a model could make from where it stands, on enemies that still have wounds. */
export function strikesOf(m: Match, model: number): Strike[] {
  const { ranged, melee } = m.book.models[model];
  const from = m.state.point[model];
  const weapons = [...ranged, ...melee];
  const found: Strike[] = [];
  for (const target of enemiesOf(m, model)) {
    const at = m.state.point[target];
    if (!isUp(m, target) || m.theatre.distance(from, at) > m.book.farthest[model]) continue;
    for (const weapon of weapons) {
      if (!canStrike(m, model, weapon, from, at)) continue;
      const kind = m.book.weapons[weapon].mode === 'ranged' ? 'shooting' : 'melee';
      found.push({ kind, attacker: model, weapon, target });
    }
  }
  return found;
}

export function carryOut(m: Match, strike: Strike): void {
  acted(m, strike.kind === 'shooting' ? CLAUSE.shooting.target : CLAUSE.melee.target);
  acted(m, CLAUSE.sight.lines);
  acted(m, CLAUSE.measurement.base);
  resolveStrike(m, strike);
}

/** Counts the limits of sight that keep enemies from being targeted by a model that acts. */
export function countHidden(m: Match, model: number): void {
  const { sight } = CLAUSE;
  for (const target of enemiesOf(m, model)) {
    if (!isUp(m, target)) continue;
    const look = m.theatre.lines.look(seatOf(m, model), m.state.point[model], m.state.point[target]);
    if (look === HIDDEN_BY.sparseInto) acted(m, sight.sparseInto);
    else if (look === HIDDEN_BY.sparseThrough) acted(m, sight.sparseThrough);
    else if (look === HIDDEN_BY.denseInto) acted(m, sight.denseInto);
    else if (look === HIDDEN_BY.denseThrough) acted(m, sight.denseThrough);
  }
}
