import type { Model } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Effort } from './effort.ts';
import { count, enemiesOf, isOpen, type Match, seatOf, stands } from './match.ts';

/** Distance of a model to the nearest enemy. */
export function gapOf(m: Match, model: Model): Length {
  let gap = Infinity;
  if (!stands(m, model)) return gap;
  for (const enemy of enemiesOf(m, model)) {
    if (isOpen(m, enemy))
      gap = Math.min(gap, m.battlefield.distance(m.state.point[model], m.state.point[enemy]));
  }
  return gap;
}

/** Counts an activation in which a model only moved or changed its posture, and not nearer to an enemy. */
export function countDead(m: Match, model: Model, { useful }: Effort, before: Length): void {
  if (!useful && gapOf(m, model) >= before) count(m, seatOf(m, model), 'dead-turns');
}
