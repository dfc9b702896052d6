import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { reachWithin } from '../../../kernel/movement/reach-list.ts';
import type { Reach } from '../../../kernel/ways.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { allowanceOf } from './moves.ts';

/** A move that may lead anywhere. */
export type Travel = 'walk' | 'run';

/** Where a move may end, the first being where it starts, out of what is in reach. */
export interface Ends {
  readonly places: readonly Point[];
  readonly reach: Reach;
}

/**
 * Places a move may lead to, cheapest first, in the side's own frame. Of a Run every other place is enough to choose
 * from: they are an inch apart or so; within the reach of a Walk it leads to none, as long as there is that.
 *
 * @param open what the model can get to, at least as far as the move goes
 */
export function endsOf(m: Match, model: Model, travel: Travel, open: Reach): Ends {
  const { ground, occupancy } = m.battlefield;
  const { column, row } = ground;
  const reach = reachWithin(open, travelOf(m, model, travel));
  const { count, point } = reach;
  const from = point[0];
  const sum = column[from] + row[from];
  const isRun = travel === 'run';
  occupancy.follow(m.state.point, model);
  const places = [from];
  const walks = settingsOf(m, model).moving.walk.on && m.state.walked[model] === 0;
  for (let i = isRun && walks ? reachWithin(open, travelOf(m, model, 'walk')).count : 1; i < count; i++) {
    const at = point[i];
    if (isRun && ((column[at] + row[at] - sum) & 1) !== 0) continue;
    if (occupancy.isFree(at)) places.push(at);
  }
  return { places, reach };
}

/** How far a move goes. */
export function travelOf(m: Match, model: Model, travel: Travel): Length {
  return allowanceOf(m, model, settingsOf(m, model).moving[travel].factor);
}
