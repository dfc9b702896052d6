import type { Length } from '../../kernel/length.ts';
import { reachWithin } from '../../kernel/movement/reach-list.ts';
import { reachInOwnFrame } from '../../kernel/own-frame.ts';
import { takenPoints } from '../../kernel/taken-points.ts';
import { type Match, seatOf, settingsOf } from './match.ts';
import { allowanceOf, reachOf } from './moves.ts';

/** A move that may lead anywhere. */
export type Travel = 'walk' | 'run';

/** Where a move may end, the first being where it starts, and what it costs to get there. */
export interface Ends {
  readonly places: readonly number[];
  readonly costs: readonly Length[];
}

/**
 * Places a move may lead to, cheapest first, in the side's own frame. A Run leads beyond the reach of a Walk, and of
 * what lies there every other place is enough to choose from: they are an inch apart or so.
 *
 * @param blockers points of those who are in the way
 */
export function endsOf(m: Match, model: number, travel: Travel, blockers: readonly number[]): Ends {
  const { walk, run } = settingsOf(m, model).moving;
  const { ground, occupancy } = m.theatre;
  const { column, row } = ground;
  const from = m.state.point[model];
  const near = allowanceOf(m, model, walk.factor);
  const isRun = travel === 'run';
  const reach = reachOf(m, model, isRun ? allowanceOf(m, model, run.factor) : near, blockers);
  const points = reachInOwnFrame(reach, seatOf(m, model));
  const sum = column[from] + row[from];
  occupancy.mark(takenPoints(m.state.point, model));
  const places = [from];
  const costs = [0];
  for (let i = isRun ? reachWithin(reach, near).count : 1; i < reach.count; i++) {
    const at = points[i];
    if (isRun && ((column[at] + row[at] - sum) & 1) !== 0) continue;
    if (!occupancy.isFree(at)) continue;
    places.push(at);
    costs.push(reach.cost[i]);
  }
  return { places, costs };
}
