import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { COVER, DANGER, HARM, PROMISE, RESERVE, TACTICS, TEMPO } from '../../../rules/decision.ts';
import { allowanceOf } from '../match/blockers.ts';
import type { Match } from '../match/match.ts';
import { endsOfMove, looseEndsOfMove } from '../places/destinations.ts';
import { outlook, type WeighPlace } from '../places/outlook.ts';
import { reactionsMet, type Shield } from '../places/reactions-met.ts';
import { blowDistance, lossOf, postpone, weighEnds } from './ends-weighed.ts';

/**
 * What enemies who wait cost a mover: how much better the best place would be to it if a Tactical Manoeuvre held some of
 * them off. Nothing where it likes best to stay, or goes round them without loss.
 */
export function costOfReactions(m: Match, model: Model, held: Shield): number {
  const from = m.state.point[model];
  const [met, metHeld] = [reactionsMet(m, model, 'move', 'no'), reactionsMet(m, model, 'move', held)];
  const ends = endsOfMove(m, model, from, allowanceOf(m, model, 1));
  const weigh = weighEnds(m, model, outlook(m, model, blowDistance(m, model)), ends, from);
  const one = new Float64Array(TACTICS.length);
  let [open, shielded] = [-Infinity, -Infinity];
  ends.forEach((at, i) => {
    one.fill(0);
    weigh(i, one);
    const best = one[HARM] + prospects(one);
    open = Math.max(open, best - lossOf(met, from, at));
    shielded = Math.max(shielded, best - lossOf(metHeld, from, at));
  });
  return shielded - open;
}

/** How a second move would change a model's prospects, by the place that serves it best on the whole. */
export function secondMoveGain(m: Match, model: Model, allowance: Length): Float64Array {
  const from = m.state.point[model];
  const { places, doubtful } = looseEndsOfMove(m, model, from, allowance);
  const { best, gain } = gainAmong(m, model, [from, ...places]);
  // Among others a place in doubt changes nothing, since all keep their order.
  return doubtful.includes(best)
    ? gainAmong(m, model, [from, ...endsOfMove(m, model, from, allowance)]).gain
    : gain;
}

/** The best of some places, the first being where the model is, and what it gains by it. */
function gainAmong(
  m: Match,
  model: Model,
  places: readonly Point[],
): { readonly best: number; readonly gain: Float64Array } {
  const weigh = weighEnds(m, model, outlook(m, model, 0), places, NOWHERE);
  const gain = new Float64Array(TACTICS.length);
  const one = new Float64Array(TACTICS.length);
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < places.length; i++) {
    if (prospects(weighed(weigh.atMost, i, one)) <= most) continue;
    const sum = prospects(weighed(weigh, i, one));
    if (sum > most) [best, most] = [i, sum];
  }
  gain.set(weighed(weigh, best, one));
  weighed(weigh, 0, one);
  for (let tactic = 0; tactic < gain.length; tactic++) gain[tactic] -= one[tactic];
  return { best: places[best], gain };
}

function weighed(weigh: WeighPlace['atMost'], i: number, into: Float64Array): Float64Array {
  into.fill(0);
  weigh(i, into);
  postpone(into);
  return into;
}

/** What cover and coming nearer count where places are told apart at a glance. */
const COVERED = 0.1;

const NEARER = 0.15;

function prospects(weighing: Float64Array): number {
  return (
    weighing[PROMISE] -
    weighing[DANGER] +
    COVERED * weighing[COVER] +
    NEARER * weighing[TEMPO] +
    weighing[RESERVE]
  );
}
