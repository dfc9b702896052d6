import type { Model } from '../../../kernel/entities.ts';
import { isEngaged } from '../match/engagement.ts';
import type { Match } from '../match/match.ts';
import { followBases } from '../match/room.ts';
import { enemiesInTheWay, moveOf, reachOf } from '../ways/reach.ts';
import { makeMove } from './moves.ts';

/** Moves a model as near to another as it gets, into contact where it can; one that is locked stays. */
export function approach(m: Match, model: Model, to: Model): void {
  if (isEngaged(m, model)) return;
  const { occupancy, distance } = m.battlefield;
  const { count, point, cost } = reachOf(m, model, 'plain', moveOf(m, model), enemiesInTheWay(m, model));
  const at = m.state.point[to];
  followBases(m, model);
  let [best, price] = [m.state.point[model], 0];
  for (let i = 0; i < count; i++) {
    if (!occupancy.isFree(point[i]) || distance(point[i], at) >= distance(best, at)) continue;
    [best, price] = [point[i], cost[i]];
  }
  makeMove(m, model, best, price, 'plain');
}
