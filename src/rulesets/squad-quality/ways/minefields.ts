/** Where minefields lie, and which of their markers are real (SQ-MINE-01 to SQ-MINE-03). */

import { INCH } from '../../../kernel/length.ts';
import { OBJECTIVE, type Seat } from '../../../rules/decision.ts';
import { where } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { acted, choose, type Match, rollDie } from '../match/match.ts';
import { nearestPoint } from '../match/scatter.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_FIELDS } from '../rules/limits.ts';
import { NOWHERE, type Point } from '../units/entities.ts';

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

/** Whether a marker is the real one of its field. */
export function isReal(m: Match, slot: number): boolean {
  return m.state.realMines[Math.floor(slot / MARKERS)] === slot % MARKERS;
}

/** Fields of a side whose real marker is left; everybody has seen the others go off (SQ-MINE-03). */
export function liveFields(m: Match, owner: Seat): number[] {
  const { number } = m.matchup.settings[owner].mines.fields;
  const all = Array.from({ length: number }, (_, field) => field);
  return all.filter((field) => {
    const real = m.state.realMines[owner * MOST_FIELDS + field];
    return m.state.mines[slotOf(owner, field, real)] !== NOWHERE;
  });
}

/** Markers of a field of a side that still lie there. */
export function markersLeft(m: Match, owner: Seat, field: number): number[] {
  const all = Array.from({ length: MARKERS }, (_, marker) => slotOf(owner, field, marker));
  return all.filter((slot) => m.state.mines[slot] !== NOWHERE);
}

/** Draws anew which of the markers that are left are real, as a side may think of the enemy's (SQ-MINE-01). */
export function redrawMines(m: Match, seat: Seat, below: (n: number) => number): void {
  const owner = otherSeat(seat);
  for (const field of liveFields(m, owner)) {
    const left = markersLeft(m, owner, field);
    m.state.realMines[owner * MOST_FIELDS + field] = left[below(left.length)] % MARKERS;
  }
}
