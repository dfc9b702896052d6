import { MOVED, STILL, UNMOVED } from '../attack/shots.ts';
import { targetsOf } from '../attack/targets.ts';
import { UNMARKED } from '../battlefield/state.ts';
import { canRush, moveOf, rushOf } from '../match/allowance.ts';
import { rides } from '../match/hull.ts';
import { acted, type Match, placeOf, settingsOf } from '../match/match.ts';
import { fitOf, isSlowed, isStuck } from '../match/status.ts';
import type { CounterName } from '../matchup/counters.ts';
import { type Contact, contacts, destinations, nearestEnemy } from '../moves/moves.ts';
import type { Orders } from '../moves/orders.ts';
import { chargeOptions } from '../places/charges.ts';
import type { Action, Option } from '../places/option.ts';
import { canAssault, type Outlook } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';
import { callOptions } from './artillery.ts';
import { civilianOptions, isCivilian } from './civilians.ts';
import { hackOptions } from './hacking.ts';
import { jetOptions } from './jets.ts';
import { scoutOptions } from './scouting.ts';
import { smokeOptions } from './smoke-options.ts';
import { mustRecover, recoveryOptions } from './wounded.ts';

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

/** What a unit can do as things are; staying where it is and shooting comes first. */
export function optionsOf(m: Match, unit: number, outlook: Outlook, orders: Orders): Option[] {
  const own = settingsOf(m, unit);
  const from = placeOf(m, unit);
  if (isCivilian(m, unit)) return civilianOptions(m, unit);
  if (mustRecover(m, unit)) return recoveryOptions(m, unit).slice(0, 1);
  const places = engagePlaces(m, unit, outlook, orders);
  if (rides(m, unit)) return riderOptions(m, unit, places, orders);
  const options = places.map((at) => moveOption('engage', unit, at, from));
  if (own.actions.openFire.on && targetsOf(m, unit, STILL).length > 0)
    options.push({ action: 'open-fire', at: from, target: unit, manner: STILL });
  if (own.actions.regroup.on && m.state.marker[unit] > UNMARKED && !orders.deaf)
    options.push({ action: 'regroup', at: from, target: unit, manner: UNMOVED });
  options.push(...recoveryOptions(m, unit), ...callOptions(m, unit), ...chargeOptions(m, unit));
  if (m.state.standing[unit] > 0) return options;
  if (!orders.deaf) {
    options.push(...assaultsOf(m, unit).map((one) => assaultOption('assault', one)));
    options.push(...smokeOptions(m, unit, outlook, places), ...jetOptions(m, unit, places));
    options.push(...hackOptions(m, unit), ...scoutOptions(m, unit));
  }
  options.push(...rushOptions(m, unit, places, orders));
  return options;
}

/** Whoever rides stays aboard or gets out: a character beside his vehicle, others farther, into a close assault perhaps. */
function riderOptions(m: Match, unit: number, places: readonly number[], { deaf }: Orders): Option[] {
  const from = placeOf(m, unit);
  const { kind } = m.matchup.models[unit].profile;
  const isCrew = kind === 'character';
  const open = isCrew ? places.filter((at) => at === from || m.battlefield.touch(at, from)) : places;
  const options = open.map((at) => moveOption('engage', unit, at, from));
  if (isCrew || deaf) return options;
  return [...options, ...assaultsOf(m, unit).map((one) => assaultOption('assault', one))];
}

function moveOption(action: Action, unit: number, at: number, from: number): Option {
  return { action, at, target: unit, manner: at === from ? UNMOVED : MOVED };
}

export function assaultOption(action: Action, { target, at }: Contact): Option {
  return { action, at, target, manner: MOVED };
}

/** Where a unit may go and still shoot: a pinned one only a little, and to better cover (SQ-CORE-UF-stuck, SQ-CR-07). */
function engagePlaces(m: Match, unit: number, { coverAt }: Outlook, { deaf }: Orders): number[] {
  const from = placeOf(m, unit);
  const own = settingsOf(m, unit);
  if (m.state.standing[unit] > 0) return [from];
  const isHeld = isStuck(m, unit);
  const little = Math.floor(own.underFire.stuck.inches * 2540);
  const allowance = isHeld ? Math.min(moveOf(m, unit), little) : moveOf(m, unit);
  const places = destinations(m, unit, allowance);
  if (!isHeld && !(deaf && own.commandResponse.moving.on)) return places;
  acted(m, isHeld ? CLAUSE.underFire.stuck : CLAUSE.commandResponse.moving);
  const here = coverAt(from);
  return places.filter((at) => at === from || coverAt(at) > here);
}

function assaultsOf(m: Match, unit: number): Contact[] {
  if (!canAssault(m, unit) || fitOf(m, unit) === 0) return [];
  const isRush = settingsOf(m, unit).closeAssault.charge.reach === 'rush';
  return contacts(m, unit, isRush ? rushOf(m, unit) : moveOf(m, unit));
}

/** Places farther than a move; with wounded only as far as they can be carried (SQ-WND-11, SQ-CR-08). */
function rushOptions(m: Match, unit: number, near: readonly number[], { deaf }: Orders): Option[] {
  const { actions, recoverWounded, commandResponse } = settingsOf(m, unit);
  if (!actions.moveOut.on) return [];
  if (isSlowed(m, unit)) {
    acted(m, CLAUSE.underFire.slow);
    return [];
  }
  if (!canRush(m, unit)) {
    acted(m, CLAUSE.heavyWeapons.slow);
    return [];
  }
  const hurt = m.state.hurt[unit];
  if (hurt > 0 && (!recoverWounded.carry.on || hurt > fitOf(m, unit))) return [];
  const known = new Set(near);
  const from = placeOf(m, unit);
  const gap = nearestEnemy(m, unit, from);
  const isBound = deaf && commandResponse.rushing.on;
  if (isBound) acted(m, CLAUSE.commandResponse.rushing);
  return destinations(m, unit, rushOf(m, unit))
    .filter((at) => !known.has(at) && (!isBound || nearestEnemy(m, unit, at) > gap))
    .map((at) => moveOption('move-out', unit, at, from));
}
