/** What comes of mines to whoever comes near them (SQ-MINE-04 to SQ-MINE-10). */

import { INCH } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { wornBy } from '../attack/shots.ts';
import { blastHull } from '../attack/vehicle-damage.ts';
import { BY_NOBODY } from '../match/casualties.ts';
import { sufferOnceEach } from '../match/each-figure.ts';
import { isAloft, isVehicle, platedOn } from '../match/hull.ts';
import { markByLosses } from '../match/markers.ts';
import { acted, count, isLeft, type Match, rollDie, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_FIELDS } from '../rules/limits.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { isReal, markersLeft } from './minefields.ts';

/** Encounters of a unit with mines along its way, those of its own side too (SQ-MINE-04); whether it is left. */
export function meetMines(m: Match, unit: Unit, path: readonly Point[], comesOn = false): boolean {
  if (isAloft(m, unit)) return true;
  const met = new Set<number>();
  const owners = ([0, 1] as const).filter((seat) => m.matchup.settings[seat].mines.fields.number > 0);
  if (owners.length === 0) return true;
  for (let step = comesOn ? 0 : 1; step < path.length; step++) {
    for (const seat of owners) {
      for (const slot of near(m, seat, path[step])) {
        if (met.has(slot) || (step > 0 && !isNearer(m, slot, path[step - 1], path[step]))) continue;
        met.add(slot);
        encounter(m, unit, seat, slot);
        if (!isLeft(m, unit)) return false;
      }
    }
  }
  return true;
}

/** Markers of a side that a unit on a point is near to. */
function near(m: Match, seat: Seat, point: Point): number[] {
  const { near: own } = m.matchup.settings[seat].mines;
  const found: number[] = [];
  for (let field = 0; field < MOST_FIELDS; field++) {
    for (const slot of markersLeft(m, seat, field)) {
      if (own.which === 'real' && !isReal(m, slot)) continue;
      if (m.battlefield.distanceFrom(m.state.mines[slot], point) <= own.inches * INCH) found.push(slot);
    }
  }
  return found;
}

/** Whether a step leads up to a marker: whoever goes away from one has no encounter with it (SQ-MINE-04). */
function isNearer({ state, battlefield }: Match, slot: number, from: Point, to: Point): boolean {
  const at = state.mines[slot];
  return battlefield.between(at, to) < battlefield.between(at, from);
}

/** A unit passes, finds a dummy, or sets a real field off (SQ-MINE-05 to SQ-MINE-07). */
function encounter(m: Match, unit: Unit, seat: Seat, slot: number): void {
  const { passed } = settingsOf(m, unit).mines;
  const { lasting } = m.matchup.settings[seat].mines;
  acted(m, CLAUSE.mines.near);
  count(m, seatOf(m, unit), 'mines');
  if (passed.needs <= 6 && rollDie(m, unit, 'mine') >= passed.needs) {
    acted(m, CLAUSE.mines.passed);
    return;
  }
  const real = isReal(m, slot);
  tellOf(m, 'mine', unit, () => [`comes upon ${real ? 'mines' : 'a dummy'}`, { real }]);
  acted(m, real ? CLAUSE.mines.real : CLAUSE.mines.dummy);
  if (lasting.on) acted(m, CLAUSE.mines.lasting);
  if (!real || !lasting.on) m.state.mines[slot] = NOWHERE;
  if (real) blow(m, unit, seat);
}

/** Hits of mines that go off (SQ-MINE-08, SQ-MINE-09). */
function blow(m: Match, unit: Unit, seat: Seat): void {
  const { hits, damage, fields } = m.matchup.settings[seat].mines;
  if (isVehicle(m, unit)) return blowHull(m, unit, seat);
  acted(m, CLAUSE.mines.hits);
  acted(m, CLAUSE.mines.damage);
  const most = hits.sides > 1 ? rollDie(m, unit, 'mine-hits', hits.sides) : 1;
  const force = fields.heavy > 0 ? damage.heavy : damage.light;
  const before = m.state.figures[unit];
  const lost = sufferOnceEach(m, unit, most, force - wornBy(m, unit), BY_NOBODY);
  if (isLeft(m, unit)) markByLosses(m, unit, before, lost);
}

/** Hits on the underside of a vehicle (SQ-MINE-10). */
function blowHull(m: Match, unit: Unit, seat: Seat): void {
  const { vehicles, fields } = m.matchup.settings[seat].mines;
  if (!vehicles.on) return;
  acted(m, CLAUSE.mines.vehicles);
  const hits = rollDie(m, unit, 'mine-hits', vehicles.sides);
  const rest = fields.heavy > 0 ? vehicles.heavy : vehicles.light;
  blastHull(m, unit, hits, rest, platedOn(m, unit, 'bottom'));
}
