import { COVER, DANGER, type Decision, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../../rules/decision.ts';
import { once, WIDTH } from '../../../rules/play/weighing.ts';
import { PINNED, UNMARKED } from '../battlefield/state.ts';
import { leavesShelter } from '../match/fortification.ts';
import { rides } from '../match/hull.ts';
import { type Match, placeOf, settingsOf } from '../match/match.ts';
import { nearerToQuarry, quarryOf } from '../match/quarry.ts';
import { MARKERS, RID_OF_FIRE, RID_OF_PIN } from '../match/shares.ts';
import { isFirm, partsOf } from '../match/status.ts';
import { companyIn } from '../moves/joining.ts';
import { chargeWorth, costOfBlast } from '../places/charges.ts';
import { crewStakes, isInCrew, ledWorth, passengerDanger } from '../places/crew-stakes.ts';
import { isAssault, type Option } from '../places/option.ts';
import type { Outlook } from '../places/outlook.ts';
import { NO_UNIT, NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { type Attacks, attacksOf } from './attack-worth.ts';
import { hackWorth } from './hacking.ts';
import { scoutDanger } from './scouting.ts';
import { recoveryWorth } from './wounded.ts';

/** What smoke is worth that may still be laid. */
const KEPT = 0.03;
/** What finding a marker is worth. */
const FOUND = 0.2;

/**
 * How the options of a unit are weighed: as they are, or by what they come to at most, which is soon told.
 *
 * @param partner a fire team that is activated with it and has not acted yet
 */
export function weighingOf(
  m: Match,
  unit: Unit,
  outlook: Outlook,
  options: readonly Option[],
  partner?: Unit,
): Pick<Decision, 'weigh'> & { readonly [told in 'atMost' | 'quarry']: NonNullable<Decision[told]> } {
  const attacks = attacksOf(m, unit, outlook, partner);
  const company = companyIn(m, unit);
  const here = placeOf(m, unit);
  const stopped = once(() => stoppedWeighing(outlook, here));
  const weighPlace = placeWeighing(m, unit, outlook);
  const weighRide = rideWeighing(m, unit);
  const isCrew = isInCrew(m, unit);
  /** As if nobody shot at a figure that is sent ahead. */
  const weighUnspied: Decision['weigh'] = (option, into) => {
    const { at, second } = options[option];
    const host = company(at);
    weighPlace(options[option], host, into);
    weighAction(m, unit, outlook, options[option], into, attacks);
    if (second?.action === 'recover') into[RESERVE] += recoveryWorth(m, unit, false);
    if (second?.action === 'call') into[HARM] += attacks.strikeAt(second.target);
    if (host !== NO_UNIT) into[RESERVE] += ledWorth(m, unit, host);
    weighRide(at, into);
    if (isAssault(options[option])) hinder(into, outlook.stoppedAt(at), stopped());
  };
  const nearer = nearerToQuarry(m, unit);
  return {
    quarry(option) {
      const { at, target } = options[option];
      if (!isAssault(options[option])) return nearer(at);
      return target === quarryOf(m, unit) ? attacks.assaultOn(target).harm : 0;
    },
    weigh(option, into) {
      weighUnspied(option, into);
      const { spot } = options[option];
      if (spot !== undefined) into[DANGER] += scoutDanger(m, unit, spot, outlook);
    },
    atMost(option, into) {
      const { action, at, manner, spot } = options[option];
      if (spot !== undefined) {
        weighUnspied(option, into);
        return true;
      }
      if ((action !== 'engage' && action !== 'move-out') || (isCrew && at === here)) return false;
      into[COVER] = 1;
      const host = company(at);
      into[OBJECTIVE] = outlook.objectiveAt(host === NO_UNIT ? at : m.state.point[host]);
      if (host !== NO_UNIT) into[RESERVE] = ledWorth(m, unit, host);
      into[TEMPO] = outlook.mostTempo();
      if (action === 'move-out') return true;
      into[HARM] = attacks.engageAt(at, manner);
      return true;
    },
  };
}

/** Weighs where an option leads, by itself or with a host. */
function placeWeighing(
  m: Match,
  unit: Unit,
  outlook: Outlook,
): (option: Option, host: Unit, into: Float64Array) => void {
  const leaves = leavesShelter(m, unit);
  const toCome = m.matchup.settings[0].scenario.length.turns - m.state.round;
  return ({ at, screen }, host, into) => {
    const ends = host === NO_UNIT ? at : m.state.point[host];
    into[DANGER] = host === NO_UNIT ? outlook.dangerAt(at, screen) : 0;
    // Out of its fortification a unit is as much in danger in the turns to come.
    if (host === NO_UNIT && leaves(at)) into[DANGER] += toCome * outlook.dangerAt(at);
    into[COVER] = outlook.coverAt(ends);
    into[OBJECTIVE] = outlook.objectiveAt(ends);
    into[TEMPO] = outlook.tempoAt(ends);
  };
}

/** Weighs staying in a vehicle: as a character in its crew, or as one of those aboard. */
function rideWeighing(m: Match, unit: Unit): (at: Point, into: Float64Array) => void {
  const here = placeOf(m, unit);
  const isCrew = isInCrew(m, unit);
  const isAboard = rides(m, unit);
  const stakes = once(() => crewStakes(m, unit));
  const danger = once(() => passengerDanger(m, unit));
  return (at, into) => {
    if (!isAboard || at !== here) return;
    into[DANGER] = isCrew ? stakes().within : danger();
    if (isCrew) into[RESERVE] += stakes().service;
  };
}

/** What a charge is worth that opportunity fire stops, about: the unit is where it was. */
function stoppedWeighing(outlook: Outlook, here: Point): Float64Array {
  const weighing = new Float64Array(WIDTH);
  if (here === NOWHERE) return weighing;
  weighing[DANGER] = outlook.dangerAt(here);
  weighing[COVER] = outlook.coverAt(here);
  weighing[OBJECTIVE] = outlook.objectiveAt(here);
  return weighing;
}

/** Makes a weighing that of a charge which is stopped so often. Of other moves that is worth nothing to know: who is stopped still shoots. */
function hinder(into: Float64Array, stopped: number, instead: Float64Array): void {
  for (const tactic of [HARM, DANGER, COVER, OBJECTIVE, TEMPO])
    into[tactic] += stopped * (instead[tactic] - into[tactic]);
}

function weighAction(
  m: Match,
  unit: Unit,
  outlook: Outlook,
  option: Option,
  into: Float64Array,
  { engageAt, strikeAt, assaultOn }: Attacks,
): void {
  const { action, at, target, manner } = option;
  switch (action) {
    case 'engage':
      into[HARM] = engageAt(at, manner);
      return;
    case 'bound':
    case 'open-fire':
      into[HARM] = outlook.harmAt(at, manner);
      return;
    case 'assault':
    case 'bound-assault': {
      const { harm, loss } = assaultOn(target);
      into[HARM] = harm;
      into[DANGER] += loss;
      return;
    }
    case 'smoke':
      into[RESERVE] = -KEPT;
      return;
    case 'regroup':
      into[RESERVE] = regroupWorth(m, unit);
      return;
    case 'hack':
      into[HARM] = hackWorth(m, unit, target);
      return;
    case 'call':
      into[HARM] = strikeAt(target);
      if (m.matchup.models[unit].profile.kind !== 'character') into[HARM] += besides(outlook, option);
      return;
    case 'rig':
    case 'detonate':
      into[OBJECTIVE] += chargeWorth(m, unit, action);
      into[DANGER] += costOfBlast(m, unit, action);
      into[HARM] = besides(outlook, option);
      return;
    case 'scout-call':
      into[HARM] = strikeAt(target);
      return;
    case 'scout':
      into[RESERVE] = FOUND;
      into[HARM] = besides(outlook, option);
      return;
    case 'recover':
      into[RESERVE] = recoveryWorth(m, unit, false);
      return;
    case 'recover-and-fire':
      into[RESERVE] = recoveryWorth(m, unit, true);
      into[HARM] = outlook.harmAt(at, manner);
  }
}

/** What whoever does something else besides shooting shoots: nothing where he does a second thing instead. */
function besides({ harmAt }: Outlook, { at, manner, second }: Option): number {
  return second === undefined ? harmAt(at, manner) : 0;
}

function regroupWorth(m: Match, unit: Unit): number {
  const { state, matchup } = m;
  return partsOf(m, unit).reduce((sum, one) => {
    if (state.marker[one] === UNMARKED || isFirm(m, one)) return sum;
    return sum + worthOfRelief(m, one) * state.figures[one] * matchup.figureWorth[one];
  }, 0);
}

/** What being rid of its marker is worth to a unit, as a share of it: all that it takes where it does not fade (SQ-CORE-UF-fades). */
function worthOfRelief(m: Match, unit: Unit): number {
  const marker = m.state.marker[unit];
  if (!settingsOf(m, unit).underFire.fades.on) return MARKERS[marker];
  return marker === PINNED ? RID_OF_PIN : RID_OF_FIRE;
}
