import { placeAt } from '../../../kernel/field/place-words.ts';
import { INCH } from '../../../kernel/length.ts';
import { chosenInOwnFrame } from '../../../kernel/own-frame.ts';
import { COVER, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../../rules/decision.ts';
import { called, orNot, where } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { UNMOVED } from '../attack/aim.ts';
import { IN_HIDING } from '../battlefield/state.ts';
import { creepOf, mustRecover } from '../match/allowance.ts';
import { MARKERS, markersOf } from '../match/hidden.ts';
import {
  acted,
  choose,
  count,
  isOnTable,
  type Match,
  pointsOfEnemies,
  seatOf,
  settingsOf,
  tellOf,
} from '../match/match.ts';
import { passesOf, passText, succeeds } from '../match/quality-test.ts';
import { joinedTo } from '../match/status.ts';
import { appear, isExposed, isInSight, reveal, spotsOfScouts } from '../moves/markers.ts';
import { leaveCharges, roomFor } from '../moves/moves.ts';
import { outlookOf } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';

/** What being hidden is worth, as a share of whoever hides. */
const UNSEEN = 0.03;
/** Of what an objective is worth there so much speaks for not hiding. */
const IN_THE_OPEN = 0.5;

const HIDING = { label: called('act', 'hide'), uses: unlessFirst('hidden-movement') };

/**
 * A squad that nobody sees may try to hide instead of acting, and whoever is with it hides with it (SQ-HID-01, SQ-D-13).
 * Returns whether it did.
 */
export function hide(m: Match, unit: Unit): boolean {
  const own = settingsOf(m, unit).hiddenMovement;
  const { state } = m;
  const at = state.point[unit];
  const { kind } = m.matchup.models[unit].profile;
  if (!own.hide.on || kind !== 'infantry' || !isOnTable(m, unit)) return false;
  // Most of it wounded, it does nothing but recover them (SQ-WND-05).
  if (state.standing[unit] > 0 || mustRecover(m, unit) || isSeen(m, unit, at)) return false;
  count(m, seatOf(m, unit), 'legal:hiding');
  const weigh = (weighings: Float64Array) => {
    const outlook = outlookOf(m, unit);
    weighings[HARM] = outlook.harmAt(at, UNMOVED);
    weighings[OBJECTIVE] = IN_THE_OPEN * outlook.objectiveAt(at);
    weighings[WIDTH + RESERVE] = worthUnseen(m, unit);
  };
  const picked = choose(m, seatOf(m, unit), 'SQ-D-13', unit, 2, weigh, HIDING);
  if (picked === 0) return false;
  count(m, seatOf(m, unit), 'chosen:hiding');
  acted(m, CLAUSE.hiddenMovement.hide);
  const passes = passesOf(m, unit, 'hide');
  if (!succeeds(m, unit, passes)) {
    acted(m, CLAUSE.hiddenMovement.failed);
    tellOf(m, 'not-hidden', unit, () => [`finds nowhere to hide: ${passText(passes)}`, { passes }]);
    return false;
  }
  acted(m, CLAUSE.hiddenMovement.markers);
  for (let i = 0; i < own.markers.number; i++) state.hiding[MARKERS * unit + i] = at;
  state.whereabouts[unit] = IN_HIDING;
  state.point[unit] = NOWHERE;
  leaveCharges(m, unit);
  tellOf(m, 'hidden', unit, 'goes into hiding');
  // It begins this activation in hiding, in which its markers move already (SQ-HID-04).
  moveMarkers(m, unit);
  reveal(m, unit);
  return true;
}

/** What being hidden is worth to a unit, and to whoever hides with it. */
function worthUnseen(m: Match, unit: Unit): number {
  return [unit, ...joinedTo(m, unit)].reduce((sum, one) => sum + UNSEEN * m.matchup.worth[one], 0);
}

/** Whether an enemy, or a figure that he has sent ahead, sees who stands on a point (SQ-HID-01). */
function isSeen(m: Match, unit: Unit, at: Point): boolean {
  const eyes = [...pointsOfEnemies(m, unit), ...spotsOfScouts(m, unit)];
  return eyes.some((from) => isInSight(m, unit, from, at));
}

/**
 * A unit in hiding appears at one of its markers and may act, or its markers move and it has acted, found or not
 * (SQ-HID-04, SQ-HID-05). Whether it may act.
 */
export function stirHidden(m: Match, unit: Unit): boolean {
  const { choice } = settingsOf(m, unit).hiddenMovement;
  const markers = markersOf(m, unit);
  const isFree = roomFor(m, unit);
  const open = (choice.on ? markers : markers.slice(0, 1)).filter(isFree);
  const { ground } = m.battlefield;
  // All markers begin at one place.
  const label = orNot('stay hidden', (i) => `appear as marker ${i + 1}, at ${placeAt(ground, open[i])}`);
  const weigh = (weighings: Float64Array) => {
    const outlook = outlookOf(m, unit);
    weighings[RESERVE] = worthUnseen(m, unit);
    open.forEach((at, i) => {
      weighings[WIDTH * (i + 1) + HARM] = outlook.harmAt(at, UNMOVED);
      weighings[WIDTH * (i + 1) + OBJECTIVE] = outlook.objectiveAt(at);
    });
  };
  const picked = choose(m, seatOf(m, unit), 'SQ-D-13', unit, open.length + 1, weigh, { label });
  if (picked > 0) {
    if (choice.on) acted(m, CLAUSE.hiddenMovement.choice);
    appear(m, unit, open[picked - 1]);
    return true;
  }
  moveMarkers(m, unit);
  reveal(m, unit);
  return false;
}

/** Where the markers of a unit are but one. */
function othersOf({ state: { hiding } }: Match, unit: Unit, marker: number): Point[] {
  const all = Array.from(hiding.subarray(MARKERS * unit, MARKERS * unit + MARKERS));
  return all.filter((at, i) => i !== marker && at !== NOWHERE);
}

/** Each marker goes where it serves and nobody sees it, near another, as far as it gets unseen (SQ-HID-04, SQ-HID-06). */
function moveMarkers(m: Match, unit: Unit): void {
  const { moves } = settingsOf(m, unit).hiddenMovement;
  const { ways, between, worthWeighing } = m.battlefield;
  const seat = seatOf(m, unit);
  acted(m, CLAUSE.hiddenMovement.moves);
  for (let i = 0; i < MARKERS; i++) {
    const from = m.state.hiding[MARKERS * unit + i];
    if (from === NOWHERE) continue;
    const others = othersOf(m, unit, i);
    const mayGo = (at: Point) =>
      at === from ||
      (worthWeighing[at] === 1 &&
        (others.length === 0 || others.some((one) => between(one, at) <= moves.apart * INCH)));
    const allowance = creepOf(m, unit);
    const reach = ways[seat].reach(from, allowance, []);
    const lastOn = (to: Point) => {
      const way = to === from ? [from] : Array.from(ways[seat].path(from, to, allowance, []));
      return way.find((at) => isExposed(m, unit, at)) ?? to;
    };
    const places = chosenInOwnFrame(reach, seat, mayGo);
    const outlook = outlookOf(m, unit);
    const label = where('put the marker at', m.battlefield.ground, places);
    const weigh = (weighings: Float64Array) => {
      places.forEach((at, k) => {
        weighings[WIDTH * k + OBJECTIVE] = outlook.objectiveAt(at);
        weighings[WIDTH * k + COVER] = isExposed(m, unit, lastOn(at)) ? 0 : 1;
        weighings[WIDTH * k + TEMPO] = outlook.tempoAt(at);
      });
    };
    const picked = choose(m, seat, 'SQ-D-14', unit, places.length, weigh, { label });
    m.state.hiding[MARKERS * unit + i] = lastOn(places[picked]);
  }
}
