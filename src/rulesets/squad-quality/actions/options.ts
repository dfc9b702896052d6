import { INCH, type Length } from '../../../kernel/length.ts';
import { MOVED, STILL, UNMOVED } from '../attack/aim.ts';
import { hasTarget } from '../attack/targets.ts';
import { UNMARKED } from '../battlefield/state.ts';
import { canRush, chargeOf, mayRush, moveOf, mustRecover, rushOf } from '../match/allowance.ts';
import { rides } from '../match/hull.ts';
import { acted, gapToEnemy, type Match, placeOf, seatOf, settingsOf } from '../match/match.ts';
import { fitOf, has, isSlowed, isStuck, markerOf } from '../match/status.ts';
import type { CounterName } from '../matchup/counters.ts';
import { type Contact, contacts } from '../moves/contacts.ts';
import { type Ends, endsOf } from '../moves/ends.ts';
import type { Orders } from '../moves/orders.ts';
import { chargeOptions } from '../places/charges.ts';
import { canAssault } from '../places/foes.ts';
import type { Action, Option } from '../places/option.ts';
import type { Outlook } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Point, Unit } from '../units/entities.ts';
import { callOptions } from './artillery.ts';
import { civilianOptions, isCivilian } from './civilians.ts';
import { hackOptions } from './hacking.ts';
import { jetOptions } from './jets.ts';
import { pairedActions } from './paired-actions.ts';
import { scoutOptions } from './scouting.ts';
import { smokeOptions } from './smoke-options.ts';
import { recoveryOptions } from './wounded.ts';

/** How actions are counted. */
export const COUNTED: Readonly<Record<Action, CounterName>> = {
  engage: 'action:engage',
  bound: 'action:engage',
  smoke: 'action:engage',
  assault: 'action:assault',
  'bound-assault': 'action:assault',
  'open-fire': 'action:open-fire',
  'move-out': 'action:move-out',
  leap: 'action:move-out',
  regroup: 'action:regroup',
  recover: 'action:command',
  'recover-and-fire': 'action:command',
  hack: 'action:command',
  call: 'action:command',
  scout: 'action:command',
  'scout-call': 'action:command',
  rig: 'action:command',
  detonate: 'action:command',
};

/** What a unit can do, some of it only if it turns out that a way leads there past the enemy. */
interface Offer {
  readonly options: Option[];
  /** Finds out about an option by its number and puts it right in the list; whether it was in doubt and is not there. */
  settle(option: number): boolean;
}

/** What a unit can do as things are; staying where it is and shooting comes first. */
export function offerTo(m: Match, unit: Unit, outlook: Outlook, orders: Orders): Offer {
  if (isCivilian(m, unit)) return sureOffer(civilianOptions(m, unit));
  if (mustRecover(m, unit)) return sureOffer(recoveryOptions(m, unit).slice(0, 1));
  // Whoever flies or rides has other options where it cannot walk to.
  const isLoose =
    m.players[seatOf(m, unit)].takesBest === true && !rides(m, unit) && !has(m, unit, 'jet-packs');
  const ends = endsOf(m, unit, engageMove(m, unit), mayRush(m, unit) ? rushOf(m, unit) : 0, isLoose);
  const near = engagePlaces(m, unit, ends, outlook, orders);
  if (rides(m, unit)) return sureOffer(riderOptions(m, unit, near, orders));
  const options = optionsAmong(m, unit, outlook, orders, ends, near);
  return { options, settle: (option) => !isThere(m, unit, ends, orders, options, option) };
}

function sureOffer(options: Option[]): Offer {
  return { options, settle: () => false };
}

/** Whether an option is there; if not, it is taken off the list, and put to its end where it takes a rush to get there. */
function isThere(
  m: Match,
  unit: Unit,
  ends: Ends,
  orders: Orders,
  options: Option[],
  option: number,
): boolean {
  const { action, at } = options[option];
  if (!ends.isDoubtful(at)) return true;
  if (ends.isReached(at, action === 'engage' ? engageMove(m, unit) : rushOf(m, unit))) return true;
  options.splice(option, 1);
  const rushes = action === 'engage' && mayRush(m, unit) && ends.isReached(at, rushOf(m, unit));
  if (rushes) addRushes(m, unit, options, [at], orders);
  return false;
}

function optionsAmong(
  m: Match,
  unit: Unit,
  outlook: Outlook,
  orders: Orders,
  ends: Ends,
  places: readonly Point[],
): Option[] {
  const own = settingsOf(m, unit);
  const from = placeOf(m, unit);
  const options = places.map((at) => moveOption('engage', unit, at, from));
  if (own.actions.openFire.on && hasTarget(m, unit, STILL))
    options.push({ action: 'open-fire', at: from, target: unit, manner: STILL });
  if (own.actions.regroup.on && markerOf(m, unit) > UNMARKED && !orders.deaf)
    options.push({ action: 'regroup', at: from, target: unit, manner: UNMOVED });
  const recovery = recoveryOptions(m, unit);
  // Where only wounded are left nobody is there to do more (SQ-WND-02).
  if (fitOf(m, unit) === 0) return [...options, ...recovery];
  const seconds = [...recovery, ...callOptions(m, unit)];
  const commands = orders.deaf ? seconds : [...seconds, ...chargeOptions(m, unit)];
  options.push(...commands, ...pairedActions(m, unit, commands, seconds));
  if (!orders.deaf) {
    options.push(...assaultsOf(m, unit).map(assaultOption));
    const isSure = (at: Point) => ends.isReached(at, engageMove(m, unit));
    options.push(...smokeOptions(m, unit, outlook, places, isSure), ...jetOptions(m, unit, places));
    const scouting = scoutOptions(m, unit);
    options.push(...hackOptions(m, unit), ...scouting, ...pairedActions(m, unit, scouting, seconds));
  }
  if (m.state.standing[unit] > 0) return options;
  noteSlow(m, unit);
  if (!mayRush(m, unit)) return options;
  if (orders.deaf && own.commandResponse.rushing.on) acted(m, CLAUSE.commandResponse.rushing);
  const left = ends.near.length > places.length ? ends.near.filter((at) => !places.includes(at)) : [];
  addRushes(m, unit, options, left, orders);
  addRushes(m, unit, options, ends.far, orders);
  return options;
}

/**
 * Whoever rides stays aboard or gets out: a character beside his vehicle, others farther, into a close assault perhaps.
 * An officer calls for strikes from his vehicle, too (SQ-ART-01).
 */
function riderOptions(m: Match, unit: Unit, places: readonly Point[], { deaf }: Orders): Option[] {
  const from = placeOf(m, unit);
  const { kind } = m.matchup.models[unit].profile;
  const isCrew = kind === 'character';
  const open = isCrew ? places.filter((at) => at === from || m.battlefield.touch(at, from)) : places;
  const options = open.map((at) => moveOption('engage', unit, at, from));
  if (isCrew) return [...options, ...callOptions(m, unit)];
  if (deaf) return options;
  return [...options, ...assaultsOf(m, unit).map(assaultOption)];
}

function moveOption(action: Action, unit: Unit, at: Point, from: Point): Option {
  return { action, at, target: unit, manner: at === from ? UNMOVED : MOVED };
}

function assaultOption({ target, at }: Contact): Option {
  return { action: 'assault', at, target, manner: MOVED };
}

/** How far a unit may go and still shoot: a pinned one only a little (SQ-CORE-UF-stuck). */
function engageMove(m: Match, unit: Unit): Length {
  if (m.state.standing[unit] > 0) return 0;
  if (!isStuck(m, unit)) return moveOf(m, unit);
  return Math.min(moveOf(m, unit), Math.floor(settingsOf(m, unit).underFire.stuck.inches * INCH));
}

/** Where it goes so: whoever is pinned only to better cover (SQ-CORE-UF-stuck, SQ-CR-07). */
function engagePlaces(
  m: Match,
  unit: Unit,
  { near }: Ends,
  { coverAt }: Outlook,
  { deaf }: Orders,
): readonly Point[] {
  const from = placeOf(m, unit);
  if (m.state.standing[unit] > 0) return [from];
  const isHeld = isStuck(m, unit);
  if (!isHeld && !(deaf && settingsOf(m, unit).commandResponse.moving.on)) return near;
  acted(m, isHeld ? CLAUSE.underFire.stuck : CLAUSE.commandResponse.moving);
  const here = coverAt(from);
  return near.filter((at) => at === from || coverAt(at) > here);
}

function assaultsOf(m: Match, unit: Unit): Contact[] {
  return canAssault(m, unit) ? contacts(m, unit, chargeOf(m, unit)) : [];
}

/** Notes what keeps a unit from rushing that otherwise might. */
function noteSlow(m: Match, unit: Unit): void {
  if (!settingsOf(m, unit).actions.moveOut.on) return;
  if (isSlowed(m, unit)) acted(m, CLAUSE.underFire.slow);
  else if (!canRush(m, unit)) acted(m, CLAUSE.heavyWeapons.slow);
}

/** Adds rushes to some places; out of command only away from the enemy (SQ-CR-08). */
function addRushes(
  m: Match,
  unit: Unit,
  options: Option[],
  places: readonly Point[],
  { deaf }: Orders,
): void {
  const from = placeOf(m, unit);
  const isBound = deaf && settingsOf(m, unit).commandResponse.rushing.on;
  const gap = isBound ? gapToEnemy(m, unit, from) : 0;
  for (const at of places)
    if (!isBound || gapToEnemy(m, unit, at) > gap) options.push(moveOption('move-out', unit, at, from));
}
