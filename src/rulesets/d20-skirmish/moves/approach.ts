import type { Model } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { isEngaged } from '../match/engagement.ts';
import type { Match } from '../match/match.ts';
import { startsToMove } from '../ways/driving.ts';
import { bestEndOf, narrowsOf } from '../ways/narrows.ts';
import { endsOf, enemiesInTheWay, moveOf, reachOf } from '../ways/reach.ts';
import { makeMove } from './moves.ts';

/** Moves a model as near to another as any move gets; one that is locked stays. */
export function approach(m: Match, model: Model, to: Model): void {
  if (!isEngaged(m, model) && startsToMove(m, model)) goNear(m, model, to, moveOf(m, model));
}

/**
 * Moves a model as near to another as it may: past no narrow gap, and into contact with no enemy as long as there are
 * charges.
 */
export function goNear(m: Match, model: Model, to: Model, far: Length): void {
  const reach = reachOf(m, model, 'plain', far, enemiesInTheWay(m, model));
  const ends = endsOf(m, model, reach, far);
  const { places, costs } = ends;
  const at = m.state.point[to];
  const nearness = (i: number) => -m.battlefield.distance(places[i], at);
  const best = bestEndOf(ends, nearness, narrowsOf(m, model, 'plain', far));
  makeMove(m, model, places[best], costs[best], 'plain');
}
