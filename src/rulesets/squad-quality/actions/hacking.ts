import { UNMOVED } from '../attack/aim.ts';
import { damageOnce, harmByMargin } from '../attack/vehicle-damage.ts';
import { PINNED, UNDER_FIRE } from '../battlefield/state.ts';
import { isDamaged, isVehicle } from '../match/hull.ts';
import { mark, shareTaken } from '../match/markers.ts';
import {
  acted,
  count,
  enemiesOf,
  isExposed,
  type Match,
  nameOf,
  placeOf,
  seatOf,
  settingsOf,
  tell,
} from '../match/match.ts';
import { passChance, passesAt, passText } from '../match/quality-test.ts';
import { sees } from '../match/sight.ts';
import { screensOf } from '../match/smoke.ts';
import { has, naturalLevelOf, ownResolveOf, qualityNumberOf } from '../match/status.ts';
import { hackResistance } from '../matchup/scale.ts';
import { isHackable } from '../matchup/talents.ts';
import type { Option } from '../places/option.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';

/** Enemies that a unit may hack from where it stands (SQ-HACK-01, SQ-HACK-02). */
export function hackOptions(m: Match, unit: Unit): Option[] {
  if (!has(m, unit, 'hacking') || !settingsOf(m, unit).hacking.trait.on) return [];
  const at = placeOf(m, unit);
  const screens = screensOf(m);
  return enemiesOf(m, unit)
    .filter((enemy) => isExposed(m, enemy) && isHackable(m.matchup.models[enemy], settingsOf(m, enemy)))
    .filter((enemy) => sees(m, seatOf(m, unit), at, placeOf(m, enemy), screens))
    .map((target) => ({ action: 'hack', at, target, manner: UNMOVED }));
}

/** What the target adds to each die (SQ-HACK-04, SQ-AMB-13). */
function resistanceOf(m: Match, target: Unit): number {
  return hackResistance(settingsOf(m, target), naturalLevelOf(m, target), ownResolveOf(m, target));
}

/** What hacking a target is worth on average. */
export function hackWorth(m: Match, unit: Unit, target: Unit): number {
  const needs = qualityNumberOf(m, unit) - resistanceOf(m, target);
  const pass = passChance(needs);
  const worth = worthOfPasses(m, unit, target);
  return 3 * pass * pass * (1 - pass) * worth(2) + pass * pass * pass * worth(3);
}

/** What a hack with so many passes takes of a target, more than the marker that it has. */
function worthOfPasses(m: Match, unit: Unit, target: Unit): (passes: number) => number {
  const whole = m.state.figures[target] * m.matchup.figureWorth[target];
  const leaves = (marker: number) => whole * shareTaken(m, target, marker);
  const damage = () => (isSpared(m, unit, target) ? 0 : harmByMargin(m, target, 0));
  const three = isVehicle(m, target) ? damage() : leaves(PINNED);
  return (passes) => (passes === 3 ? three : passes === 2 ? leaves(UNDER_FIRE) : 0);
}

/** Hacks an enemy (SQ-HACK-03, SQ-HACK-05, SQ-HACK-06). */
export function hack(m: Match, unit: Unit, target: Unit): void {
  acted(m, CLAUSE.hacking.trait);
  acted(m, CLAUSE.hacking.test);
  acted(m, CLAUSE.hacking.resistance);
  if (settingsOf(m, target).hacking.targets.on) acted(m, CLAUSE.hacking.targets);
  count(m, seatOf(m, unit), 'hacks');
  m.state.stirred[seatOf(m, unit)] = 1;
  const needs = qualityNumberOf(m, unit);
  const passes = passesAt(m, unit, 'hack', needs, {
    modifier: resistanceOf(m, target),
    worth: worthOfPasses(m, unit, target),
  });
  tell(m, 'hack', () => [
    `${nameOf(m, unit)} hacks ${nameOf(m, target)}: ${passText(passes)}.`,
    { attacker: unit, target, passes },
  ]);
  if (passes < 2) acted(m, CLAUSE.hacking.failed);
  else if (passes === 3 && isVehicle(m, target)) hackHull(m, unit, target);
  else mark(m, target, passes === 3 ? PINNED : UNDER_FIRE, CLAUSE.hacking.effect);
}

/** A vehicle that is hacked is Damaged, and lost if it was so before (SQ-HACK-06, SQ-AMB-21). */
function hackHull(m: Match, unit: Unit, target: Unit): void {
  acted(m, CLAUSE.hacking.effect);
  // No shot has come its way that would put it Under Fire.
  if (!isSpared(m, unit, target)) damageOnce(m, target, { attacker: unit, kind: 'other', unmarked: true });
}

/** Whether another hack does nothing to a vehicle that is Damaged already (SQ-AMB-21). */
function isSpared(m: Match, unit: Unit, target: Unit): boolean {
  return isDamaged(m, target) && settingsOf(m, unit).hacking.effect.twice === 'no';
}
