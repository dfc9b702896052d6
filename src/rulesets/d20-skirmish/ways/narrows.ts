import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { once } from '../../../rules/play/weighing.ts';
import { overOf } from '../match/altitude.ts';
import type { Match } from '../match/match.ts';
import { waysOf } from './going.ts';
import { type Crossing, endsOf, enemiesInTheWay, moveOf, reachOf } from './reach.ts';
import { type Gate, gateAlong, gateOnWay, gatesFor } from './spacing.ts';

/** The gap too narrow for a model that its way to a place goes through, if any (DX-SPC-01, DX-SPC-03). */
type Narrows = (at: Point, cost: Length) => Gate | undefined;

/** Points along the way of a move. */
export function pathOf(m: Match, model: Model, to: Point, cost: Length, crossing: Crossing): Uint16Array {
  const from = m.state.point[model];
  const { overflight } = m.battlefield;
  const isStraight = overOf(m, model) >= 0 && Math.round(overflight.length(from, to)) === cost;
  if (isStraight) return overflight.path(from, to);
  return waysOf(m, model)[crossing].path(from, to, cost, enemiesInTheWay(m, model));
}

/** Looks for narrow gaps along the very ways of a model's moves; those that bend take long to find. */
export function narrowsOf(
  m: Match,
  model: Model,
  crossing: Crossing,
  far: Length = moveOf(m, model),
): Narrows {
  const gates = once(() => gatesFor(m, model, far));
  const from = m.state.point[model];
  return (at, cost) => {
    if (at === from || gates().length === 0) return undefined;
    if (m.battlefield.isStraight(from, at, cost)) return gateOnWay(m, gates(), from, at);
    return gateAlong(m, gates(), pathOf(m, model, at, cost, crossing));
  };
}

/** Where a move ends, and what it costs to get there. */
export interface End {
  readonly point: Point;
  readonly cost: Length;
}

/** The end of a move that is worth most, the first of several, of those whose way goes through no narrow gap. */
export function bestEnd(
  m: Match,
  model: Model,
  worth: (at: Point) => number,
  far: Length = moveOf(m, model),
): End {
  const reach = reachOf(m, model, 'plain', far, enemiesInTheWay(m, model));
  const { places, costs } = endsOf(m, model, reach, far);
  const narrows = narrowsOf(m, model, 'plain', far);
  const barred = new Set<number>();
  for (;;) {
    let [best, most] = [0, worth(places[0])];
    for (let i = 1; i < places.length; i++) {
      const here = barred.has(i) ? -Infinity : worth(places[i]);
      if (here > most) [best, most] = [i, here];
    }
    // Nothing bars where the model is, which comes first.
    if (!narrows(places[best], costs[best])) return { point: places[best], cost: costs[best] };
    barred.add(best);
  }
}
