import { type Model, NOWHERE, type Point, type Weapon } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { COMPASS_ROW } from '../battlefield/compass.ts';
import { firstFacing } from '../battlefield/facings.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import type { WatchColumns } from '../battlefield/watch-columns.ts';
import { allowanceOf } from '../match/blockers.ts';
import { isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { judged } from '../match/premeasure.ts';
import { coverFrom } from '../match/sight.ts';
import { reachOf } from '../match/strike.ts';
import { isShielded } from '../match/weapons.ts';
import type { Gun } from '../matchup/gun.ts';

/** What waiting for a better target is worth to a watcher: a shot that promises less is not taken. */
export const HOLD = 0.1;

/**
 * Chance that an enemy all of whose ways can be shot at comes up: such that watches promise what their shots come to in
 * matches between veterans who watch for nothing (0.07 to 0.08 of a model each, before Command Points). Whoever gets Combat
 * Ready meets as many.
 */
export const MET = 0.2;

/**
 * By facing, the expected harm of the one shot with a weapon: at whichever of some enemies comes first, since that is
 * for the enemy to choose, and at the best point of its way, which is for the watcher. Good until waiting is weighed
 * again.
 *
 * @param facings which of them count, as bits
 */
export function watchWorth(
  m: Match,
  model: Model,
  weapon: Weapon,
  facings: number,
  enemies: readonly Model[],
): Float64Array {
  const { watching } = m.battlefield;
  const { chances, harm, nobody, worth } = watching;
  chances.fill(0);
  harm.fill(0);
  nobody.fill(1);
  for (const enemy of enemies) {
    if (!isOnTable(m, enemy)) continue;
    // In the watcher's own frame, so that sums come out alike for both seats.
    const ahead = seatOf(m, model) === 0 ? 1 : -1;
    const moves = m.battlefield.compass(ahead * allowanceOf(m, enemy, 1), m.state.point[enemy]);
    const shootable = aimAlong(m, model, weapon, enemy, moves) & facings;
    for (let left = shootable; left !== 0; left &= left - 1)
      encounter(watching, firstFacing(left), COMPASS_ROW * m.state.point[enemy], moves);
  }
  const isOnce = settingsOf(m, model).overwatch.interrupt.shots === 'once';
  for (let left = facings; left !== 0; left &= left - 1) {
    const facing = firstFacing(left);
    const anybody = 1 - nobody[facing];
    worth[facing] = isOnce && anybody > 0 ? (anybody * harm[facing]) / chances[facing] : harm[facing];
  }
  return worth;
}

/** The place of a shot at where an enemy stands, after those on its ways. */
const START = COMPASS_ROW;

/** A watcher's weapon turned on an enemy. */
interface Aim {
  readonly watcher: Model;
  readonly enemy: Model;
  readonly gun: Gun;
  readonly reach: Length;
}

/**
 * Notes the shots that an enemy gives a watcher on its ways and where it stands, if they are allowed and worth taking,
 * and the arcs that hold it there. Returns the facings that look at any of them, as bits.
 */
function aimAlong(m: Match, watcher: Model, weapon: Weapon, enemy: Model, moves: Int32Array): number {
  const { on, start } = settingsOf(m, watcher).overwatch.interrupt;
  const spot = m.state.point[enemy];
  const aim = aimOf(m, watcher, weapon, enemy);
  const counts = on && start === 'counts' && !isShielded(m, watcher, enemy, spot);
  let facings = noteShot(m, aim, START, counts ? spot : NOWHERE);
  const row = COMPASS_ROW * spot;
  for (let place = 0; place < COMPASS_ROW; place += 2) {
    const end = moves[row + place + 1];
    facings |= noteShot(m, aim, place, on && end !== NOWHERE ? moves[row + place] : NOWHERE);
    facings |= noteShot(m, aim, place + 1, end);
  }
  return facings;
}

/** A watcher's weapon turned on an enemy, wherever he may come. */
export function aimOf(m: Match, watcher: Model, weapon: Weapon, enemy: Model): Aim {
  const gun = m.matchup.gunnery.gun('overwatch', watcher, weapon, enemy);
  return { watcher, enemy, gun, reach: reachOf(m, watcher, weapon) };
}

/** Notes a shot at one place, and returns the facings that look there if it is one worth taking. */
function noteShot(m: Match, aim: Aim, place: number, at: Point): number {
  const { shots, arcs } = m.battlefield.watching;
  arcs[place] = 0;
  if (at === NOWHERE) return 0;
  const harm = shotFrom(m, aim, at);
  if (harm === 0) return 0;
  shots[place] = harm;
  arcs[place] = m.battlefield.bearings.watched[seatOf(m, aim.watcher)](m.state.point[aim.watcher], at);
  return arcs[place];
}

/** Expected harm of a watcher's shot at an enemy on a place that its arc holds; 0 of one that is not worth taking. */
export function shotFrom(m: Match, { watcher, enemy, gun, reach }: Aim, at: Point): number {
  const from = m.state.point[watcher];
  const distance = m.battlefield.distance(from, at);
  if (distance > reach) return 0;
  const { seat, profile } = m.matchup.models[enemy];
  const cover = coverFrom(m, from, at, seat, profile.dugIn);
  if (cover === UNSEEN) return 0;
  const inches = judged(m, watcher, distance) / m.matchup.inch;
  const harm = gun.harm(Math.max(1, m.state.wounds[enemy]), inches, cover, m.state.moved[watcher] > 0);
  return harm < HOLD ? 0 : harm;
}

/** Adds to a watch in one direction what an enemy may bring, whose ways are all equally likely. */
function encounter(watching: WatchColumns, facing: number, row: number, moves: Int32Array): void {
  const { shots, arcs } = watching;
  const harmAt = (place: number) => (arcs[place] & (1 << facing) ? shots[place] : 0);
  const start = harmAt(START);
  let ways = 0;
  let met = 0;
  let sum = 0;
  for (let place = 0; place < COMPASS_ROW; place += 2) {
    if (moves[row + place + 1] === NOWHERE) continue;
    ways++;
    const best = Math.max(start, harmAt(place), harmAt(place + 1));
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
  watching.harm[facing] += chance * (sum / met);
  watching.chances[facing] += chance;
  watching.nobody[facing] *= 1 - chance;
}
