import { type Model, NOBODY } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Effort } from './effort.ts';
import { count, gapBetween, type Match, nearestEnemy, seatOf, stands } from './match.ts';

/** Distance of a model to the nearest enemy. */
export function gapOf(m: Match, model: Model): Length {
  const nearest = stands(m, model) ? nearestEnemy(m, model) : NOBODY;
  return nearest === NOBODY ? Infinity : gapBetween(m, model, nearest);
}

/** Counts an activation in which a model only moved or changed its posture, and not nearer to an enemy. */
export function countDead(m: Match, model: Model, { useful }: Effort, before: Length): void {
  if (!useful && gapOf(m, model) >= before) count(m, seatOf(m, model), 'dead-turns');
}
