import { type Arc, inArc } from '../../kernel/arc.ts';
import { pointsOfCell } from '../../kernel/ground.ts';
import { isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { judgedDistance } from './premeasure.ts';
import { arcOfModel } from './reactions.ts';
import { sees } from './sight.ts';
import { hitTarget, mayBeMade, type Strike } from './strike.ts';
import { allowanceOf } from './ways-out.ts';
import { isShielded } from './weapons.ts';

/** What waiting for a better target is worth to a watcher: a shot that promises less is not taken. */
export const HOLD = 0.1;

/** Share of activations in which a model moves, and of watches that last until they are called upon; both counted in matches between veterans. */
const MOVES = 0.8;
const LASTS = 0.9;

/** Whole moves an enemy may make, as far as anybody can tell: in each of eight directions, all equally likely. */
const COMPASS = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const;

/** A place at which an enemy can be shot at on its way. */
interface Sighting {
  readonly x: number;
  readonly y: number;
  /** Expected harm of the shot. */
  readonly harm: number;
}

/** By way, where an enemy can be shot at on it. */
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
    if (best < HOLD) continue;
    sum += best;
    met++;
  }
  return { chance: (MOVES * LASTS * met) / ways.length, worth: met > 0 ? sum / met : 0 };
}

function preyOf(m: Match, model: number, weapon: number): Prey[] {
  const enemies = m.book.force[seatOf(m, model) === 0 ? 1 : 0];
  return enemies.filter((enemy) => isOnTable(m, enemy)).map((enemy) => waysOf(m, model, weapon, enemy));
}

/** The ways of an enemy: where it stands, half-way and at the end, as far as a shot may stop it there. */
function waysOf(m: Match, model: number, weapon: number, enemy: number): Prey {
  const { on, start } = settingsOf(m, model).overwatch.interrupt;
  const spot = m.state.point[enemy];
  // In the watcher's own frame, so that sums come out alike for both seats.
  const stride = ((seatOf(m, model) === 0 ? 1 : -1) * allowanceOf(m, enemy, 1)) / m.theatre.ground.pitch;
  const sightings = (at: number | undefined) => sightingAt(m, model, weapon, enemy, at);
  const here = on && start === 'counts' && !isShielded(m, model, enemy, spot) ? sightings(spot) : [];
  const ways = COMPASS.flatMap(([dx, dy]) => {
    const end = onward(m, spot, stride * dx, stride * dy);
    if (end === undefined) return [];
    const midway = on ? sightings(onward(m, spot, (stride * dx) / 2, (stride * dy) / 2)) : [];
    return [[...here, ...midway, ...sightings(end)]];
  });
  return ways.length > 0 ? ways : [here];
}

/** The standing point so many cells away, on the same level if there is one. */
function onward(m: Match, spot: number, columns: number, rows: number): number | undefined {
  const { ground } = m.theatre;
  const cell = pointsOfCell(ground, ground.column[spot] + round(columns), ground.row[spot] + round(rows));
  return cell.find((at) => ground.z[at] === ground.z[spot]) ?? cell[0];
}

/** To the nearest whole number, halves away from nought, so that opposite ways are equally long. */
function round(cells: number): number {
  return cells < 0 ? -Math.round(-cells) : Math.round(cells);
}

function sightingAt(
  m: Match,
  attacker: number,
  weapon: number,
  target: number,
  at: number | undefined,
): Sighting[] {
  const from = m.state.point[attacker];
  if (at === undefined || !sees(m, from, at)) return [];
  const strike: Strike = { kind: 'overwatch', attacker, weapon, target, from, at };
  if (!mayBeMade(m, strike)) return [];
  const hit = m.book.tests[seatOf(m, attacker)].chance(
    hitTarget(m, strike, judgedDistance(m, attacker, from, at)),
  );
  const harm = hit * m.book.harm.perHit(weapon, target, Math.max(1, m.state.wounds[target]));
  return [{ x: m.theatre.ground.x[at], y: m.theatre.ground.y[at], harm }];
}
