import type { Model } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { isHeld } from '../match/engagement.ts';
import type { Match } from '../match/match.ts';
import { startsToMove } from '../ways/driving.ts';
import { bestEnd } from '../ways/narrows.ts';
import { moveOf } from '../ways/reach.ts';
import { makeMove } from './moves.ts';

/** Moves a model as near to another as any move gets; one that others hold stays. */
export function approach(m: Match, model: Model, to: Model): void {
  if (!isHeld(m, model) && startsToMove(m, model)) goNear(m, model, to, moveOf(m, model));
}

/**
 * Moves a model as near to another as it may: past no narrow gap, and into contact with no enemy as long as there are
 * charges.
 */
export function goNear(m: Match, model: Model, to: Model, far: Length): void {
  const goal = m.state.point[to];
  const { point, cost } = bestEnd(m, model, (at) => -m.battlefield.distance(at, goal), far);
  makeMove(m, model, point, cost, 'plain');
}
