import { type Model, NOBODY, NONE, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { acted, count, isOnTable, type Match, seatOf, settingsOf, tell } from '../match/match.ts';
import type { CounterName } from '../matchup/counters.ts';
import { CLAUSE } from '../rules/index.ts';
import { hasPointsFor } from './commanders.ts';

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

/** Pools that a model standing on `at` may spend from: its own, its squad's, then a Commander's (DP-CP-01..03). */
export function pools(m: Match, model: Model, at: Point, use: PointUse): number[] {
  const { own } = settingsOf(m, model).commandPoints;
  if (own.turns === 'own' && seatOf(m, model) !== m.state.active) return [];
  return poolsInAnyTurn(m, model, at, use);
}

/** The same in whichever turn points may be spent (DP-Q-37). */
export function poolsInAnyTurn(m: Match, model: Model, at: Point, use: PointUse): number[] {
  const { commandPoints } = settingsOf(m, model);
  const { own } = commandPoints;
  if (!commandPoints.on) return [];
  if (!own.on) return allPools(m, model);
  const isOwnRoll = use === 'reroll' || use === 'shift';
  const found = isOwnRoll && own.rolls === 'any' ? allPools(m, model) : poolsInReach(m, model, at, use);
  return own.mixing === 'single' ? fullest(m, found) : found;
}

function poolsInReach(m: Match, model: Model, at: Point, use: PointUse): number[] {
  const { commandPoints, commander } = settingsOf(m, model);
  const found: number[] = [];
  const { unit } = m.matchup.models[model];
  const held = m.matchup.units.length + model;
  if (m.state.points[held] > 0) found.push(held);
  if (m.state.points[unit] > 0 && sharesSquadPoints(m, model, at)) found.push(unit);
  const onEnemyRoll = use === 'force' || use === 'counter';
  const umbrella = !onEnemyRoll || commandPoints.commander.umbrella === 'friends';
  if (umbrella && commander.rule.on && commandPoints.commander.on) pushCommanders(m, model, at, found);
  return found;
}

/** The pool with most in it, where a roll may draw on one only (DP-Q-38). */
export function fullest(m: Match, from: readonly number[]): number[] {
  if (from.length === 0) return [];
  return [from.reduce((best, pool) => (m.state.points[pool] > m.state.points[best] ? pool : best))];
}

/** Everything the side has, its own first: without DP-CP-01 for anything, by a reading of ours for any roll of the side's. */
function allPools(m: Match, model: Model): number[] {
  const seat = seatOf(m, model);
  const { unit } = m.matchup.models[model];
  const held = (other: number) => m.matchup.units.length + other;
  const others = [...m.matchup.unitsOf[seat], ...m.matchup.force[seat].map(held)];
  return [...new Set([held(model), unit, ...others])].filter((pool) => m.state.points[pool] > 0);
}

function pushCommanders(m: Match, model: Model, at: Point, found: number[]): void {
  const { models, units, force } = m.matchup;
  if (at === NOWHERE) return;
  const { reach } = settingsOf(m, model).commandPoints.commander;
  for (const other of force[seatOf(m, model)]) {
    if (!hasPointsFor(models[other], models[model]) || !isOnTable(m, other)) continue;
    const { unit } = models[other];
    const held = units.length + other;
    // Several Commanders of one squad have its points between them.
    const lends = m.state.points[unit] > 0 && !found.includes(unit);
    if (!lends && m.state.points[held] === 0) continue;
    if (m.battlefield.distance(at, m.state.point[other]) > reach * commandRange(m, other)) continue;
    if (lends) found.push(unit);
    if (m.state.points[held] > 0) found.push(held);
  }
}

/** What a special action costs: without DP-CP-04 nothing, unless Command Points buy nothing at all. */
export function specialPrice(m: Match, model: Model, points: number): number {
  const { on, specialActions } = settingsOf(m, model).commandPoints;
  return on && !specialActions.on ? 0 : points;
}

/** A squad's points are for its leader and members within his command range (DP-SQD-04, DP-CP-03). */
function sharesSquadPoints(m: Match, model: Model, at: Point): boolean {
  const { unit } = m.matchup.models[model];
  const { squads, commandPoints } = settingsOf(m, model);
  const { squadLeader } = commandPoints;
  const leader = m.state.leader[unit];
  if (!m.matchup.units[unit].squad || !squads.leader.on || leader === model) return true;
  if (leader === NOBODY || !squadLeader.on) return false;
  return !squads.sharing.on || (at !== NOWHERE && inCommandOf(m, leader, model, at, squadLeader.reach));
}

/** Whether a member, standing on `at`, is within command range of whoever leads it, or a share of that. */
export function inCommandOf(
  m: Match,
  head: Model,
  model: Model,
  at: Point = m.state.point[model],
  share = 1,
): boolean {
  if (head === model || !settingsOf(m, model).squads.leader.on) return true;
  if (head === NOBODY || !isOnTable(m, head) || at === NOWHERE) return false;
  return m.battlefield.distance(at, m.state.point[head]) <= share * commandRange(m, head);
}

/** Leadership in inches (DP-CMD-01); a borrowed Leadership may widen it (DP-Q-26). */
export function commandRange(m: Match, model: Model): number {
  const { squads, leadership } = settingsOf(m, model);
  const { profile } = m.matchup.models[model];
  const widens = squads.command.borrowed === 'widens' && leadership.commander.on && !profile.commander;
  const lent = widens ? commanderLeadership(m, model, m.state.point[model]) : 0;
  return Math.max(profile.leadership, lent) * squads.command.inchesPerPoint * m.matchup.inch;
}

/** A Commander who has just been killed, and where he stood. */
export interface Fallen {
  readonly model: Model;
  readonly spot: Point;
}

/** Best Leadership a Commander in range lends, 0 without one (DP-LDR-09); some lend it in death (DP-Q-136). */
export function commanderLeadership(
  m: Match,
  model: Model,
  at: Point,
  fallen: readonly Fallen[] = [],
): number {
  const { commander, squads } = settingsOf(m, model);
  let best = 0;
  if (!commander.rule.on || at === NOWHERE) return best;
  const consider = (other: Model, spot: Point) => {
    const { profile, seat } = m.matchup.models[other];
    if (other === model || !profile.commander || seat !== seatOf(m, model) || spot === NOWHERE) return;
    const range = profile.leadership * squads.command.inchesPerPoint * m.matchup.inch;
    if (profile.leadership > best && m.battlefield.distance(at, spot) <= range) best = profile.leadership;
  };
  for (const other of m.matchup.force[seatOf(m, model)]) consider(other, m.state.point[other]);
  for (const { model: other, spot } of fallen) consider(other, spot);
  return best;
}

export function pointsIn(m: Match, from: readonly number[]): number {
  let sum = 0;
  for (const pool of from) sum += m.state.points[pool];
  return sum;
}

/** What Command Points buy at once; what they do to a roll is told with the roll. */
const BOUGHT: Partial<Readonly<Record<PointUse, string>>> = {
  overwatch: 'Overwatch',
  'combat-ready': 'Combat Ready',
  'suppressing-fire': 'Suppressing Fire',
  manoeuvre: 'a Tactical Manoeuvre',
};

/** Whose points a pool holds: a unit's, or those of one model. */
export function nameOfPool(m: Match, pool: number): string {
  const { units, models } = m.matchup;
  if (pool >= units.length) return models[pool - units.length].name;
  return units[pool].name;
}

/**
 * Pays from the pools in their order; the caller has checked that they hold enough.
 *
 * @returns the first pool that paid
 */
export function pay(
  m: Match,
  spender: Model,
  from: readonly number[],
  points: number,
  use: PointUse,
): number {
  let owed = points;
  let payer = NONE;
  for (const pool of from) {
    const taken = Math.min(owed, m.state.points[pool]);
    if (taken > 0) {
      countSource(m, spender, pool);
      tellBought(m, pool, taken, use);
      if (payer === NONE) payer = pool;
    }
    m.state.points[pool] -= taken;
    owed -= taken;
  }
  count(m, seatOf(m, spender), `points:${use}` as CounterName, points);
  return payer;
}

function tellBought(m: Match, pool: number, points: number, use: PointUse): void {
  const bought = BOUGHT[use];
  if (bought === undefined) return;
  tell(m, 'points', () => [
    `${commandPointsText(points)} of ${nameOfPool(m, pool)}: ${bought}.`,
    { payer: nameOfPool(m, pool), points, use },
  ]);
}

export function commandPointsText(points: number): string {
  return points === 1 ? '1 Command Point' : `${points} Command Points`;
}

function countSource(m: Match, spender: Model, pool: number): void {
  const { unit } = m.matchup.models[spender];
  const { commandPoints, squads, commander } = CLAUSE;
  if (pool === unit && m.matchup.units[unit].squad && m.state.leader[unit] !== spender) {
    for (const clause of [commandPoints.squadLeader, squads.sharing, squads.leader, squads.command])
      acted(m, clause);
  } else if (pool === unit || !isOfCommander(m, pool)) acted(m, commandPoints.own);
  else for (const clause of [commandPoints.commander, commander.rule]) acted(m, clause);
}

function isOfCommander({ matchup: { models, units } }: Match, pool: number): boolean {
  if (pool >= units.length) return models[pool - units.length].profile.commander;
  return units[pool].members.some((model) => models[model].profile.commander);
}
