import { INCH, type Length } from '../../../kernel/length.ts';
import { chosenInOwnFrame } from '../../../kernel/own-frame.ts';
import { inchesAt, placeAt } from '../../../kernel/place-words.ts';
import { COVER, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../../rules/decision.ts';
import { called, orNot, where } from '../../../rules/labels.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { unlessFirst } from '../../../rules/uses.ts';
import { WIDTH } from '../../../rules/weighing.ts';
import { UNMOVED } from '../attack/shots.ts';
import { HIDDEN } from '../battlefield/sightlines.ts';
import { IN_HIDING, ON_TABLE } from '../battlefield/state.ts';
import {
  acted,
  choose,
  count,
  isOnTable,
  type Match,
  nameOf,
  pointsOfEnemies,
  seatOf,
  settingsOf,
  tell,
  tellOf,
} from '../match/match.ts';
import { passesOf, succeeds } from '../match/quality-test.ts';
import { nearestPoint } from '../match/scatter.ts';
import { isSmoked, screensOf } from '../match/smoke.ts';
import { joinedTo } from '../match/status.ts';
import { roomFor } from '../moves/moves.ts';
import { outlookOf } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';

/** Markers of a unit in hiding at most. */
const MARKERS = 3;
/** What being hidden is worth, as a share of the unit. */
const UNSEEN = 0.03;

export function isInHiding(m: Match, unit: Unit): boolean {
  return m.state.whereabouts[unit] === IN_HIDING;
}

/** Where the markers of a unit in hiding are. */
export function markersOf({ state }: Match, unit: Unit): Point[] {
  return Array.from(state.hiding.subarray(MARKERS * unit, MARKERS * unit + MARKERS)).filter(
    (at) => at !== NOWHERE,
  );
}

const HIDING = { label: called('act', 'hide'), uses: unlessFirst('hidden-movement') };

/** A squad that nobody sees may try to hide instead of acting (SQ-HID-01, SQ-D-13). Returns whether it is in hiding now. */
export function hide(m: Match, unit: Unit): boolean {
  const own = settingsOf(m, unit).hiddenMovement;
  const { state } = m;
  const at = state.point[unit];
  const { kind } = m.matchup.models[unit].profile;
  if (!own.hide.on || kind !== 'infantry' || !isOnTable(m, unit) || joinedTo(m, unit).length > 0)
    return false;
  if (state.standing[unit] > 0 || isSeen(m, unit, at)) return false;
  count(m, seatOf(m, unit), 'legal:hiding');
  const picked = choose(
    m,
    seatOf(m, unit),
    'SQ-D-13',
    unit,
    2,
    (weighings) => {
      const outlook = outlookOf(m, unit);
      weighings[HARM] = outlook.harmAt(at, UNMOVED);
      weighings[OBJECTIVE] = 0.5 * outlook.objectiveAt(at);
      weighings[WIDTH + RESERVE] = UNSEEN * m.matchup.worth[unit];
    },
    HIDING,
  );
  if (picked === 0) return false;
  count(m, seatOf(m, unit), 'chosen:hiding');
  acted(m, CLAUSE.hiddenMovement.hide);
  if (!succeeds(m, unit, passesOf(m, unit, 'hide'))) {
    acted(m, CLAUSE.hiddenMovement.failed);
    tellOf(m, 'not-hidden', unit, 'finds nowhere to hide');
    return false;
  }
  acted(m, CLAUSE.hiddenMovement.markers);
  for (let i = 0; i < own.markers.number; i++) state.hiding[MARKERS * unit + i] = at;
  state.whereabouts[unit] = IN_HIDING;
  state.point[unit] = NOWHERE;
  tellOf(m, 'hidden', unit, 'goes into hiding');
  return true;
}

/** Whether an enemy sees who stands on a point (SQ-HID-01). */
function isSeen(m: Match, unit: Unit, at: Point): boolean {
  return pointsOfEnemies(m, unit).some((from) => isInSight(m, unit, from, at));
}

/** Whether an enemy finds a marker on a point (SQ-HID-06, SQ-HID-08). */
function isExposed(m: Match, unit: Unit, at: Point): boolean {
  return pointsOfEnemies(m, unit).some((from) =>
    isFoundFrom(m, unit, from, at, m.battlefield.distanceFrom(at, from)),
  );
}

/**
 * Whether an enemy on a point finds a marker of a unit: he sees it, or in terrain that blocks sight he is in there with it
 * and near.
 *
 * @param gap from him to the marker
 */
export function isFoundFrom(m: Match, unit: Unit, from: Point, marker: Point, gap: Length): boolean {
  const { lines, ground } = m.battlefield;
  const veils = ground.inside[marker] & lines.blocking;
  if (veils === 0) return isInSight(m, unit, from, marker);
  const { near } = settingsOf(m, unit).hiddenMovement;
  return (veils & ground.inside[from]) !== 0 && gap <= near.inches * INCH;
}

function isInSight(m: Match, unit: Unit, from: Point, at: Point): boolean {
  if (isSmoked(m, screensOf(m), from, at)) return false;
  return m.battlefield.lines.look(otherSeat(seatOf(m, unit)), from, at) !== HIDDEN;
}

/** A unit in hiding appears at one of its markers, or its markers move (SQ-HID-04, SQ-HID-05). Whether it appeared. */
export function stirHidden(m: Match, unit: Unit): boolean {
  const { choice } = settingsOf(m, unit).hiddenMovement;
  const markers = markersOf(m, unit);
  const isFree = roomFor(m, unit);
  const open = (choice.on ? markers : markers.slice(0, 1)).filter(isFree);
  const { ground } = m.battlefield;
  // All markers begin at one place.
  const label = orNot('stay hidden', (i) => `appear as marker ${i + 1}, at ${placeAt(ground, open[i])}`);
  const picked = choose(
    m,
    seatOf(m, unit),
    'SQ-D-13',
    unit,
    open.length + 1,
    (weighings) => {
      const outlook = outlookOf(m, unit);
      weighings[RESERVE] = UNSEEN * m.matchup.worth[unit];
      open.forEach((at, i) => {
        weighings[WIDTH * (i + 1) + HARM] = outlook.harmAt(at, UNMOVED);
        weighings[WIDTH * (i + 1) + OBJECTIVE] = outlook.objectiveAt(at);
      });
    },
    { label },
  );
  if (picked > 0) {
    if (choice.on) acted(m, CLAUSE.hiddenMovement.choice);
    appear(m, unit, open[picked - 1]);
    return true;
  }
  moveMarkers(m, unit);
  reveal(m, unit);
  return isOnTable(m, unit);
}

/** Each marker goes where it serves and nobody sees it, near another (SQ-HID-04). */
function moveMarkers(m: Match, unit: Unit): void {
  const { moves } = settingsOf(m, unit).hiddenMovement;
  const { ways, between, worthWeighing } = m.battlefield;
  const seat = seatOf(m, unit);
  acted(m, CLAUSE.hiddenMovement.moves);
  for (let i = 0; i < MARKERS; i++) {
    const from = m.state.hiding[MARKERS * unit + i];
    if (from === NOWHERE) continue;
    const others = markersOf(m, unit);
    const mayGo = (at: Point) =>
      at === from ||
      (worthWeighing[at] === 1 &&
        (others.length < 2 || others.some((one) => between(one, at) <= moves.apart * INCH)));
    const reach = ways[seat].reach(from, Math.floor(moves.inches * INCH), []);
    const places = chosenInOwnFrame(reach, seat, mayGo);
    const outlook = outlookOf(m, unit);
    const label = where('put the marker at', m.battlefield.ground, places);
    const picked = choose(
      m,
      seat,
      'SQ-D-14',
      unit,
      places.length,
      (weighings) => {
        places.forEach((at, k) => {
          weighings[WIDTH * k + OBJECTIVE] = outlook.objectiveAt(at);
          weighings[WIDTH * k + COVER] = isExposed(m, unit, at) ? 0 : 1;
          weighings[WIDTH * k + TEMPO] = outlook.tempoAt(at);
        });
      },
      { label },
    );
    m.state.hiding[MARKERS * unit + i] = places[picked];
  }
}

/** Removes markers that are seen; the last is the unit (SQ-HID-06, SQ-HID-07). */
export function reveal(m: Match, unit: Unit): void {
  find(m, unit, (at) => isExposed(m, unit, at));
}

/** Removes markers that are found in some way; the last is the unit. */
export function find(m: Match, unit: Unit, isFound: (at: Point) => boolean): void {
  for (let i = MARKERS - 1; i >= 0; i--) {
    const at = m.state.hiding[MARKERS * unit + i];
    if (at === NOWHERE || !isInHiding(m, unit) || !isFound(at)) continue;
    acted(m, CLAUSE.hiddenMovement.seen);
    if ((m.battlefield.ground.inside[at] & m.battlefield.lines.blocking) !== 0)
      acted(m, CLAUSE.hiddenMovement.near);
    // Its owner decides which it is: as long as another is left, it is that.
    if (markersOf(m, unit).length === 1) appear(m, unit, at);
    else {
      m.state.hiding[MARKERS * unit + i] = NOWHERE;
      tellOf(m, 'dummy', unit, 'is not where it was thought to be');
    }
  }
}

/** Looks for markers that are seen now, of both sides. */
export function revealAll(m: Match): void {
  for (let unit = 0; unit < m.matchup.models.length; unit++) if (isInHiding(m, unit)) reveal(m, unit);
}

/** Puts a unit in hiding back on the table, as near to a marker as there is room. */
export function appear(m: Match, unit: Unit, marker: number): void {
  const { state } = m;
  const isFree = roomFor(m, unit);
  const at = isFree(marker) ? marker : nearestRoom(m, unit, marker, isFree);
  acted(m, CLAUSE.hiddenMovement.rest);
  state.hiding.fill(NOWHERE, MARKERS * unit, MARKERS * unit + MARKERS);
  state.whereabouts[unit] = ON_TABLE;
  state.point[unit] = at;
  state.moved[unit] = 0;
  tell(
    m,
    'appears',
    () => `${nameOf(m, unit)} appears at ${placeAt(m.battlefield.ground, at)}.`,
    () => ({ model: unit, at, inches: inchesAt(m.battlefield.ground, at) }),
  );
}

function nearestRoom(m: Match, unit: Unit, marker: number, isFree: (at: Point) => boolean): Point {
  const { x, y } = m.battlefield.ground;
  const found = nearestPoint(m, seatOf(m, unit), { x: x[marker], y: y[marker] }, isFree);
  return found === NOWHERE ? marker : found;
}
