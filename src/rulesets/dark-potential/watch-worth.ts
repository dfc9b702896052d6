import { type Arc, inArc } from '../../kernel/arc.ts';
import { COMPASS_ROW } from './compass.ts';
import { enemiesOf, isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { judgedDistance } from './premeasure.ts';
import { arcOfModel } from './reactions.ts';
import { sees } from './sight.ts';
import { NOWHERE } from './state.ts';
import { hitTarget, inReach, reachOf, type Strike } from './strike.ts';
import { allowanceOf } from './ways-out.ts';
import { isShielded } from './weapons.ts';

/** What waiting for a better target is worth to a watcher: a shot that promises less is not taken. */
export const HOLD = 0.1;

/** Share of activations in which a model moves, and of watches that last until they are called upon; both counted in matches between veterans. */
const MOVES = 0.8;
const LASTS = 0.9;

/** A place at which an enemy can be shot at on its way. */
interface Sighting {
  readonly x: number;
  readonly y: number;
  /** Expected harm of the shot. */
  readonly harm: number;
}

/** By way, where an enemy can be shot at on it; enemies that cannot on any are left out. */
type Prey = readonly (readonly Sighting[])[];

/**
 * By facing, the expected harm of the one shot with a weapon: at whichever enemy comes first, since that is for the
 * enemy to choose, and at the best point of its way, which is for the watcher.
 */
export function watchOf(m: Match, model: number, weapon: number): (facing: number) => number {
  const { arc: rule, interrupt } = settingsOf(m, model).overwatch;
  let prey: Prey[] | undefined;
  return (facing) => {
    prey ??= preyOf(m, model, weapon);
    const arc = arcOfModel(m, model, rule.degrees, facing);
    let harm = 0;
    let chances = 0;
    let nobody = 1;
    for (const ways of prey) {
      const { chance, worth } = encounter(m, arc, ways);
      harm += chance * worth;
      chances += chance;
      nobody *= 1 - chance;
    }
    if (chances === 0) return 0;
    return interrupt.shots === 'once' ? ((1 - nobody) * harm) / chances : harm;
  };
}

/** Chance that an enemy gives the watcher a shot worth taking, and what that is worth. */
function encounter(m: Match, arc: Arc, ways: Prey): { chance: number; worth: number } {
  let sum = 0;
  let met = 0;
  for (const way of ways) {
    let best = 0;
    for (const { x, y, harm } of way) if (harm > best && inArc(arc, x, y, m.theatre.base)) best = harm;
    if (best === 0) continue;
    sum += best;
    met++;
  }
  return { chance: (MOVES * LASTS * met) / ways.length, worth: met > 0 ? sum / met : 0 };
}

function preyOf(m: Match, model: number, weapon: number): Prey[] {
  const prey: Prey[] = [];
  for (const enemy of enemiesOf(m, model)) {
    if (!isOnTable(m, enemy) || isBeyond(m, model, weapon, enemy)) continue;
    const ways = waysOf(m, model, weapon, enemy);
    if (ways.some((way) => way.length > 0)) prey.push(ways);
  }
  return prey;
}

/** Whether an enemy is so far off that no move brings it within reach of a weapon. */
function isBeyond(m: Match, model: number, weapon: number, enemy: number): boolean {
  const { x, y, pitch } = m.theatre.ground;
  const [from, at] = [m.state.point[model], m.state.point[enemy]];
  const [dx, dy] = [x[at] - x[from], y[at] - y[from]];
  const far = reachOf(m, model, weapon) + allowanceOf(m, enemy, 1) + pitch + m.theatre.diameter;
  return dx * dx + dy * dy > far * far;
}

/** The ways of an enemy: where it stands, half-way and at the end, as far as a shot may stop it there. */
function waysOf(m: Match, model: number, weapon: number, enemy: number): Prey {
  const { on, start } = settingsOf(m, model).overwatch.interrupt;
  const spot = m.state.point[enemy];
  const meet = meeting(m, model, weapon, enemy);
  const here = on && start === 'counts' && !isShielded(m, model, enemy, spot) ? meet(spot) : undefined;
  // In the watcher's own frame, so that sums come out alike for both seats.
  const ahead = seatOf(m, model) === 0 ? 1 : -1;
  const moves = m.theatre.compass(ahead * allowanceOf(m, enemy, 1));
  const ways: Sighting[][] = [];
  for (let at = COMPASS_ROW * spot; at < COMPASS_ROW * (spot + 1); at += 2) {
    const [midway, end] = [moves[at], moves[at + 1]];
    if (end === NOWHERE) continue;
    ways.push(thoseOf(here, on && midway !== NOWHERE ? meet(midway) : undefined, meet(end)));
  }
  return ways.length > 0 ? ways : [thoseOf(here)];
}

function thoseOf(...sightings: readonly (Sighting | undefined)[]): Sighting[] {
  return sightings.filter((sighting) => sighting !== undefined);
}

/** By place, the shot at an enemy there, where there is one that is worth taking. */
function meeting(
  m: Match,
  attacker: number,
  weapon: number,
  target: number,
): (at: number) => Sighting | undefined {
  const { x, y } = m.theatre.ground;
  const from = m.state.point[attacker];
  const { chance } = m.book.tests[seatOf(m, attacker)];
  const perHit = m.book.harm.perHit(weapon, target, Math.max(1, m.state.wounds[target]));
  return (at) => {
    const strike: Strike = { kind: 'overwatch', attacker, weapon, target, from, at };
    if (!inReach(m, strike) || !sees(m, from, at)) return undefined;
    const harm = perHit * chance(hitTarget(m, strike, judgedDistance(m, attacker, from, at)));
    return harm < HOLD ? undefined : { x: x[at], y: y[at], harm };
  };
}
