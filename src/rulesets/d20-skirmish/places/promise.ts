import type { Model, Unit } from '../../../kernel/entities.ts';
import { asIf } from '../../../rules/play/as-if.ts';
import type { Strike } from '../attack/attack.ts';
import { expectedHarm } from '../attack/expected.ts';
import { harmNow, shotShift, targetShift } from '../attack/harm-now.ts';
import { stakesOn } from '../attack/heart.ts';
import { harmOfPower, powersOpen } from '../attack/powers.ts';
import { mayActOn, shotsOpen } from '../attack/targets.ts';
import { isInTheAir } from '../match/airborne.ts';
import { lookAt, rangeBetween } from '../match/altitude.ts';
import { type Hideout, isUnsettled, markersOf, spotNumber } from '../match/concealment.ts';
import { areLevel, contactsOf } from '../match/engagement.ts';
import {
  enemiesOf,
  gapBetween,
  isOpen,
  type Match,
  membersLeft,
  seatOf,
  settingsOf,
  squadOf,
  stands,
} from '../match/match.ts';
import { chanceToRecognise } from '../match/tests.ts';
import { blowAt, JUDGED, judgedAt, shotAt } from '../matchup/gunnery.ts';
import { chanceToPass } from '../matchup/wounding.ts';
import { bandOf } from '../units/bands.ts';
import { strideOf } from '../ways/going.ts';
import { moveOf } from '../ways/reach.ts';

/** A charge is as likely as this to be possible where the distance is short enough. */
const IN_THE_WAY = 0.6;

/** What somebody hidden or in the air may do. */
const HIDDEN = 0.1;

/** Expected harm of what a squad could do at once, from public facts, to some enemies or to any. */
export function promise(m: Match, squad: Unit, among?: readonly Model[]): number {
  let sum = 0;
  for (const model of membersLeft(m, squad)) sum += promiseOf(m, model, among);
  return sum;
}

/** Expected harm of two attacks of a model from where it is, or of a power that takes as long, on some enemies or on any. */
export function promiseOf(m: Match, model: Model, among?: readonly Model[]): number {
  if (!stands(m, model)) return isYetToShow(m, model) && among === undefined ? HIDDEN : 0;
  const isMeant = (enemy: Model) => among === undefined || among.includes(enemy);
  let best = 0;
  for (const strike of shotsOpen(m, model))
    if (isMeant(strike.target)) best = Math.max(best, expectedHarm(m, strike, JUDGED));
  for (const strike of powersOpen(m, model))
    if (isMeant(strike.target))
      best = Math.max(best, powersWithin(m, strike, JUDGED) * harmOfPower(m, strike));
  const { charge } = settingsOf(m, model);
  const locked = contactsOf(m, model);
  const worthOf = (by: 'blows' | 'charges', enemy: Model) =>
    chanceToRecognise(m, model) * stakesOn(m, enemy) * blowAt(harmNow(m, by, model, enemy), JUDGED, 0);
  for (const enemy of locked.filter(isMeant)) best = Math.max(best, worthOf('blows', enemy));
  if (locked.length > 0 || strideOf(m, model) === 0) return best;
  const far = moveOf(m, model, charge.move.factor);
  for (const enemy of enemiesOf(m, model)) {
    if (!isMeant(enemy) || !mayActOn(m, model, enemy) || !areLevel(m, model, enemy)) continue;
    if (gapBetween(m, model, enemy) > far) continue;
    best = Math.max(best, IN_THE_WAY * worthOf('charges', enemy));
  }
  return best;
}

/** Powers that so many actions are enough for, a part of one that takes longer, and none that its channeler never has time for. */
function powersWithin(m: Match, { attacker, weapon }: Strike, actions: number): number {
  const cost = m.matchup.weapons[weapon].actions;
  return cost > m.matchup.actions[attacker] ? 0 : actions / cost;
}

/**
 * What the squad of a spotter could do at once to somebody only if it is told where he is, as likely as that is
 * (DX-SPT-04).
 */
export function promiseOfSpot(m: Match, spotter: Model, hideout: Hideout): number {
  const { model, at } = hideout;
  const { point, spotted, concealed } = m.state;
  const chance = chanceToPass(settingsOf(m, spotter), spotNumber(m, spotter, hideout));
  const likely = stands(m, model) ? chance : chance / markersOf(m, model).length;
  const squad = squadOf(m, spotter);
  const already = stands(m, model) ? promise(m, squad, [model]) : 0;
  const finders = settingsOf(m, spotter).spotting.shared.on ? membersLeft(m, squad) : [spotter];
  const ofFinder = (one: Model) => one * concealed.length + model;
  const found = asIf(point, [model], at, () =>
    asIf(spotted, finders.map(ofFinder), 1, () => promise(m, squad, [model])),
  );
  return likely * (found - already);
}

/** Whether a model is hidden or in the air: nobody knows where it will act. */
function isYetToShow(m: Match, model: Model): boolean {
  return isUnsettled(m, model) || isInTheAir(m, squadOf(m, model));
}

/** Expected loss of a squad to enemies who are yet to act. */
export function threatTo(m: Match, squad: Unit): number {
  let sum = 0;
  for (const model of membersLeft(m, squad)) if (isOpen(m, model)) sum += threatToModel(m, model);
  return sum;
}

function threatToModel(m: Match, model: Model): number {
  let worst = 0;
  for (const enemy of enemiesOf(m, model)) {
    if (!isOpen(m, enemy) || m.state.activated[squadOf(m, enemy)] > 0) continue;
    const look = lookAt(m, enemy, model);
    if (look === 0) continue;
    const band = bandOf(rangeBetween(m, enemy, model), 'nearer');
    const shift = shotShift(m, enemy) + targetShift(m, model) - m.matchup.coverOf[seatOf(m, model)][look];
    const harm = Math.max(
      shotAt(harmNow(m, 'shots', enemy, model), JUDGED, band, shift),
      judgedAt(harmNow(m, 'powers', enemy, model), band, 0),
    );
    worst = Math.max(worst, chanceToRecognise(m, enemy) * harm);
  }
  return worst;
}
