import type { Model } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Kind } from './effort.ts';
import { count, gapToEnemy, isInPlay, type Match, seatOf } from './match.ts';

/** Distance of a model to the nearest enemy. */
export function gapOf(m: Match, model: Model): Length {
  return gapToEnemy(m, model, m.state.point[model]);
}

/** Counts an activation in which a model only walked or ran, and not nearer to an enemy, or did nothing. */
export function countDead(m: Match, model: Model, used: readonly Kind[], before: Length): void {
  const acted = used.some((kind) => kind !== 'walk' && kind !== 'run');
  const advanced = isInPlay(m, model) && gapOf(m, model) < before;
  if (!acted && !advanced) count(m, seatOf(m, model), 'dead-turns');
}
