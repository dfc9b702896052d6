import { HIDDEN } from '../battlefield/sightlines.ts';
import { PINNED } from '../battlefield/state.ts';
import { carriesHeavy, shootsStill } from '../match/allowance.ts';
import { isFigureOfOthers } from '../match/fighters.ts';
import { isUnmanned, rides } from '../match/hull.ts';
import {
  actingFor,
  enemiesOf,
  isAmongOthers,
  isExposed,
  type Match,
  nameOf,
  placeOf,
  settingsOf,
  tellOf,
} from '../match/match.ts';
import { chanceOfPasses, passChance, passesOf, passText, succeeds } from '../match/quality-test.ts';
import { type Screen, screensOf } from '../match/smoke.ts';
import {
  fitOf,
  ignoresMarkers,
  isSniper,
  naturalLevelOf,
  qualityNumberOf,
  teamWith,
} from '../match/status.ts';
import { NO_UNIT, NOWHERE, type Unit } from '../units/entities.ts';
import { type Aim, aimAt, lookForShot, type Manner, MOVED, ONE_BUSY, placeShot, UNMOVED } from './aim.ts';

/** Whether a unit may shoot at all: not in a turn in which it has invoked a power (SQ-PSI-05). */
export function mayShoot(m: Match, unit: Unit): boolean {
  if (fitOf(m, unit) <= 0 || isUnmanned(m, unit) || isFigureOfOthers(m, unit)) return false;
  const { underFire, nonCombatants, psionics } = settingsOf(m, unit);
  if (psionics.instead.on && m.state.invoked[unit] > 0) return false;
  if (nonCombatants.flight.on && m.matchup.models[unit].profile.kind === 'civilians') return false;
  return m.state.marker[unit] < PINNED || underFire.shots.on || ignoresMarkers(m, unit);
}

/** Whether it may shoot once it has come to where it is in some manner. */
export function mayShootAfter(m: Match, unit: Unit, manner: Manner): boolean {
  if (!manner.moved && rides(m, unit)) return false;
  return mayShoot(m, unit) && !(manner.moved && shootsStill(m, unit));
}

/** The team with a unit that may shoot beside it: none that has moved and has to stand still for it (SQ-HW-03, SQ-HW-07). */
export function teamBeside(m: Match, unit: Unit, { moved }: Manner): Unit {
  const team = teamWith(m, unit);
  return team !== NO_UNIT && moved && shootsStill(m, team) ? NO_UNIT : team;
}

/**
 * How a unit shoots while an enemy moves: whoever has called for a strike in the turn is too busy for it (SQ-ART-01), and
 * heavy weapons of powered armour that has moved in it stay packed up (SQ-PA-07, SQ-HW-03).
 */
export function mannerInPassing(m: Match, unit: Unit): Manner {
  if (m.state.called[unit] > 0) return ONE_BUSY;
  return carriesHeavy(m, unit) && hasMovedThisTurn(m, unit) ? MOVED : UNMOVED;
}

/** Whether a unit has been activated this turn and has moved. */
function hasMovedThisTurn(m: Match, unit: Unit): boolean {
  const by = actingFor(m, unit);
  return m.state.done[by] > 0 && m.state.moved[by] > 0;
}

/** Whether it may shoot while an enemy moves: heavy weapons not once they have moved in the turn, nor snipers (SQ-Q-18). */
export function mayShootInPassing(m: Match, unit: Unit): boolean {
  const { passing } = settingsOf(m, unit).snipers.still;
  const isFree =
    !hasMovedThisTurn(m, unit) || !shootsStill(m, unit) || (isSniper(m, unit) && passing === 'yes');
  return isFree && mayShoot(m, unit);
}

/** Enemies that a unit could shoot at from where it stands, the nearest first. */
export function targetsOf(m: Match, unit: Unit, manner: Manner): Aim[] {
  const screens = screensOf(m);
  const found: Aim[] = [];
  for (const enemy of enemiesOf(m, unit)) {
    const aim = targetAt(m, unit, enemy, manner, screens);
    if (aim !== undefined) found.push(aim);
  }
  return found.sort((a, b) => a.shot.attack.distance - b.shot.attack.distance);
}

/** Whether there is any. */
export function hasTarget(m: Match, unit: Unit, manner: Manner): boolean {
  const screens = screensOf(m);
  return enemiesOf(m, unit).some((enemy) => targetAt(m, unit, enemy, manner, screens) !== undefined);
}

function targetAt(
  m: Match,
  unit: Unit,
  enemy: Unit,
  manner: Manner,
  screens: readonly Screen[],
): Aim | undefined {
  if (!isOpenTo(m, unit, enemy)) return undefined;
  const [from, at, scout] = [placeOf(m, unit), placeOf(m, enemy), m.state.scout[enemy]];
  const isScoutSeen = scout !== NOWHERE && lookForShot(m, unit, from, scout, screens) !== HIDDEN;
  // Most are out of sight, and nobody need take aim at them to tell.
  if (!isScoutSeen && lookForShot(m, unit, from, at, screens) === HIDDEN) return undefined;
  const aim = aimAt(m, unit, enemy);
  if (placeShot(m, aim, from, at, manner, screens)) return aim;
  return isScoutSeen && placeShot(m, aim, from, scout, manner, screens)
    ? { ...aim, atScout: true }
    : undefined;
}

/** Whether a unit could aim at an enemy at all: at whoever is with another only if it picks its figure (SQ-SNP-04). */
function isOpenTo(m: Match, unit: Unit, enemy: Unit): boolean {
  return isExposed(m, enemy) || (picksFigures(m, unit) && isAmongOthers(m, enemy));
}

/** Whether a unit picks the figure that it shoots at (SQ-SNP-04). */
export function picksFigures(m: Match, unit: Unit): boolean {
  return isSniper(m, unit) && settingsOf(m, unit).snipers.choice.on;
}

/** Whether a unit shoots at whomever it likes (SQ-SNP-04, SQ-LST-02). */
function isFreeToChoose(m: Match, unit: Unit): boolean {
  return picksFigures(m, unit) || (m.state.standing[unit] > 0 && settingsOf(m, unit).lastStand.stands.on);
}

/** How many of the nearest enemies a unit may choose from (SQ-CORE-PRIO, SQ-SNP-04, SQ-LST-02). */
export function choiceOf(m: Match, unit: Unit): number {
  const { priority } = settingsOf(m, unit);
  if (isFreeToChoose(m, unit) || !priority.nearest.on || priority.nearest.choice === 'test') return Infinity;
  return Math.max(1, naturalLevelOf(m, unit) + 1 + priority.nearest.more);
}

/** How likely a unit makes out another than the nearest, where that takes a test (SQ-Q-03). */
export function chanceToMakeOut(m: Match, unit: Unit): number {
  const own = settingsOf(m, unit);
  const { on, choice } = own.priority.nearest;
  if (!on || choice !== 'test' || isFreeToChoose(m, unit)) return 1;
  return chanceOfPasses(passChance(qualityNumberOf(m, unit)), own.quality.test.need);
}

/** What aims of a unit are worth to it, the nearest first, as likely as it makes out whom it aims at. */
export function worthMadeOut(
  m: Match,
  unit: Unit,
  seen: readonly Aim[],
  worthOf: (aim: Aim) => number,
): (aim: Aim) => number {
  const chance = chanceToMakeOut(m, unit);
  return (aim) => (aim.target === seen[0].target ? 1 : chance) * worthOf(aim);
}

/** Whether a unit makes out another than the nearest of those that it could shoot at, where that takes a test (SQ-Q-03). */
export function makesOut(m: Match, unit: Unit, { target }: Aim, [nearest]: readonly Aim[]): boolean {
  const { on, choice } = settingsOf(m, unit).priority.nearest;
  if (!on || choice !== 'test' || target === nearest.target || isFreeToChoose(m, unit)) return true;
  const passes = passesOf(m, unit, 'priority');
  if (succeeds(m, unit, passes)) return true;
  tellOf(m, 'not-made-out', unit, () => [
    `does not make out ${nameOf(m, target)}: ${passText(passes)}`,
    { target, passes },
  ]);
  return false;
}
