import type { Model, Point } from '../../../kernel/entities.ts';
import { gapToEnemy, type Match, seatOf } from './match.ts';

/** A turn is not dead in which a model goes nearer to an enemy or into another zone of its own accord. */
export function noteAdvance(m: Match, model: Model, from: Point, to: Point): void {
  const seat = seatOf(m, model);
  if (to === from || m.state.stirred[seat] > 0) return;
  const { zone } = m.battlefield;
  const enters = zone[to] >= 0 && zone[to] !== zone[from];
  if (enters || gapToEnemy(m, model, to) < gapToEnemy(m, model, from)) m.state.stirred[seat] = 1;
}
