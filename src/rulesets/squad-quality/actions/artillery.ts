import { INCH } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { expectedDamage } from '../attack/anti-tank.ts';
import { ONE_BUSY, wornBy } from '../attack/shots.ts';
import { strikeHull } from '../attack/vehicle-damage.ts';
import { HIDDEN } from '../battlefield/sightlines.ts';
import { sufferHits } from '../match/casualties.ts';
import { fortifiedArmour } from '../match/fortification.ts';
import { hullOf, isVehicle } from '../match/hull.ts';
import { markByLosses } from '../match/markers.ts';
import {
  acted,
  count,
  enemiesOf,
  isOnTable,
  type Match,
  nameOf,
  placeOf,
  rollDie,
  seatOf,
  settingsOf,
  tell,
} from '../match/match.ts';
import { chanceOfPasses, passChance, passesAt, passesOf } from '../match/quality-test.ts';
import { type Spot, scattered } from '../match/scatter.ts';
import { isSmoked, screensOf } from '../match/smoke.ts';
import { has, leaderWith, levelOf } from '../match/status.ts';
import { qualityNumber } from '../matchup/scale.ts';
import type { Option } from '../places/option.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Point, type Unit } from '../units/entities.ts';
import type { WeaponSpec } from '../units/units.ts';

/** Strikes that a unit may call for: on enemies that it sees, while a battery listens (SQ-ART-01 to SQ-ART-03). */
export function callOptions(m: Match, unit: Unit): Option[] {
  if (!canCall(m, unit)) return [];
  const at = placeOf(m, unit);
  return callable(m, unit, at, enemiesOf(m, unit)).map((target) => ({
    action: 'call',
    at,
    target,
    manner: ONE_BUSY,
  }));
}

/** Those of some enemies that are seen from a spot, so that whoever is there can call for a strike on them. */
export function callable(m: Match, unit: Unit, spot: Point, enemies: readonly Unit[]): Unit[] {
  const seat = seatOf(m, unit);
  const screens = screensOf(m);
  return enemies.filter((enemy) => {
    const there = m.state.point[enemy];
    if (!isOnTable(m, enemy) || isSmoked(m, screens, spot, there)) return false;
    return m.battlefield.lines.look(seat, spot, there) !== HIDDEN;
  });
}

/** Whether a unit may call for a strike, and a battery listens. */
export function canCall(m: Match, unit: Unit): boolean {
  return batteriesFree(m, seatOf(m, unit)) > 0 && mayCall(m, unit);
}

/** Officers call for artillery, and squads whose leader is there or who have an officer with them (SQ-SL-02). */
function mayCall(m: Match, unit: Unit): boolean {
  const { artillery, squadLeaders } = settingsOf(m, unit);
  const { kind, leader } = m.matchup.models[unit].profile;
  if (!artillery.call.on) return false;
  if (kind === 'character') return true;
  if (kind !== 'infantry') return false;
  const isLed = leader !== 'none' && m.state.leader[unit] > 0 && squadLeaders.leader.on;
  if (isLed || !squadLeaders.calls.on || leaderWith(m, unit) !== NO_UNIT) return true;
  acted(m, CLAUSE.squadLeaders.calls);
  return false;
}

function batteriesFree(m: Match, seat: Seat): number {
  const { once } = m.matchup.settings[seat].artillery;
  return m.state.batteries[seat] - (once.on ? m.state.calls[seat] : 0);
}

/** What a strike on an enemy is worth on average, friends beside it counted against it. */
export function strikeWorth(m: Match, unit: Unit, target: Unit): number {
  const own = settingsOf(m, unit);
  const { timing, accuracy, batteries } = own.artillery;
  const comes = timing.on ? chanceOfPasses(passChance(qualityNumber(own, batteries.quality)), 2) : 1;
  const pass = passChance(qualityNumber(own, levelOf(m, unit)));
  const straight = accuracy.on ? pass * pass * pass + 0.35 * 3 * pass * pass * (1 - pass) : 1;
  const { x, y } = m.battlefield.ground;
  const at = m.state.point[target];
  const weapon = weaponOf(m, seatOf(m, unit));
  let worth = 0;
  for (let one = 0; one < m.matchup.models.length; one++) {
    if (!isOnTable(m, one)) continue;
    const hits = figuresHit(m, one, { x: x[at], y: y[at] }, blastOf(m, seatOf(m, unit)));
    const sign = seatOf(m, one) === seatOf(m, unit) ? -1.5 : 1;
    worth += sign * lossesBy(m, one, hits, weapon) * m.matchup.figureWorth[one];
  }
  return comes * straight * worth;
}

/** Figures that so many hits of a strike cost a unit, markers included. */
function lossesBy(m: Match, unit: Unit, hits: number, { damage, antiTank }: WeaponSpec): number {
  const hull = hullOf(m, unit);
  if (hull !== null)
    return expectedDamage(m, unit, Math.min(1, hits), { single: [], rest: antiTank }, hull.top);
  const beaten = m.matchup.expectations.beats(damage - wornBy(m, unit));
  return 0.85 * hits * beaten + 0.06 * Math.min(1, hits) * m.state.figures[unit];
}

/** Calls for a strike (SQ-ART-04, SQ-ART-05). */
export function call(m: Match, unit: Unit, target: Unit): void {
  const seat = seatOf(m, unit);
  const { timing } = settingsOf(m, unit).artillery;
  acted(m, CLAUSE.artillery.call);
  acted(m, CLAUSE.artillery.once);
  acted(m, CLAUSE.artillery.batteries);
  m.state.calls[seat]++;
  m.state.stirred[seat] = 1;
  count(m, seat, 'strikes');
  const passes = timing.on ? timingOf(m, unit) : 2;
  tell(
    m,
    'call',
    () =>
      `${nameOf(m, unit)} calls for a strike on ${nameOf(m, target)}: ${passes >= 2 ? 'it comes' : passes === 1 ? 'the message is garbled' : 'the battery is lost'}.`,
    () => ({ attacker: unit, target, passes }),
  );
  if (passes === 0) m.state.batteries[seat]--;
  if (passes < 2) return;
  const { x, y } = m.battlefield.ground;
  const at = m.state.point[target];
  strike(m, seat, spotOf(m, unit, { x: x[at], y: y[at] }));
}

/** The test of the battery; a communications expert rolls a die again (SQ-PER-02). */
function timingOf(m: Match, unit: Unit): number {
  const own = settingsOf(m, unit);
  const again = own.personalities.comms.on && has(m, unit, 'comms') ? 1 : 0;
  acted(m, CLAUSE.artillery.timing);
  if (again > 0) acted(m, CLAUSE.personalities.comms);
  return passesAt(m, unit, 'battery', qualityNumber(own, own.artillery.batteries.quality), { again });
}

/** Where a strike comes down. */
function spotOf(m: Match, unit: Unit, aimed: Spot): Spot {
  if (!settingsOf(m, unit).artillery.accuracy.on) return aimed;
  acted(m, CLAUSE.artillery.accuracy);
  const failed = 3 - passesOf(m, unit, 'accuracy');
  if (failed === 0) return aimed;
  let inches = 0;
  for (let i = 0; i < failed; i++) inches += rollDie(m, unit, 'scatter');
  return scattered(m, unit, aimed, inches);
}

/** Hits every figure within the blast, friends among them (SQ-ART-06, SQ-CORE-AOE). */
function strike(m: Match, seat: Seat, spot: Spot): void {
  const weapon = weaponOf(m, seat);
  acted(m, CLAUSE.artillery.area);
  for (let unit = 0; unit < m.matchup.models.length; unit++) {
    if (!isOnTable(m, unit)) continue;
    const hits = Math.round(figuresHit(m, unit, spot, blastOf(m, seat)));
    if (hits === 0) continue;
    acted(m, CLAUSE.artillery.blast);
    if (isVehicle(m, unit)) {
      strikeTop(m, unit, weapon);
      continue;
    }
    const before = m.state.figures[unit];
    const lost = sufferHits(m, unit, hits, weapon.damage - wornBy(m, unit) - fortifiedArmour(m, unit), {
      attacker: NO_UNIT,
      kind: 'other',
    });
    if (isOnTable(m, unit)) markByLosses(m, unit, before, lost);
  }
}

/** A vehicle is hit once, on its top, with the anti-tank rating of the weapon (SQ-CORE-AOE). */
function strikeTop(m: Match, unit: Unit, { antiTank }: WeaponSpec): void {
  const top = hullOf(m, unit)?.top ?? 0;
  strikeHull(m, unit, 1, { single: [], rest: antiTank }, top, { attacker: NO_UNIT, kind: 'other' });
}

/** Figures of a unit within the blast, evenly spread over its circle. */
function figuresHit(m: Match, unit: Unit, spot: Spot, inches: number): number {
  const { ground } = m.battlefield;
  const at = m.state.point[unit];
  const [dx, dy] = [ground.x[at] - spot.x, ground.y[at] - spot.y];
  const [{ movement }] = m.matchup.settings;
  const own = movement.formation.radius * INCH;
  const reach = inches * INCH;
  const share = (reach + own - Math.sqrt(dx * dx + dy * dy)) / (2 * own);
  return Math.max(0, Math.min(1, share)) * m.state.figures[unit];
}

function weaponOf(m: Match, seat: Seat): WeaponSpec {
  const { weapon } = m.matchup.settings[seat].artillery.batteries;
  return m.matchup.weapons.find(({ id }) => id === weapon) ?? m.matchup.weapons[0];
}

/** How far the blast of a side's batteries reaches, in inches (SQ-Q-09). */
function blastOf(m: Match, seat: Seat): number {
  const { radius } = m.matchup.settings[seat].artillery.blast;
  return radius === 'three' ? 3 : weaponOf(m, seat).blast;
}
