import { INCH, type Length } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { ONE_BUSY } from '../attack/aim.ts';
import {
  acted,
  enemiesOf,
  isOnTable,
  isPresent,
  type Match,
  placeOf,
  seatOf,
  settingsOf,
} from '../match/match.ts';
import type { Spot } from '../match/scatter.ts';
import { sees } from '../match/sight.ts';
import { screensOf } from '../match/smoke.ts';
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

/**
 * Officers call for artillery by themselves, and squads whose own leader is there (SQ-SL-02, SQ-CHR-03); without
 * Characters an officer is a figure like any other.
 */
function mayCall(m: Match, unit: Unit): boolean {
  const { artillery, characters, squadLeaders } = settingsOf(m, unit);
  const { kind, leader } = m.matchup.models[unit].profile;
  if (!artillery.call.on) return false;
  if (kind === 'character' && characters.on) return true;
  if (kind !== 'infantry' && kind !== 'character') return false;
  const isLed = leader !== 'none' && m.state.leader[unit] > 0 && squadLeaders.leader.on;
  if (isLed || !squadLeaders.calls.on) return true;
  acted(m, CLAUSE.squadLeaders.calls);
  return false;
}

function batteriesFree(m: Match, seat: Seat): number {
  const { once } = m.matchup.settings[seat].artillery;
  return m.state.batteries[seat] - (once.on ? m.state.calls[seat] : 0);
}

/** Figures of a unit within the blast, evenly spread over its circle; none of whoever rides or is not there. */
export function figuresHit(m: Match, unit: Unit, spot: Spot, inches: number): number {
  return figuresUnder(m, unit, inches)(spot.x, spot.y);
}

/** The same for blasts anywhere. */
export function figuresUnder(m: Match, unit: Unit, inches: number): (x: Length, y: Length) => number {
  if (!isPresent(m, unit)) return () => 0;
  const { ground } = m.battlefield;
  const at = placeOf(m, unit);
  const [atX, atY] = [ground.x[at], ground.y[at]];
  const [{ movement }] = m.matchup.settings;
  const own = movement.formation.radius * INCH;
  const reach = inches * INCH + own;
  const figures = m.state.figures[unit];
  return (x, y) => {
    const [dx, dy] = [atX - x, atY - y];
    const square = dx * dx + dy * dy;
    if (square >= reach * reach) return 0;
    return Math.min(1, (reach - Math.sqrt(square)) / (2 * own)) * figures;
  };
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
