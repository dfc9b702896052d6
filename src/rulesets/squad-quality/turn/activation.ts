import { actionText } from '../actions/action-words.ts';
import { finishRigging } from '../actions/demolition.ts';
import { hide, stirHidden } from '../actions/hiding.ts';
import { joinAfterActing } from '../actions/joining.ts';
import { COUNTED, offerTo } from '../actions/options.ts';
import { perform } from '../actions/perform.ts';
import { recallScout } from '../actions/scouting.ts';
import { weighingOf } from '../actions/weigh-options.ts';
import { abandon } from '../actions/wounded.ts';
import { type Manner, UNMOVED } from '../attack/aim.ts';
import { fire } from '../attack/fire.ts';
import { OFF_TABLE, UNMARKED } from '../battlefield/state.ts';
import { isInHiding } from '../match/hidden.ts';
import { rides, turnToEnemy } from '../match/hull.ts';
import { ease } from '../match/markers.ts';
import {
  acted,
  count,
  decideLoosely,
  isJoined,
  isLeft,
  isOnTable,
  type Match,
  placeOf,
  seatOf,
  settingsOf,
  tellOf,
} from '../match/match.ts';
import { ignoresMarkers, partsOf } from '../match/status.ts';
import { holdsFirm, passesMorale } from '../moves/nerve.ts';
import { DEAF, type Orders } from '../moves/orders.ts';
import { ordersOf } from '../moves/response.ts';
import { isAssault, type Option } from '../places/option.ts';
import { outlookOf } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';
import { NOWHERE, type Unit } from '../units/entities.ts';
import { tryToGetFree } from '../ways/bogging.ts';
import { arrive, isDropped } from './arrival.ts';
import { offerStand } from './stand.ts';

/** Activates a unit: it checks its resolve, then has one action (SQ-CORE-TURN, SQ-CORE-ACT). */
export function activate(m: Match, unit: Unit): void {
  tellOf(m, 'activation', unit, 'is activated');
  if (m.state.whereabouts[unit] === OFF_TABLE) return comeOn(m, unit);
  if (isInHiding(m, unit) && !wake(m, unit)) return;
  const orders = prepare(m, unit);
  // Whoever is with a unit that stands nowhere, in hiding or gone, has nothing to do.
  if (orders === undefined || !isLeft(m, unit) || placeOf(m, unit) === NOWHERE) return lapse(m, unit);
  act(m, unit, orders);
  finish(m, unit);
}

/** Takes an action, and shoots after it where that leaves a shot. */
function act(m: Match, unit: Unit, orders: Orders): void {
  const manner = takeAction(m, unit, orders);
  if (manner !== undefined && isLeft(m, unit)) fire(m, unit, manner);
}

/** Whoever is off the table comes, and may shoot or act where it lands. */
function comeOn(m: Match, unit: Unit): void {
  const seat = seatOf(m, unit);
  m.state.done[unit] = 1;
  count(m, seat, 'activations');
  const landed = arrive(m, unit);
  const orders = landed === 'acts' ? heed(m, unit) : undefined;
  if (orders !== undefined) {
    m.state.bunched[unit] = 0;
    act(m, unit, orders);
  } else {
    count(m, seat, 'action:none');
    if (landed === 'shoots') fire(m, unit, UNMOVED);
  }
  if (!isOnTable(m, unit)) return;
  // What a landing has marked does not fade with it (SQ-DROP-06, SQ-DROP-09).
  if (isDropped(m, unit)) joinAfterActing(m, unit);
  else finish(m, unit);
}

/** A unit in hiding appears and acts, or only its markers do (SQ-HID-04). */
function wake(m: Match, unit: Unit): boolean {
  if (stirHidden(m, unit)) return true;
  m.state.done[unit] = 1;
  for (const one of partsOf(m, unit)) m.state.boostNext[one] = 0;
  fade(m, unit);
  lapse(m, unit);
  count(m, seatOf(m, unit), 'activations');
  count(m, seatOf(m, unit), 'action:none');
  return false;
}

/** What comes before an action; undefined where there is none. */
export function prepare(m: Match, unit: Unit): Orders | undefined {
  const seat = seatOf(m, unit);
  m.state.done[unit] = 1;
  for (const one of partsOf(m, unit)) {
    m.state.moved[one] = m.state.fired[one] = m.state.fought[one] = 0;
    m.state.boost[one] = m.state.boostNext[one];
    m.state.boostNext[one] = 0;
  }
  count(m, seat, 'activations');
  recallScout(m, unit);
  liftSmoke(m, unit);
  tryToGetFree(m, unit);
  offerStand(m, unit);
  if ((isOnTable(m, unit) || rides(m, unit)) && !keepsNerve(m, unit)) {
    count(m, seat, 'action:none');
    return undefined;
  }
  for (const one of partsOf(m, unit)) m.state.bunched[one] = 0;
  if (hide(m, unit)) {
    count(m, seat, 'action:none');
    fade(m, unit);
    return undefined;
  }
  const orders = heed(m, unit);
  if (orders === undefined) {
    count(m, seat, 'action:none');
    fade(m, unit);
    finishRigging(m, unit);
  }
  return orders;
}

/** How a unit is ordered about, which leaves its wounded behind if it likes; undefined where it does nothing (SQ-CR-06). */
function heed(m: Match, unit: Unit): Orders | undefined {
  const orders = ordersOf(m, unit);
  if (orders !== DEAF) {
    abandon(m, unit);
    return orders;
  }
  acted(m, CLAUSE.commandResponse.shooting);
  return settingsOf(m, unit).commandResponse.shooting.on ? orders : undefined;
}

/** Whether a unit keeps its nerve when it is activated, powers that wait for it first (SQ-POW-03, SQ-POW-10). */
function keepsNerve(m: Match, unit: Unit): boolean {
  const { emboldened, terrified } = m.state;
  const parts = partsOf(m, unit);
  const [isBold, isScared] = [emboldened, terrified].map((of) => parts.some((one) => of[one] > 0));
  for (const one of parts) emboldened[one] = terrified[one] = 0;
  if (isBold) return true;
  const isTested = isScared && !ignoresMarkers(m, unit) && settingsOf(m, unit).morale.on;
  return !(isTested && !passesMorale(m, unit)) && holdsFirm(m, unit);
}

/** What comes after it. */
export function finish(m: Match, unit: Unit): void {
  fade(m, unit);
  lapse(m, unit);
  finishRigging(m, unit);
  turnToEnemy(m, unit);
  joinAfterActing(m, unit);
}

/** Powers that last for an activation end with it, whatever came of it (SQ-POW-01, SQ-POW-04, SQ-POW-05, SQ-POW-09). */
export function lapse(m: Match, unit: Unit): void {
  for (const one of partsOf(m, unit)) m.state.boost[one] = m.state.ward[one] = 0;
}

/** One action as its side chooses (SQ-D-03); how it may shoot now, undefined where it does not. */
export function takeAction(m: Match, unit: Unit, orders: Orders, partner?: Unit): Manner | undefined {
  const seat = seatOf(m, unit);
  if (isJoined(m, unit)) acted(m, CLAUSE.characters.acts);
  const outlook = outlookOf(m, unit);
  const { options, settle } = offerTo(m, unit, outlook, orders);
  if (options.some(isAssault)) count(m, seat, 'legal:assault');
  if (options.some(({ screen }) => screen)) count(m, seat, 'legal:smoke');
  const { weigh, atMost, quarry } = weighingOf(m, unit, outlook, options, partner);
  const label = (i: number) => actionText(m, unit, options[i]);
  const uses = (i: number) => usesOf(options[i]);
  const number = () => options.length;
  const option =
    options[decideLoosely(m, seat, 'SQ-D-03', unit, number, weigh, { label, uses, atMost, quarry }, settle)];
  count(m, seat, COUNTED[option.action]);
  if (option.screen) count(m, seat, 'chosen:smoke');
  return perform(m, unit, option, orders, partner);
}

function usesOf(option: Option): string[] {
  if (option.screen) return ['smoke'];
  return isAssault(option) ? ['close-assault'] : [];
}

/** Smoke is gone when its squad is activated again (SQ-SMK-04). */
function liftSmoke(m: Match, unit: Unit): void {
  const { lasts } = settingsOf(m, unit).smoke;
  if (m.state.smoking[unit] === 0 || !lasts.on) return;
  acted(m, CLAUSE.smoke.lasts);
  m.state.smoking[unit] = 0;
}

/** A marker goes down a step once its unit has acted (SQ-CORE-UF-fades). */
function fade(m: Match, unit: Unit): void {
  const { underFire } = settingsOf(m, unit);
  if (!isLeft(m, unit) || !underFire.fades.on) return;
  for (const one of partsOf(m, unit)) {
    if (m.state.marker[one] === UNMARKED) continue;
    acted(m, CLAUSE.underFire.fades);
    ease(m, one);
  }
}
