import type { Seat } from '../../rules/decision.ts';
import type { CounterName } from './counters.ts';
import { count, isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { NOWHERE } from './state.ts';

/** How a Command Point is used; DP-CP-04 to DP-CP-09. */
export type PointUse =
  | 'reroll'
  | 'shift'
  | 'force'
  | 'counter'
  | 'overwatch'
  | 'combat-ready'
  | 'suppressing-fire'
  | 'manoeuvre';

/** Purses a model standing on `at` may spend from: its own, its squad's, then a Commander's (DP-CP-01..03). */
export function purses(m: Match, model: number, at: number, use: PointUse): number[] {
  const own = settingsOf(m, model);
  if (!own.commandPoints.on) return [];
  if (own.commandPoints.own.turns === 'own' && seatOf(m, model) !== m.state.active) return [];
  const units: number[] = [];
  const unit = m.book.models[model].unit;
  const held = m.book.units.length + model;
  if (m.state.points[held] > 0) units.push(held);
  if (m.state.points[unit] > 0 && sharesSquadPoints(m, model, at)) units.push(unit);
  const umbrella =
    use !== 'force' && use !== 'counter' ? true : own.commandPoints.commander.umbrella === 'friends';
  if (umbrella && own.commander.rule.on && own.commandPoints.commander.on)
    pushCommanders(m, model, at, unit, units);
  if (own.commandPoints.own.mixing === 'single' && units.length > 1) {
    return [units.reduce((best, u) => (m.state.points[u] > m.state.points[best] ? u : best))];
  }
  return units;
}

function pushCommanders(m: Match, model: number, at: number, unit: number, units: number[]): void {
  for (const other of m.book.force[seatOf(m, model)]) {
    const { profile, unit: theirs } = m.book.models[other];
    if (!profile.commander || theirs === unit || m.state.points[theirs] === 0 || !isOnTable(m, other))
      continue;
    if (at !== NOWHERE && m.theatre.distance(at, m.state.point[other]) <= commandRange(m, other))
      units.push(theirs);
  }
}

/** A squad's points are for its leader and members within his command range (DP-SQD-04, DP-CP-03). */
function sharesSquadPoints(m: Match, model: number, at: number): boolean {
  const { unit } = m.book.models[model];
  const own = settingsOf(m, model);
  if (!m.book.units[unit].squad || !own.squads.leader.on || !own.squads.sharing.on) return true;
  const leader = m.state.leader[unit];
  if (leader === model) return true;
  if (leader === NOWHERE || !own.commandPoints.squadLeader.on || !isOnTable(m, leader) || at === NOWHERE)
    return false;
  return m.theatre.distance(at, m.state.point[leader]) <= commandRange(m, leader);
}

/** Leadership in inches (DP-CMD-01); a borrowed Leadership may widen it (DP-Q-26). */
export function commandRange(m: Match, model: number): number {
  const { command } = settingsOf(m, model).squads;
  const { profile } = m.book.models[model];
  let leadership = profile.leadership;
  if (command.borrowed === 'widens' && !profile.commander) {
    leadership = Math.max(leadership, commanderLeadership(m, model, m.state.point[model]));
  }
  return leadership * command.inchesPerPoint * m.book.inch;
}

/** Best Leadership a Commander in range lends, 0 without one (DP-LDR-09). */
export function commanderLeadership(m: Match, model: number, at: number): number {
  let best = 0;
  if (!settingsOf(m, model).commander.rule.on || at === NOWHERE) return best;
  for (const other of m.book.force[seatOf(m, model)]) {
    const { profile } = m.book.models[other];
    if (other === model || !profile.commander || profile.leadership <= best || !isOnTable(m, other)) continue;
    const range = profile.leadership * settingsOf(m, other).squads.command.inchesPerPoint * m.book.inch;
    if (m.theatre.distance(at, m.state.point[other]) <= range) best = profile.leadership;
  }
  return best;
}

export function pointsIn(m: Match, units: readonly number[]): number {
  let sum = 0;
  for (const unit of units) sum += m.state.points[unit];
  return sum;
}

/** Pays from the purses in their order; the caller has checked that they hold enough. */
export function pay(m: Match, seat: Seat, units: readonly number[], points: number, use: PointUse): void {
  let owed = points;
  for (const unit of units) {
    const taken = Math.min(owed, m.state.points[unit]);
    m.state.points[unit] -= taken;
    owed -= taken;
  }
  count(m, seat, `points:${use}` as CounterName, points);
}
