import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { enemiesOf, isOnTable, type Match, seatOf } from './match.ts';

/** A turn is not dead in which a model goes nearer to an enemy or into another zone of its own accord. */
export function noteAdvance(m: Match, model: Model, from: Point, to: Point): void {
  const seat = seatOf(m, model);
  if (to === from || m.state.stirred[seat] > 0) return;
  const { zone } = m.battlefield;
  const enters = zone[to] >= 0 && zone[to] !== zone[from];
  if (enters || gapAt(m, model, to) < gapAt(m, model, from)) m.state.stirred[seat] = 1;
}

/** Distance to the nearest enemy from a point. */
function gapAt(m: Match, model: Model, at: Point): Length {
  let gap = Infinity;
  for (const enemy of enemiesOf(m, model)) {
    if (isOnTable(m, enemy)) gap = Math.min(gap, m.battlefield.distance(at, m.state.point[enemy]));
  }
  return gap;
}
