import { INCH } from '../../../kernel/length.ts';
import { OBJECTIVE, type Seat } from '../../../rules/decision.ts';
import { where } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { hullHarm } from '../attack/anti-tank.ts';
import { wornBy } from '../attack/shots.ts';
import { strikeHull } from '../attack/vehicle-damage.ts';
import { BY_NOBODY, sufferHits } from '../match/casualties.ts';
import { isAloft, isVehicle, platedOn } from '../match/hull.ts';
import { markByLosses } from '../match/markers.ts';
import {
  acted,
  choose,
  count,
  isLeft,
  type Match,
  rollDie,
  seatOf,
  settingsOf,
  tellOf,
} from '../match/match.ts';
import { passChance } from '../match/quality-test.ts';
import { nearestPoint } from '../match/scatter.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_FIELDS } from '../rules/limits.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';

/** Markers of a field. */
const MARKERS = 3;

function slotOf(seat: Seat, field: number, marker: number): number {
  return (seat * MOST_FIELDS + field) * MARKERS + marker;
}

/** Lays the minefields of a side, each about a spot of its choice, and draws which marker is real (SQ-MINE-01, SQ-D-11). */
export function layMines(m: Match, seat: Seat): void {
  const { fields } = m.matchup.settings[seat].mines;
  const first = m.matchup.force[seat][0];
  for (let field = 0; field < fields.number; field++) {
    acted(m, CLAUSE.mines.fields);
    acted(m, CLAUSE.mines.placing);
    const spots = spotsFor(m, seat);
    const label = where(
      'lay mines about',
      m.battlefield.ground,
      spots.map(({ points }) => points[1]),
    );
    const weigh = (weighings: Float64Array) => {
      spots.forEach(({ isMiddle }, i) => {
        weighings[WIDTH * i + OBJECTIVE] = isMiddle ? 0.2 : 0.1;
      });
    };
    const picked = choose(m, seat, 'SQ-D-11', first, spots.length, weigh, { label });
    spots[picked].points.forEach((at, marker) => {
      m.state.mines[slotOf(seat, field, marker)] = at;
    });
    m.state.realMines[seat * MOST_FIELDS + field] = rollDie(m, first, 'mine-record', MARKERS) - 1;
  }
}

/** Rows of three markers between each objective and the enemy's edge. */
function spotsFor(m: Match, seat: Seat): { readonly points: readonly Point[]; readonly isMiddle: boolean }[] {
  const sign = seat === 0 ? 1 : -1;
  const { objectives } = m.battlefield;
  const own = seat === 0 ? objectives : [...objectives].reverse();
  return own.map(({ x, y }) => ({
    isMiddle: x === 0,
    points: [-5, 0, 5].map((aside) =>
      nearestPoint(m, seat, { x: x + aside * INCH * sign, y: y + 4 * INCH * sign }, () => true),
    ),
  }));
}

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
    for (let marker = 0; marker < MARKERS; marker++) {
      const slot = slotOf(seat, field, marker);
      const at = m.state.mines[slot];
      if (at === NOWHERE || (own.which === 'real' && !isReal(m, slot))) continue;
      if (m.battlefield.distanceFrom(at, point) <= own.inches * INCH) found.push(slot);
    }
  }
  return found;
}

/** Whether a step leads up to a marker: whoever goes away from one has no encounter with it (SQ-MINE-04). */
function isNearer({ state, battlefield }: Match, slot: number, from: Point, to: Point): boolean {
  const at = state.mines[slot];
  return battlefield.between(at, to) < battlefield.between(at, from);
}

function isReal(m: Match, slot: number): boolean {
  return m.state.realMines[Math.floor(slot / MARKERS)] === slot % MARKERS;
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
  const lost = sufferHits(m, unit, most, force - wornBy(m, unit), BY_NOBODY);
  if (isLeft(m, unit)) markByLosses(m, unit, before, lost);
}

/** Hits on the underside of a vehicle (SQ-MINE-10). */
function blowHull(m: Match, unit: Unit, seat: Seat): void {
  const { vehicles, fields } = m.matchup.settings[seat].mines;
  if (!vehicles.on) return;
  acted(m, CLAUSE.mines.vehicles);
  const hits = rollDie(m, unit, 'mine-hits', vehicles.sides);
  const rest = fields.heavy > 0 ? vehicles.heavy : vehicles.light;
  strikeHull(m, unit, hits, { single: [], rest }, platedOn(m, unit, 'bottom'), BY_NOBODY);
}

/** Worth of a unit, and of those in it, that a real field takes on average. */
function expectedBlow(m: Match, unit: Unit, seat: Seat): number {
  const { fields, damage, hits, vehicles } = m.matchup.settings[seat].mines;
  const isHeavy = fields.heavy > 0;
  if (!isVehicle(m, unit)) {
    const force = isHeavy ? damage.heavy : damage.light;
    const figures = ((hits.sides + 1) / 2) * m.matchup.expectations.beats(force - wornBy(m, unit));
    return figures * m.matchup.figureWorth[unit];
  }
  if (!vehicles.on) return 0;
  const rest = isHeavy ? vehicles.heavy : vehicles.light;
  return hullHarm(m, unit, (vehicles.sides + 1) / 2, { single: [], rest }, platedOn(m, unit, 'bottom'));
}

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
    .flatMap((field) => [0, 1, 2].map((marker) => slotOf(owner, field, marker)))
    .filter((slot) => m.state.mines[slot] !== NOWHERE && (!isKnown || isReal(m, slot)));
  const goesOff = 1 - passChance(settingsOf(m, unit).mines.passed.needs);
  const chance = isKnown ? goesOff : (goesOff * live.length) / Math.max(1, left.length);
  return (at) => {
    const met = left.filter(
      (slot) => m.battlefield.distanceFrom(m.state.mines[slot], at) <= own.inches * INCH,
    );
    return met.length * chance * each;
  };
}

/** Fields of a side whose real marker is left; everybody has seen the others go off (SQ-MINE-03). */
function liveFields(m: Match, owner: Seat): number[] {
  const { number } = m.matchup.settings[owner].mines.fields;
  const all = Array.from({ length: number }, (_, field) => field);
  return all.filter((field) => {
    const real = m.state.realMines[owner * MOST_FIELDS + field];
    return m.state.mines[slotOf(owner, field, real)] !== NOWHERE;
  });
}

/** Draws anew which of the markers that are left are real, as a side may think of the enemy's (SQ-MINE-01). */
export function redrawMines(m: Match, seat: Seat, below: (n: number) => number): void {
  const owner = otherSeat(seat);
  for (const field of liveFields(m, owner)) {
    const left = [0, 1, 2].filter((marker) => m.state.mines[slotOf(owner, field, marker)] !== NOWHERE);
    m.state.realMines[owner * MOST_FIELDS + field] = left[below(left.length)];
  }
}
