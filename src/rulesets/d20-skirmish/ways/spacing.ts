import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { squareBetween, squaredToSegment } from '../../../kernel/geometry/distances.ts';
import { INCH, inches, type Length } from '../../../kernel/length.ts';
import { areLevel } from '../match/engagement.ts';
import { enemiesOf, isOpen, type Match, seatOf, settingsOf, squadOf, stands } from '../match/match.ts';
import { CLAUSE } from '../rules/index.ts';

/** A gap that is too narrow: the line between the two that leave it. */
export interface Gate {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  /** The clause that says so. */
  readonly clause: number;
}

/** Gaps that a model may not move through and that a move of some length gets to (DX-SPC-01, DX-SPC-03). */
export function gatesFor(m: Match, model: Model, far: Length): Gate[] {
  const { spacing } = settingsOf(m, model);
  if (!spacing.on) return [];
  const { distance } = m.battlefield;
  const from = m.state.point[model];
  // Whoever leaves a gap on the way is at most so far off, a gap beyond the end of the move.
  const reach = far + Math.max(spacing.friends.inches, spacing.enemies.inches) * INCH;
  const isInTheWay = (one: Model) => areLevel(m, model, one) && distance(from, m.state.point[one]) <= reach;
  const friends = m.matchup.force[seatOf(m, model)].filter(
    (one) => stands(m, one) && squadOf(m, one) !== squadOf(m, model) && isInTheWay(one),
  );
  const foes = enemiesOf(m, model).filter((one) => isOpen(m, one) && isInTheWay(one));
  if (friends.length + foes.length === 0) return [];
  const { friends: friend, enemies: enemy } = CLAUSE.spacing;
  const apart = (a: Model, b: Model) => squadOf(m, a) !== squadOf(m, b);
  return [
    ...gatesAmong(m, friends, spacing.friends.inches * INCH, friend, () => true),
    ...gatesAmong(m, foes, spacing.enemies.inches * INCH, enemy, apart),
    ...gatesToTerrain(m, friends, spacing.friends.inches * INCH, friend),
    ...gatesToTerrain(m, foes, spacing.enemies.inches * INCH, enemy),
  ];
}

function gatesAmong(
  m: Match,
  models: readonly Model[],
  gap: Length,
  clause: number,
  counts: (a: Model, b: Model) => boolean,
): Gate[] {
  if (gap === 0) return [];
  const { ground } = m.battlefield;
  const { x, y, radius } = ground;
  const reach = gap + 2 * radius;
  const gates: Gate[] = [];
  for (let i = 0; i < models.length; i++) {
    const a = m.state.point[models[i]];
    for (let j = i + 1; j < models.length; j++) {
      const b = m.state.point[models[j]];
      if (squareBetween(ground, a, b) < reach * reach && counts(models[i], models[j]))
        gates.push({ ax: x[a], ay: y[a], bx: x[b], by: y[b], clause });
    }
  }
  return gates;
}

/** Gaps between models and walls or blocks. */
function gatesToTerrain(m: Match, models: readonly Model[], gap: Length, clause: number): Gate[] {
  const gates: Gate[] = [];
  const { x, y } = m.battlefield.ground;
  for (const model of models) {
    const at = m.state.point[model];
    for (const spot of m.battlefield.solidsNear(at))
      if (spot.gap < gap) gates.push({ ax: x[at], ay: y[at], bx: spot.x, by: spot.y, clause });
  }
  return gates;
}

/** The gate that the straight way between two points goes through; undefined where there is none. */
export function gateOnWay(m: Match, gates: readonly Gate[], from: Point, to: Point): Gate | undefined {
  const { x, y } = m.battlefield.ground;
  return gates.find((gate) => crosses(gate, x[from], y[from], x[to], y[to]));
}

/** The gate that a way along some points goes through; undefined where there is none. */
export function gateAlong(m: Match, gates: readonly Gate[], path: ArrayLike<number>): Gate | undefined {
  return gates.find((gate) => isPassed(m, gate, path));
}

function isPassed(m: Match, gate: Gate, path: ArrayLike<number>): boolean {
  const { x, y } = m.battlefield.ground;
  // A point on the very line of the gate is on neither side, so that the next one tells.
  let last = -1;
  for (let i = 0; i < path.length; i++) {
    const side = sideOf(gate, x[path[i]], y[path[i]]);
    if (side === 0) continue;
    if (last >= 0 && crosses(gate, x[path[last]], y[path[last]], x[path[i]], y[path[i]])) return true;
    last = i;
  }
  return false;
}

function sideOf({ ax, ay, bx, by }: Gate, x: number, y: number): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

/** Whether friends leave too little of a gap for a shot from where the shooter is, or from a place it may get to (DX-SPC-02). */
export function isBlockedByFriends(
  m: Match,
  shooter: Model,
  at: Point,
  from: Point = m.state.point[shooter],
): boolean {
  const { fire, on } = settingsOf(m, shooter).spacing;
  if (!on || !fire.on) return false;
  const { x, y, radius } = m.battlefield.ground;
  const gap = inches(fire.inches);
  // Whoever is farther from the line than the gap is wide neither stands in it nor leaves too little of it.
  const reach = gap + 2 * radius;
  const friends: Model[] = [];
  for (const one of m.matchup.force[seatOf(m, shooter)]) {
    const base = m.state.point[one];
    if (one === shooter || base === NOWHERE || !areLevel(m, shooter, one)) continue;
    if (squaredToSegment(x[base], y[base], x[from], y[from], x[at], y[at]) < reach * reach) friends.push(one);
  }
  if (friends.length === 0) return false;
  const gates = gatesAmong(m, friends, gap, CLAUSE.spacing.fire, () => true);
  if (gates.some((gate) => crosses(gate, x[from], y[from], x[at], y[at]))) return true;
  return friends.some((friend) => covers(m, m.state.point[friend], from, at, radius));
}

/** Whether the line between two points goes over a base, which is on their level. */
function covers(m: Match, base: number, from: Point, at: Point, radius: Length): boolean {
  const { x, y, z } = m.battlefield.ground;
  if (z[base] < z[from] || z[base] < z[at]) return false;
  const [dx, dy] = [x[at] - x[from], y[at] - y[from]];
  const along = (x[base] - x[from]) * dx + (y[base] - y[from]) * dy;
  const length = dx * dx + dy * dy;
  if (along <= 0 || along >= length) return false;
  const aside = (x[base] - x[from]) * dy - (y[base] - y[from]) * dx;
  return aside * aside < radius * radius * length;
}

/** Whether two segments cross, ends that only touch left out. */
function crosses({ ax, ay, bx, by }: Gate, fx: number, fy: number, tx: number, ty: number): boolean {
  const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
    Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
  return (
    side(ax, ay, bx, by, fx, fy) * side(ax, ay, bx, by, tx, ty) < 0 &&
    side(fx, fy, tx, ty, ax, ay) * side(fx, fy, tx, ty, bx, by) < 0
  );
}
