import { type Arc, inArc } from '../../kernel/arc.ts';
import { COMPASS_ROW } from './compass.ts';
import { enemiesOf, isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { judged } from './premeasure.ts';
import { arcOfModel } from './reactions.ts';
import { sees } from './sight.ts';
import { NOWHERE } from './state.ts';
import { harmPerHit, hitTarget, reachOf, type Strike } from './strike.ts';
import { allowanceOf } from './ways-out.ts';
import { isShielded } from './weapons.ts';

/** What waiting for a better target is worth to a watcher: a shot that promises less is not taken. */
export const HOLD = 0.1;

/** Share of activations in which a model moves, and of watches that last until they are called upon; both counted in matches between veterans. */
const MOVES = 0.8;
const LASTS = 0.9;
/** Chance that an enemy all of whose ways can be shot at comes up. */
export const MET = MOVES * LASTS;

/** A watch in one direction and what comes up in it, summed over enemies. */
interface Watch {
  readonly arc: Arc;
  /** Chance that an enemy gives the watcher a shot worth taking, and that times what the shot is worth. */
  chances: number;
  harm: number;
  /** Chance that none of them does. */
  nobody: number;
}

/**
 * By facing, the expected harm of the one shot with a weapon: at whichever of some enemies comes first, since that is
 * for the enemy to choose, and at the best point of its way, which is for the watcher.
 */
export function watchWorth(
  m: Match,
  model: number,
  weapon: number,
  facings: readonly number[],
  enemies: readonly number[] = enemiesOf(m, model),
): number[] {
  const { arc: rule, interrupt } = settingsOf(m, model).overwatch;
  const watches = facings.map((facing): Watch => {
    return { arc: arcOfModel(m, model, rule.degrees, facing), harm: 0, chances: 0, nobody: 1 };
  });
  const shots: number[] = new Array(COMPASS_ROW + 1).fill(0);
  for (const enemy of enemies) {
    if (!isOnTable(m, enemy)) continue;
    // In the watcher's own frame, so that sums come out alike for both seats.
    const ahead = seatOf(m, model) === 0 ? 1 : -1;
    const moves = m.theatre.compass(ahead * allowanceOf(m, enemy, 1));
    if (!aimAlong(m, model, weapon, enemy, moves, shots)) continue;
    for (const watch of watches) encounter(m, watch, m.state.point[enemy], moves, shots);
  }
  return watches.map(({ harm, chances, nobody }) => {
    if (chances === 0) return 0;
    return interrupt.shots === 'once' ? ((1 - nobody) * harm) / chances : harm;
  });
}

/** The place of a shot at where an enemy stands, after those on its ways. */
const START = COMPASS_ROW;

/**
 * Expected harm of a shot at an enemy at each place of its ways and where it stands, 0 of one that is not allowed or
 * not worth taking. Returns whether there is any.
 */
function aimAlong(
  m: Match,
  attacker: number,
  weapon: number,
  target: number,
  moves: Int32Array,
  shots: number[],
): boolean {
  const { on, start } = settingsOf(m, attacker).overwatch.interrupt;
  const from = m.state.point[attacker];
  const spot = m.state.point[target];
  const reach = reachOf(m, attacker, weapon);
  const { chance } = m.book.tests[seatOf(m, attacker)];
  let isAny = false;
  const aim = (place: number, at: number) => {
    shots[place] = 0;
    if (at === NOWHERE || !sees(m, from, at)) return;
    const distance = m.theatre.distance(from, at);
    if (distance > reach) return;
    const strike: Strike = { kind: 'overwatch', attacker, weapon, target, from, at };
    const harm = harmPerHit(m, strike) * chance(hitTarget(m, strike, judged(m, attacker, distance)));
    if (harm < HOLD) return;
    shots[place] = harm;
    isAny = true;
  };
  const counts = on && start === 'counts' && !isShielded(m, attacker, target, spot);
  aim(START, counts ? spot : NOWHERE);
  const row = COMPASS_ROW * spot;
  for (let place = 0; place < COMPASS_ROW; place += 2) {
    const end = moves[row + place + 1];
    aim(place, on && end !== NOWHERE ? moves[row + place] : NOWHERE);
    aim(place + 1, end);
  }
  return isAny;
}

/** Adds to a watch what an enemy on a spot may bring, whose ways are all equally likely. */
function encounter(m: Match, watch: Watch, spot: number, moves: Int32Array, shots: number[]): void {
  const { ground, base } = m.theatre;
  const { x, y } = ground;
  const row = COMPASS_ROW * spot;
  const harmAt = (place: number, at: number) =>
    shots[place] > 0 && inArc(watch.arc, x[at], y[at], base) ? shots[place] : 0;
  const start = harmAt(START, spot);
  let ways = 0;
  let met = 0;
  let sum = 0;
  for (let place = 0; place < COMPASS_ROW; place += 2) {
    const end = moves[row + place + 1];
    if (end === NOWHERE) continue;
    ways++;
    const best = Math.max(start, harmAt(place, moves[row + place]), harmAt(place + 1, end));
    if (best === 0) continue;
    sum += best;
    met++;
  }
  if (ways === 0) {
    ways = 1;
    sum = start;
    met = start > 0 ? 1 : 0;
  }
  if (met === 0) return;
  const chance = (MET * met) / ways;
  watch.harm += chance * (sum / met);
  watch.chances += chance;
  watch.nobody *= 1 - chance;
}
