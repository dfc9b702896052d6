import { HARM, type Seat } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { type Aim, aimAt, lookForShot, placeShot } from '../attack/aim.ts';
import { clearShot } from '../attack/clear-shot.ts';
import { mannerInPassing, mayShootInPassing } from '../attack/targets.ts';
import { HIDDEN } from '../battlefield/sightlines.ts';
import {
  acted,
  choose,
  count,
  isLeft,
  isPresent,
  type Match,
  nameOf,
  placeOf,
  seatOf,
  settingsOf,
  tell,
} from '../match/match.ts';
import { screensOf } from '../match/smoke.ts';
import { mayInvoke } from '../match/status.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { harmInPassing, shareStopped } from './chance-to-stop.ts';
import { fireInPassing, worthOfMoving } from './fire-in-passing.ts';
import type { Journey, Stop } from './journey.ts';

/** A shot that a unit could take at an enemy on the move. */
interface Chance {
  readonly aim: Aim;
  readonly step: number;
  /** Worth of stopping the move, as likely as it does, and of what it does besides. */
  readonly worth: number;
}

/** Steps of a path that are looked at are so far apart. */
const STEP = 3;

/** What a power is worth, in models. */
const POWER = 0.6;

const USED = unlessFirst('opportunity-fire');

/** Offers the enemies of a unit that moves to shoot at it, until it is stopped or nobody wants to (SQ-OP-01, SQ-D-05). */
export function interrupt(m: Match, journey: Journey): Stop | undefined {
  const seat = otherSeat(seatOf(m, journey.unit));
  const { opportunityFire: own } = m.matchup.settings[seat];
  if (!own.on || !own.once.on) return undefined;
  let step = own.point.on ? 1 : journey.path.length - 1;
  for (
    let left = m.matchup.force[seat].length * own.once.times;
    left > 0 && isLeft(m, journey.unit);
    left--
  ) {
    const chances = chancesAt(m, seat, journey, step);
    if (chances.length === 0) return undefined;
    count(m, seat, 'legal:opportunity-fire');
    const label = orNot('let it pass', (i) => `fire with ${nameOf(m, chances[i].aim.shooter)}`);
    const weigh = (weighings: Float64Array) => {
      chances.forEach(({ aim, worth }, i) => {
        weighings[WIDTH * (i + 1) + HARM] = worth - powerForgone(m, aim.shooter);
      });
    };
    const picked = choose(m, seat, 'SQ-D-05', chances[0].aim.shooter, chances.length + 1, weigh, {
      label,
      uses: USED,
    });
    if (picked === 0) return undefined;
    const chance = chances[picked - 1];
    const stop = take(m, chance, journey);
    if (stop !== undefined) return stop;
    step = chance.step;
  }
  return undefined;
}

/** For each enemy that may shoot the point of the way where that is worth most: where it stops most of the move. */
function chancesAt(m: Match, seat: Seat, { unit, path }: Journey, first: number): Chance[] {
  const screens = screensOf(m);
  const found: Chance[] = [];
  const moving = worthOfMoving(m, unit);
  for (const shooter of m.matchup.force[seat]) {
    if (!isPresent(m, shooter) || !mayInterrupt(m, shooter)) continue;
    const from = placeOf(m, shooter);
    const manner = mannerInPassing(m, shooter);
    let aim: Aim | undefined;
    let best: Chance | undefined;
    for (let step = path.length - 1; step >= first; step -= STEP) {
      if (lookForShot(m, shooter, from, path[step], screens) === HIDDEN) continue;
      aim ??= aimAt(m, shooter, unit);
      if (!placeShot(m, aim, from, path[step], manner, screens)) continue;
      const left = (path.length - step) / (path.length - 1);
      const worth = shareStopped(m, aim, left) * moving + harmInPassing(m, aim);
      if (worth > (best?.worth ?? 0)) best = { aim, step, worth };
    }
    if (best !== undefined) found.push(best);
  }
  return found;
}

/** Whether a unit may still take an opportunity to fire in this turn. */
export function mayInterrupt(m: Match, shooter: Unit): boolean {
  const { opportunityFire: own } = settingsOf(m, shooter);
  if (!own.on || !own.once.on || m.state.opFired[shooter] >= own.once.times) return false;
  return mayShootInPassing(m, shooter);
}

/** The power that a psionic could still invoke in this turn if he did not shoot (SQ-PSI-05). */
function powerForgone(m: Match, shooter: Unit): number {
  const isLost = m.state.done[shooter] === 0 && settingsOf(m, shooter).psionics.instead.on;
  return isLost && mayInvoke(m, shooter) ? POWER : 0;
}

/** Takes a shot at a unit on the move; whether and where it stops it (SQ-OP-03 to SQ-OP-07). */
function take(m: Match, { aim, step }: Chance, journey: Journey): Stop | undefined {
  const { shooter, target } = aim;
  const own = settingsOf(m, shooter).opportunityFire;
  m.state.opFired[shooter]++;
  m.state.stirred[seatOf(m, shooter)] = 1;
  count(m, seatOf(m, shooter), 'chosen:opportunity-fire');
  acted(m, CLAUSE.opportunityFire.once);
  if (own.point.on) acted(m, CLAUSE.opportunityFire.point);
  tell(m, 'opportunity', () => [
    `${nameOf(m, shooter)} takes its opportunity to fire at ${nameOf(m, target)}.`,
    { attacker: shooter, target },
  ]);
  // At another point of the way than where it was aimed last.
  placeShot(m, aim, placeOf(m, shooter), journey.path[step], mannerInPassing(m, shooter), screensOf(m));
  const terms = clearShot(m, shooter);
  if (terms === undefined) return undefined;
  // Whoever fires from a trench shows himself (SQ-FORT-03).
  m.state.fired[shooter] = 1;
  const isRepulsed = fireInPassing(m, aim, terms) && own.repulsed.on;
  if (!isLeft(m, target)) return undefined;
  const { shelter } = settingsOf(m, target).opportunityFire;
  if (isRepulsed) {
    acted(m, CLAUSE.opportunityFire.repulsed);
    if (shelter.on) acted(m, CLAUSE.opportunityFire.shelter);
    return { step, shooter, shelters: shelter.on };
  }
  if (!own.onwards.on) return { step, shooter, shelters: false };
  acted(m, CLAUSE.opportunityFire.onwards);
  return undefined;
}
