import { pointsInOwnFrame } from '../../kernel/own-frame.ts';
import { enemiesOf, isOnTable, type Match } from './match.ts';
import { allowanceOf, isFree, takenPoints } from './moves.ts';

/** Free points where a model may be placed by deep strike or ambush now, in its side's own frame (ZC-DEP-01/02). */
export function strikePlaces(m: Match, model: number): number[] {
  const { profile, seat } = m.book.models[model];
  const { deepStrike, ambush } = m.book.settings[seat].reserves;
  const { inside } = m.theatre.ground;
  const enemies = enemiesOf(m, model)
    .filter((enemy) => isOnTable(m, enemy))
    .map((enemy) => m.state.point[enemy]);
  const taken = takenPoints(m, model);
  const isClear = (gap: number, inches: number) =>
    deepStrike.exact === 'within' ? gap > inches * 2540 : gap >= inches * 2540;
  const found: number[] = [];
  for (const at of pointsInOwnFrame(m.theatre.ground, seat)) {
    const gap = gapTo(m, at, enemies);
    const open = inside[at] === 0;
    const strikes = profile.deepStrike && (!deepStrike.on || (open && isClear(gap, deepStrike.clearance)));
    const waylays = profile.ambush && (!ambush.on || (!open && isClear(gap, ambush.clearance)));
    if ((strikes || waylays) && isFree(m, at, taken)) found.push(at);
  }
  return found;
}

/** Distance to the nearest of some points. */
function gapTo(m: Match, at: number, points: readonly number[]): number {
  let least = Infinity;
  for (const point of points) least = Math.min(least, m.theatre.distance(at, point));
  return least;
}

/** Free points over the own edge, as far from it as the model moves (ZC-A12). */
export function edgePlaces(m: Match, model: number): number[] {
  const { seat } = m.book.models[model];
  const taken = takenPoints(m, model);
  const depth = allowanceOf(m, model) - 2 * m.theatre.ground.radius;
  return pointsInOwnFrame(m.theatre.ground, seat).filter(
    (at) => m.theatre.fromHome(seat, at) <= depth && isFree(m, at, taken),
  );
}

/** Every so many of some places. */
export function thinned(places: readonly number[], most: number): number[] {
  const step = Math.max(1, Math.ceil(places.length / most));
  return places.filter((_, i) => i % step === 0);
}
