import { HARM, RESERVE } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { UNMOVED } from '../attack/aim.ts';
import { mayShoot } from '../attack/targets.ts';
import { PINNED, UNDER_FIRE } from '../battlefield/state.ts';
import { canCarry, mustRecover } from '../match/allowance.ts';
import { getUp, removeWounded } from '../match/casualties.ts';
import {
  acted,
  choose,
  count,
  isLeft,
  type Match,
  nameOf,
  placeOf,
  seatOf,
  settingsOf,
  tell,
  tellOf,
} from '../match/match.ts';
import { luckyPass, passChance, passesAt } from '../match/quality-test.ts';
import { eliminate, lowerResolve, wouldGiveUp } from '../match/removal.ts';
import { RECOVERED, RECOVERED_AT_LAST, UNBURDENED } from '../match/shares.ts';
import { fitOf, has, partsOf, qualityNumberOf } from '../match/status.ts';
import type { Option } from '../places/option.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';

/** Recovering wounded, and shooting as well where that is a second command action (SQ-WND-03, SQ-AMB-20). */
export function recoveryOptions(m: Match, unit: Unit): Option[] {
  const { recoverWounded, actions } = settingsOf(m, unit);
  const at = placeOf(m, unit);
  const isForced = mustRecover(m, unit);
  if (burdened(m, unit).length === 0 || !(recoverWounded.choice.on || isForced)) return [];
  const recover: Option = { action: 'recover', at, target: unit, manner: UNMOVED };
  if (isForced) acted(m, CLAUSE.recoverWounded.most);
  if (isForced || actions.command.acts < 2 || !mayShoot(m, unit)) return [recover];
  return [recover, { ...recover, action: 'recover-and-fire' }];
}

/** A squad that has wounded, and the team with it that has (SQ-HW-05). */
function burdened(m: Match, unit: Unit): Unit[] {
  return partsOf(m, unit).filter((one) => m.state.hurt[one] > 0);
}

/** What is taken from each die of recovering (SQ-WND-08); whoever has fired in passing has fired this turn, too. */
function modifierOf(m: Match, unit: Unit, fires: boolean): number {
  const { modifiers } = settingsOf(m, unit).recoverWounded;
  const marker = m.state.marker[unit];
  const marked = marker === PINNED ? modifiers.pinned : marker === UNDER_FIRE ? modifiers.underFire : 0;
  return -marked - (fires || m.state.opFired[unit] > 0 ? modifiers.fired : 0);
}

/** What so many passes for a wounded figure are worth, in figures, under the rules of his unit. */
function worthOfPasses(m: Match, unit: Unit): readonly number[] {
  const { single } = settingsOf(m, unit).recoverWounded.results;
  const isLast = m.state.round >= m.matchup.settings[0].scenario.length.turns;
  const [dead, as, away, fit] = isLast ? RECOVERED_AT_LAST : RECOVERED;
  return [dead, single === 'dies' ? dead : as, away, fit];
}

/** What recovering the wounded of a unit, and of the team with it, is worth on average. */
export function recoveryWorth(m: Match, unit: Unit, fires: boolean): number {
  return burdened(m, unit).reduce((sum, one) => sum + worthOfTending(m, one, fires), 0);
}

function worthOfTending(m: Match, unit: Unit, fires: boolean): number {
  const needs = qualityNumberOf(m, unit) - modifierOf(m, unit, fires);
  const pass = passChance(needs);
  const fail = 1 - pass;
  const [none, one, two, three] = worthOfPasses(m, unit);
  const each =
    three * pass * pass * pass +
    two * 3 * pass * pass * fail +
    one * 3 * pass * fail * fail +
    none * fail * fail * fail;
  return each * m.state.hurt[unit] * m.matchup.figureWorth[unit];
}

/** A unit tends its wounded, and the team with it its own: both act as one (SQ-WND-03, SQ-HW-05). */
export function recover(m: Match, unit: Unit, fires: boolean): void {
  acted(m, CLAUSE.actions.command);
  acted(m, CLAUSE.recoverWounded.choice);
  count(m, seatOf(m, unit), 'recoveries');
  m.state.stirred[seatOf(m, unit)] = 1;
  for (const one of burdened(m, unit)) tend(m, one, fires);
}

/** Tests for each of the wounded (SQ-WND-07, SQ-WND-09). */
function tend(m: Match, unit: Unit, fires: boolean): void {
  const own = settingsOf(m, unit).recoverWounded;
  const modifier = modifierOf(m, unit, fires);
  const needs = qualityNumberOf(m, unit);
  if (modifier !== 0) acted(m, CLAUSE.recoverWounded.modifiers);
  // The leader is treated first.
  let isLeader = m.state.leaderHurt[unit] > 0;
  for (let left = m.state.hurt[unit]; left > 0; left--) {
    acted(m, CLAUSE.recoverWounded.test);
    acted(m, CLAUSE.recoverWounded.results);
    const unaided = passesAt(m, unit, 'recovery', needs, { modifier, worth: () => 0 });
    const again = unaided < 3 ? treatment(m, unit) : 0;
    const aided = unaided + passesAt(m, unit, 'recovery', needs, { modifier, dice: again, worth: () => 0 });
    const worth = (of: number) => worthOfPasses(m, unit)[of] * m.matchup.figureWorth[unit];
    const passes = aided === 3 ? 3 : aided + luckyPass(m, unit, 'recovery', needs - modifier, aided, worth);
    const dies = passes === 0 || (passes === 1 && own.results.single === 'dies');
    tell(m, 'recovery', () => [
      `One of the wounded of ${nameOf(m, unit)} ${passes === 3 ? 'fights again' : passes === 2 ? 'is brought away' : dies ? 'dies' : 'stays wounded'}.`,
      { model: unit, passes },
    ]);
    if (passes === 3) getUp(m, unit, isLeader);
    else if (passes === 2 || dies) {
      if (isLeader) m.state.leaderHurt[unit] = 0;
      m.state.hurt[unit]--;
      m.state.figures[unit]--;
      if (passes === 2) {
        m.state.losses[unit]--;
        m.state.saved[unit]++;
      }
    }
    isLeader = false;
  }
  m.state.checked[unit] = Math.min(m.state.checked[unit], m.state.losses[unit]);
  if (m.state.figures[unit] === 0) eliminate(m, unit, 'has nobody left');
  else if (fitOf(m, unit) === 0) removeWounded(m, unit);
}

/** Dice of a recovery that a medic rolls again where some fail: one a turn (SQ-PER-05). */
function treatment(m: Match, unit: Unit): number {
  if (!hasMedic(m, unit) || m.state.treated[unit] > 0) return 0;
  m.state.treated[unit] = 1;
  acted(m, CLAUSE.personalities.medic);
  return 1;
}

function hasMedic(m: Match, unit: Unit): boolean {
  return settingsOf(m, unit).personalities.medic.on && has(m, unit, 'medic');
}

/** The numbers by which `UNBURDENED` holds. */
const PRINTED = { points: 3, share: 0.5 } as const;

/** How much wounded hinder a unit, for once that they do as printed: half of it in shooting, half in moving. */
function hindrance({ burdened: { points, share } }: Settings['recoverWounded']): number {
  return (points / PRINTED.points + (1 - share) / (1 - PRINTED.share)) / 2;
}

/** A unit may try to leave its wounded behind before it acts, and those of the team with it (SQ-WND-10, SQ-D-07). */
export function abandon(m: Match, unit: Unit): void {
  const own = settingsOf(m, unit).recoverWounded;
  const { hurt } = m.state;
  const parts = burdened(m, unit);
  if (parts.length === 0 || !own.wounds.on || fitOf(m, unit) === 0 || mustRecover(m, unit)) return;
  const { figureWorth } = m.matchup;
  const label = called('keep the wounded', 'leave the wounded behind');
  const weigh = (weighings: Float64Array) => {
    weighings[WIDTH + RESERVE] = -chanceToGiveUp(m, unit) * fitOf(m, unit) * figureWorth[unit];
    for (const one of parts) {
      // Whoever is left behind is as good as dead.
      weighings[WIDTH + RESERVE] += worthOfPasses(m, one)[0] * hurt[one] * figureWorth[one];
      // As much as they hinder it, and all of it where it cannot take them along (SQ-WND-04, SQ-WND-11).
      const rid = canCarry(m, one) ? hindrance(own) : Math.max(1, hindrance(own));
      weighings[WIDTH + HARM] += rid * UNBURDENED * fitOf(m, one) * figureWorth[one];
    }
  };
  const picked = choose(m, seatOf(m, unit), 'SQ-D-07', unit, 2, weigh, { label });
  if (picked === 0 || !mayLeave(m, unit) || !isLeft(m, unit)) return;
  for (const one of parts) {
    m.state.figures[one] -= hurt[one];
    hurt[one] = m.state.leaderHurt[one] = 0;
    tellOf(m, 'abandoned', one, () => `leaves its wounded behind, ${m.state.figures[one]} left`);
  }
}

/** How likely a unit gives up over its wounded (SQ-LOSE-03). */
function chanceToGiveUp(m: Match, unit: Unit): number {
  if (!settingsOf(m, unit).recoverWounded.abandon.on || hasMedic(m, unit) || !wouldGiveUp(m, unit)) return 0;
  const pass = passChance(qualityNumberOf(m, unit));
  return 3 * pass * pass * (1 - pass);
}

/** Whether a unit brings itself to leave its wounded behind. */
function mayLeave(m: Match, unit: Unit): boolean {
  const { abandon: own } = settingsOf(m, unit).recoverWounded;
  if (!own.on || hasMedic(m, unit)) return true;
  acted(m, CLAUSE.recoverWounded.abandon);
  const needs = qualityNumberOf(m, unit);
  const passes = passesAt(m, unit, 'abandon', needs, {});
  if (passes === 2) lowerResolve(m, unit);
  return passes >= 2;
}
