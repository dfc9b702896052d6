import { INCH } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { ONE_BUSY } from '../attack/aim.ts';
import { expectedDamage } from '../attack/anti-tank.ts';
import { armourAbout } from '../attack/shots.ts';
import { isVehicle, platedOn } from '../match/hull.ts';
import {
  acted,
  enemiesOf,
  isExposed,
  isOnFoot,
  isOnTable,
  type Match,
  placeOf,
  seatOf,
  settingsOf,
} from '../match/match.ts';
import { chanceOfPasses, passChance } from '../match/quality-test.ts';
import { type Spot, spotAt } from '../match/scatter.ts';
import { sees } from '../match/sight.ts';
import { screensOf } from '../match/smoke.ts';
import { levelOf } from '../match/status.ts';
import { qualityNumber } from '../matchup/scale.ts';
import type { Option } from '../places/option.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Point, Unit } from '../units/entities.ts';
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
  return enemies.filter((enemy) => isOnTable(m, enemy) && sees(m, seat, spot, m.state.point[enemy], screens));
}

/** Whether a unit may call for a strike, and a battery listens. */
export function canCall(m: Match, unit: Unit): boolean {
  return batteriesFree(m, seatOf(m, unit)) > 0 && mayCall(m, unit);
}

/** Officers call for artillery by themselves, and squads whose own leader is there (SQ-SL-02, SQ-CHR-03). */
function mayCall(m: Match, unit: Unit): boolean {
  const { artillery, squadLeaders } = settingsOf(m, unit);
  const { kind, leader } = m.matchup.models[unit].profile;
  if (!artillery.call.on) return false;
  if (kind === 'character') return true;
  if (kind !== 'infantry') return false;
  const isLed = leader !== 'none' && m.state.leader[unit] > 0 && squadLeaders.leader.on;
  if (isLed || !squadLeaders.calls.on) return true;
  acted(m, CLAUSE.squadLeaders.calls);
  return false;
}

function batteriesFree(m: Match, seat: Seat): number {
  const { once } = m.matchup.settings[seat].artillery;
  return m.state.batteries[seat] - (once.on ? m.state.calls[seat] : 0);
}

/** What a strike is worth of which one die has scattered. */
const ASTRAY = 0.35;

/** What calling for a strike on an enemy is worth on average. */
export function strikeWorth(m: Match, unit: Unit, target: Unit): number {
  const own = settingsOf(m, unit);
  const { timing, accuracy, batteries } = own.artillery;
  const comes = timing.on ? chanceOfPasses(passChance(qualityNumber(own, batteries.quality)), 2) : 1;
  const pass = passChance(qualityNumber(own, levelOf(m, unit)));
  const straight = accuracy.on ? pass * pass * pass + ASTRAY * 3 * pass * pass * (1 - pass) : 1;
  return comes * straight * blastWorth(m, seatOf(m, unit), target);
}

/** What so many passes of the test for accuracy are worth to a seat that strikes at an enemy. */
export function worthOfAim(m: Match, seat: Seat, target: Unit): (passes: number) => number {
  return (passes) => (passes === 3 ? 1 : passes === 2 ? ASTRAY : 0) * blastWorth(m, seat, target);
}

/** What a strike of a seat right on an enemy takes, friends beside it counted against it. */
function blastWorth(m: Match, seat: Seat, target: Unit): number {
  const weapon = weaponOf(m, seat);
  const blast = blastOf(m, seat);
  const spot = spotAt(m, m.state.point[target]);
  let worth = 0;
  for (let one = 0; one < m.matchup.models.length; one++) {
    const hits = figuresHit(m, one, spot, blast);
    if (hits === 0) continue;
    const sign = seatOf(m, one) === seat ? -1.5 : 1;
    worth += sign * lossesBy(m, one, hits, weapon) * m.matchup.figureWorth[one];
  }
  return worth;
}

/** Figures that so many hits of a strike cost a unit, markers included. */
function lossesBy(m: Match, unit: Unit, hits: number, { damage, antiTank }: WeaponSpec): number {
  if (isVehicle(m, unit)) {
    const ratings = { single: [], rest: antiTank };
    return expectedDamage(m, unit, Math.min(1, hits), ratings, platedOn(m, unit, 'top'));
  }
  const beaten = m.matchup.expectations.beats(damage - armourAbout(m, unit));
  const { underFire } = settingsOf(m, unit);
  const marked = underFire.on && underFire.hit.on ? 0.06 : 0;
  return 0.85 * hits * beaten + marked * Math.min(1, hits) * m.state.figures[unit];
}

/** Figures of a unit within the blast, evenly spread over its circle; none of whoever rides or is not there. */
export function figuresHit(m: Match, unit: Unit, spot: Spot, inches: number): number {
  if (!isExposed(m, unit) && !isOnFoot(m, unit)) return 0;
  const { ground } = m.battlefield;
  const at = placeOf(m, unit);
  const [dx, dy] = [ground.x[at] - spot.x, ground.y[at] - spot.y];
  const [{ movement }] = m.matchup.settings;
  const own = movement.formation.radius * INCH;
  const reach = inches * INCH;
  const share = (reach + own - Math.sqrt(dx * dx + dy * dy)) / (2 * own);
  return Math.max(0, Math.min(1, share)) * m.state.figures[unit];
}

export function weaponOf(m: Match, seat: Seat): WeaponSpec {
  const { weapon } = m.matchup.settings[seat].artillery.batteries;
  return m.matchup.weapons.find(({ id }) => id === weapon) ?? m.matchup.weapons[0];
}

/** How far the blast of a side's batteries reaches, in inches (SQ-Q-09). */
export function blastOf(m: Match, seat: Seat): number {
  const { radius } = m.matchup.settings[seat].artillery.blast;
  return radius === 'three' ? 3 : weaponOf(m, seat).blast;
}
