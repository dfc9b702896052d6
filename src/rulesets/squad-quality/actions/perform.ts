import type { Manner } from '../attack/aim.ts';
import { UNMARKED } from '../battlefield/state.ts';
import { moveOf, rushOf } from '../match/allowance.ts';
import { ease } from '../match/markers.ts';
import { acted, isLeft, type Match, placeOf, settingsOf, tellOf } from '../match/match.ts';
import { partsOf } from '../match/status.ts';
import type { Orders } from '../moves/orders.ts';
import type { Option } from '../places/option.ts';
import { outlookOf } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { travel } from '../ways/travel.ts';
import { charge } from './charging.ts';
import { detonate, rig } from './demolition.ts';
import { hack } from './hacking.ts';
import { invoke } from './invoking.ts';
import { boundOf } from './jets.ts';
import { leavesShot } from './paired-actions.ts';
import { sendScout } from './scouting.ts';
import { call } from './strike.ts';
import { recover } from './wounded.ts';

/**
 * Carries out what a unit has chosen; how it may shoot afterwards, undefined where it does not.
 *
 * @param partner a fire team that is activated with it and has not acted yet
 */
export function perform(
  m: Match,
  unit: Unit,
  option: Option,
  orders: Orders,
  partner?: Unit,
): Manner | undefined {
  const { at, manner } = option;
  const own = settingsOf(m, unit);
  switch (option.action) {
    case 'engage':
      acted(m, CLAUSE.actions.engage);
      if (m.state.hurt[unit] > 0) acted(m, CLAUSE.recoverWounded.burdened);
      return engage(m, unit, option, orders);
    case 'bound':
      noteJets(m, unit, CLAUSE.jetPacks.bound);
      travel(m, unit, at, boundOf(m, unit), 'bounds', 'flights');
      return manner;
    case 'smoke':
      if (!option.laidThere) laySmoke(m, unit, option);
      if (travel(m, unit, at, moveOf(m, unit), 'moves', 'ways') && option.laidThere)
        laySmoke(m, unit, option);
      return undefined;
    case 'assault':
    case 'bound-assault':
      charge(m, unit, option, partner);
      return undefined;
    case 'open-fire':
      return manner;
    case 'move-out':
      acted(m, CLAUSE.actions.moveOut);
      if (m.state.hurt[unit] > 0) acted(m, CLAUSE.recoverWounded.carry);
      travel(m, unit, at, rushOf(m, unit), 'rushes', 'ways');
      return undefined;
    case 'leap':
      noteJets(m, unit, CLAUSE.jetPacks.leap);
      travel(m, unit, at, 0, 'leaps');
      if (own.jetPacks.spent.on) acted(m, CLAUSE.jetPacks.spent);
      return own.jetPacks.spent.on ? undefined : manner;
    case 'regroup':
      acted(m, CLAUSE.actions.regroup);
      for (const one of partsOf(m, unit)) ease(m, one, UNMARKED);
      return undefined;
    default:
      return command(m, unit, option);
  }
}

/** Carries out a command action, and a second one where that is not to shoot; how the rest of a squad may shoot beside it. */
function command(m: Match, unit: Unit, option: Option): Manner | undefined {
  const manner = commandOnce(m, unit, option);
  if (option.second === undefined || !isLeft(m, unit)) return manner;
  acted(m, CLAUSE.actions.command);
  commandOnce(m, unit, option.second);
  return undefined;
}

function commandOnce(m: Match, unit: Unit, option: Option): Manner | undefined {
  const { manner } = option;
  const own = settingsOf(m, unit);
  switch (option.action) {
    case 'hack':
      hack(m, unit, option.target);
      return undefined;
    case 'call':
      acted(m, CLAUSE.actions.command);
      call(m, unit, option.target);
      return leavesShot(m, unit, option.action) ? manner : undefined;
    case 'rig':
      return rig(m, unit) ? manner : undefined;
    case 'detonate':
      return detonate(m, unit) ? manner : undefined;
    case 'scout':
      sendScout(m, unit, option.spot ?? NOWHERE);
      return leavesShot(m, unit, option.action) ? manner : undefined;
    case 'scout-call':
      sendScout(m, unit, option.spot ?? NOWHERE);
      call(m, unit, option.target);
      if (own.scouts.calls.on) acted(m, CLAUSE.scouts.calls);
      return leavesShot(m, unit, option.action) ? manner : undefined;
    case 'recover':
      recover(m, unit, false);
      return undefined;
    case 'recover-and-fire':
      recover(m, unit, true);
      return manner;
    default:
      return undefined;
  }
}

/** Notes that jet packs are used in some way (SQ-JET-01, SQ-JET-07). */
function noteJets(m: Match, unit: Unit, clause: number): void {
  acted(m, CLAUSE.jetPacks.choice);
  acted(m, clause);
  if (m.state.hurt[unit] > 0) acted(m, CLAUSE.jetPacks.wounded);
}

/**
 * Moves to where it may shoot from; a psionic may invoke a power before or after (SQ-PSI-04, SQ-PSI-05), if he responds:
 * whoever does not may do nothing but what SQ-CR-06 lists.
 */
function engage(m: Match, unit: Unit, { at, manner }: Option, { deaf }: Orders): Manner | undefined {
  const shotFrom = (from: Point) => () => outlookOf(m, unit).harmAt(from, manner);
  const before = !deaf && invoke(m, unit, shotFrom(at));
  travel(m, unit, at, moveOf(m, unit), 'moves', 'ways');
  const hasTried = before || (!deaf && isLeft(m, unit) && invoke(m, unit, shotFrom(placeOf(m, unit))));
  const { instead } = settingsOf(m, unit).psionics;
  if (!hasTried || !instead.on) return manner;
  acted(m, CLAUSE.psionics.instead);
  return undefined;
}

/** Lays the smoke of an option (SQ-SMK-02). */
function laySmoke(m: Match, unit: Unit, { screen }: Option): void {
  if (!screen) return;
  const { x1, y1, x2, y2 } = screen;
  m.state.smoke.set([x1, y1, x2, y2], 4 * unit);
  m.state.smoking[unit] = 1;
  m.state.screens[unit]++;
  acted(m, CLAUSE.smoke.once);
  acted(m, CLAUSE.smoke.action);
  acted(m, CLAUSE.smoke.screen);
  tellOf(m, 'smoke', unit, () => ['lays smoke', { screen: [x1, y1, x2, y2] }]);
}
