/** What mines may cost whoever goes near them, by what his side knows of them (SQ-MINE-01). */

import { INCH } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { hullHarm } from '../attack/anti-tank.ts';
import { wornBy } from '../attack/shots.ts';
import { isAloft, isVehicle, platedOn } from '../match/hull.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { passChance } from '../match/quality-test.ts';
import { fitOf } from '../match/status.ts';
import type { Point, Unit } from '../units/entities.ts';
import { isReal, liveFields, markersLeft } from './minefields.ts';

/** What mines near a place may cost a unit that goes there: it knows which of its own side's are real. */
export function mineDanger(m: Match, unit: Unit): (at: Point) => number {
  const { settings } = m.matchup;
  if (settings.every(({ mines }) => mines.fields.number === 0) || isAloft(m, unit)) return () => 0;
  const seat = seatOf(m, unit);
  const own = dangerOf(m, unit, seat, true);
  const their = dangerOf(m, unit, otherSeat(seat), false);
  const there = m.state.point[unit];
  return (at) => (at === there ? 0 : own(at) + their(at));
}

function dangerOf(m: Match, unit: Unit, owner: Seat, isKnown: boolean): (at: Point) => number {
  const { fields, near: own } = m.matchup.settings[owner].mines;
  if (fields.number === 0) return () => 0;
  const each = expectedBlow(m, unit, owner);
  const live = liveFields(m, owner);
  const left = live
    .flatMap((field) => markersLeft(m, owner, field))
    .filter((slot) => !isKnown || isReal(m, slot));
  const goesOff = 1 - passChance(settingsOf(m, unit).mines.passed.needs);
  const chance = isKnown ? goesOff : (goesOff * live.length) / Math.max(1, left.length);
  return (at) => {
    const met = left.filter(
      (slot) => m.battlefield.distanceFrom(m.state.mines[slot], at) <= own.inches * INCH,
    );
    return met.length * chance * each;
  };
}

/** Worth of a unit, and of those in it, that a real field takes on average. */
function expectedBlow(m: Match, unit: Unit, seat: Seat): number {
  const { fields, damage, hits, vehicles } = m.matchup.settings[seat].mines;
  const isHeavy = fields.heavy > 0;
  if (!isVehicle(m, unit)) {
    const force = isHeavy ? damage.heavy : damage.light;
    const figures =
      meanUpTo(hits.sides, fitOf(m, unit)) * m.matchup.expectations.beats(force - wornBy(m, unit));
    return figures * m.matchup.figureWorth[unit];
  }
  if (!vehicles.on) return 0;
  const rest = isHeavy ? vehicles.heavy : vehicles.light;
  return hullHarm(m, unit, (vehicles.sides + 1) / 2, { single: [], rest }, platedOn(m, unit, 'bottom'));
}

/** Mean of a die with so many sides of which no more than some count. */
function meanUpTo(sides: number, most: number): number {
  let sum = 0;
  for (let face = 1; face <= sides; face++) sum += Math.min(face, most);
  return sum / sides;
}
