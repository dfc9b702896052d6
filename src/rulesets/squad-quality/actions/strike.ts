/** Strikes of batteries: called for, timed, scattered, come down (SQ-ART-04 to SQ-ART-06). */

import { spotText } from '../../../kernel/field/place-words.ts';
import type { Seat } from '../../../rules/decision.ts';
import { armourAbout } from '../attack/shots.ts';
import { blastHull } from '../attack/vehicle-damage.ts';
import { BY_NOBODY } from '../match/casualties.ts';
import { sufferOnceEach } from '../match/each-figure.ts';
import { isVehicle, platedOn } from '../match/hull.ts';
import { markByLosses } from '../match/markers.ts';
import {
  acted,
  count,
  isLeft,
  isOnFoot,
  type Match,
  nameOf,
  rollDie,
  seatOf,
  settingsOf,
  tell,
} from '../match/match.ts';
import { luckyPass, passesAt, passesOf } from '../match/quality-test.ts';
import { offBetween, type Spot, scattered, spotAt } from '../match/scatter.ts';
import { has, qualityNumberOf } from '../match/status.ts';
import { qualityNumber } from '../matchup/scale.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import type { WeaponSpec } from '../units/units.ts';
import { blastOf, figuresHit, weaponOf } from './artillery.ts';
import { worthOfAim } from './strike-worth.ts';

/** Calls for a strike (SQ-ART-04, SQ-ART-05). */
export function call(m: Match, unit: Unit, target: Unit): void {
  const seat = seatOf(m, unit);
  const { timing } = settingsOf(m, unit).artillery;
  acted(m, CLAUSE.artillery.call);
  acted(m, CLAUSE.artillery.once);
  acted(m, CLAUSE.artillery.batteries);
  m.state.stirred[seat] = m.state.called[unit] = 1;
  count(m, seat, 'strikes');
  const heard = timing.on ? timingOf(m, unit, 3) : 2;
  // The one die that may be rolled again saves the call if need be, and is left for the aim if not.
  const passes = heard < 2 ? heard + timingOf(m, unit, rolledAgain(m, unit)) : heard;
  tell(m, 'call', () => [
    `${nameOf(m, unit)} calls for a strike on ${nameOf(m, target)}: ${passes >= 2 ? 'it comes' : passes === 1 ? 'the message is garbled' : 'the battery is lost'}.`,
    { attacker: unit, target, passes },
  ]);
  // A battery that is lost has its call no more than its ear: the others listen yet.
  if (passes === 0) m.state.batteries[seat]--;
  else m.state.calls[seat]++;
  if (passes < 2) return;
  const aimed = spotAt(m, m.state.point[target]);
  const spot = spotOf(m, unit, target, aimed, heard < 2);
  tellOfStrike(m, target, aimed, spot);
  strike(m, seat, spot);
}

/** Tells where a strike comes down. */
function tellOfStrike(m: Match, target: Unit, aimed: Spot, spot: Spot): void {
  const { ground } = m.battlefield;
  const off = offBetween(aimed, spot);
  tell(m, 'strike', () => [
    `The strike comes down at ${spotText(ground, { ...spot, z: 0 })}, ${off === 0 ? 'right on' : `${off.toFixed(1)} inches from`} ${nameOf(m, target)}.`,
    { target, off },
  ]);
}

/** So many dice of the test of the battery (SQ-ART-04). */
function timingOf(m: Match, unit: Unit, dice: number): number {
  const own = settingsOf(m, unit);
  if (dice > 0) acted(m, CLAUSE.artillery.timing);
  return passesAt(m, unit, 'battery', qualityNumber(own, own.artillery.batteries.quality), {
    dice,
    worth: () => 0,
  });
}

/** Dice that failed and are rolled again: one a call, for a communications expert (SQ-PER-02). */
function rolledAgain(m: Match, unit: Unit): number {
  if (!settingsOf(m, unit).personalities.comms.on || !has(m, unit, 'comms')) return 0;
  acted(m, CLAUSE.personalities.comms);
  return 1;
}

/** Where a strike comes down; whether the die that may be rolled again has been (SQ-ART-05). */
function spotOf(m: Match, unit: Unit, target: Unit, aimed: Spot, isSpent: boolean): Spot {
  if (!settingsOf(m, unit).artillery.accuracy.on) return aimed;
  acted(m, CLAUSE.artillery.accuracy);
  const needs = qualityNumberOf(m, unit);
  const worth = () => 0;
  let failed = 3 - passesOf(m, unit, 'accuracy', { worth });
  if (failed > 0 && !isSpent) failed -= passesOf(m, unit, 'accuracy', { dice: rolledAgain(m, unit), worth });
  if (failed > 0)
    failed -= luckyPass(m, unit, 'accuracy', needs, 3 - failed, worthOfAim(m, seatOf(m, unit), target));
  if (failed === 0) return aimed;
  let inches = 0;
  for (let i = 0; i < failed; i++) inches += rollDie(m, unit, 'scatter');
  return scattered(m, unit, aimed, inches);
}

/** Hits every figure within the blast, friends among them (SQ-ART-06, SQ-CORE-AOE). */
function strike(m: Match, seat: Seat, spot: Spot): void {
  const weapon = weaponOf(m, seat);
  acted(m, CLAUSE.artillery.area);
  // Whoever gets out of a wreck, or stands alone once his squad is gone, was where the blast found him.
  const hit = Array.from(m.matchup.models.keys(), (unit) =>
    Math.round(figuresHit(m, unit, spot, blastOf(m, seat))),
  );
  for (const [unit, hits] of hit.entries()) {
    if (hits === 0 || !isLeft(m, unit)) continue;
    acted(m, CLAUSE.artillery.blast);
    if (isVehicle(m, unit)) {
      strikeTop(m, unit, weapon);
      continue;
    }
    const before = m.state.figures[unit];
    const lost = sufferOnceEach(m, unit, hits, weapon.damage - armourAbout(m, unit), BY_NOBODY);
    if (isOnFoot(m, unit)) markByLosses(m, unit, before, lost);
  }
}

/** A vehicle is hit once, on its top, with the anti-tank rating of the weapon (SQ-CORE-AOE). */
function strikeTop(m: Match, unit: Unit, { antiTank }: WeaponSpec): void {
  blastHull(m, unit, 1, antiTank, platedOn(m, unit, 'top'));
}
