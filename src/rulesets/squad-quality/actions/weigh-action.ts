import { DANGER, HARM, OBJECTIVE, RESERVE } from '../../../rules/decision.ts';
import { PINNED, UNMARKED } from '../battlefield/state.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { MARKERS, RID_OF_FIRE, RID_OF_PIN } from '../match/shares.ts';
import { isFirm, partsOf } from '../match/status.ts';
import { chargeWorth, costOfBlast } from '../places/charges.ts';
import type { Option } from '../places/option.ts';
import type { Outlook } from '../places/outlook.ts';
import type { Unit } from '../units/entities.ts';
import type { Attacks } from './attack-worth.ts';
import { hackWorth } from './hacking.ts';
import { leavesShot } from './paired-actions.ts';
import { recoveryWorth } from './wounded.ts';

/** What smoke is worth that may still be laid. */
const KEPT = 0.03;
/** What finding a marker is worth. */
const FOUND = 0.2;

/** Weighs what a unit does where an option leads. */
export function weighAction(
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
    case 'leap':
      if (!settingsOf(m, unit).jetPacks.spent.on) into[HARM] = outlook.harmAt(at, manner);
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
    case 'scout-call':
      into[HARM] = strikeAt(target) + besides(m, unit, outlook, option);
      return;
    case 'rig':
    case 'detonate':
      into[OBJECTIVE] += chargeWorth(m, unit, action);
      into[DANGER] += costOfBlast(m, unit, action);
      into[HARM] = besides(m, unit, outlook, option);
      return;
    case 'scout':
      into[RESERVE] = FOUND;
      into[HARM] = besides(m, unit, outlook, option);
      return;
    case 'recover':
      into[RESERVE] = recoveryWorth(m, unit, false);
      return;
    case 'recover-and-fire':
      into[RESERVE] = recoveryWorth(m, unit, true);
      into[HARM] = outlook.harmAt(at, manner);
  }
}

/** What a unit shoots beside a command action: nothing where it does a second thing instead, or may not. */
function besides(m: Match, unit: Unit, { harmAt }: Outlook, { action, at, manner, second }: Option): number {
  return second === undefined && leavesShot(m, unit, action) ? harmAt(at, manner) : 0;
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
