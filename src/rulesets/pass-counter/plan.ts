import { COVER, DANGER, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../rules/decision.ts';
import { addWeighing, once, WIDTH } from '../../rules/weighing.ts';
import { type Ends, endsOf, type Travel } from './ends.ts';
import type { Match } from './match.ts';
import { enemiesInTheWay } from './moves.ts';
import { outlook } from './outlook.ts';

/** What a chance to attack next time counts of one now. */
const NEXT_TIME = 0.35;

/** Where a move may lead, and what being there at the end of the activation comes to. */
export interface Prospects extends Ends {
  readonly weighings: Float64Array;
}

/**
 * What a model could do from where it stands in the middle of its activation; worked out as it is asked for. Actions
 * are compared by the ways there would be with no enemy about, and only the one taken goes round them.
 */
export interface Plan {
  /** Weighs staying where it is. */
  weighStay(into: Float64Array): void;
  /** Weighs ending up at the best of the places a move may lead to; with an attack from there that is still to come. */
  weighBest(travel: Travel, attacks: boolean, into: Float64Array): void;
  /** Weighs a charge at an enemy that ends on a point. */
  weighCharge(target: number, at: number, into: Float64Array): void;
  /** Where a move leads as things are. */
  prospects(travel: Travel): Prospects;
}

/** @param walks whether it may still walk */
export function planFor(m: Match, model: number, walks: boolean): Plan {
  const view = once(() => outlook(m, model));
  const open = { walk: once(() => openProspects('walk')), run: once(() => openProspects('run')) };
  // Where it stands is the first place of a Walk.
  const stay = walks ? () => open.walk().weighings : once(() => standing([m.state.point[model]]));
  const bests = new Map<string, number>();

  /** Weighs ending the activation on each of some points. */
  function standing(points: readonly number[]): Float64Array {
    const weighings = view().standing(points);
    for (let at = HARM; at < weighings.length; at += WIDTH) weighings[at] *= NEXT_TIME;
    return weighings;
  }

  function openProspects(travel: Travel): Prospects {
    const ends = endsOf(m, model, travel, []);
    return { ...ends, weighings: standing(ends.places) };
  }

  return {
    weighStay: (into) => addWeighing(stay(), 0, into),
    weighBest(travel, attacks, into) {
      const prospects = open[travel]();
      const asked = `${travel} ${attacks}`;
      const best = bests.get(asked) ?? bestOf(prospects, attacks);
      bests.set(asked, best);
      weighEnd(prospects, best, attacks, into);
    },
    weighCharge(target, at, into) {
      addWeighing(standing([at]), 0, into);
      into[HARM] = view().chargeAt(target);
    },
    prospects(travel) {
      const ends = endsOf(m, model, travel, enemiesInTheWay(m, model));
      const likely = open[travel]();
      return isSame(ends.places, likely.places) ? likely : { ...ends, weighings: standing(ends.places) };
    },
  };
}

/** Weighs ending up at one of the places a move leads to; with an attack from there where that is still to come. */
export function weighEnd(
  { weighings }: Prospects,
  place: number,
  attacks: boolean,
  into: Float64Array,
): void {
  addWeighing(weighings, place, into);
  const harm = weighings[WIDTH * place + HARM];
  // The chance of next time is taken now.
  if (attacks) into[HARM] += harm / NEXT_TIME - harm;
}

function isSame(places: readonly number[], others: readonly number[]): boolean {
  return places.length === others.length && places.every((place, i) => place === others[i]);
}

function bestOf({ places, weighings }: Prospects, attacks: boolean): number {
  let best = 0;
  let most = -Infinity;
  for (let place = 0; place < places.length; place++) {
    const sum = sumOf(weighings, WIDTH * place, attacks ? 1 / NEXT_TIME : 1);
    if (sum > most) [best, most] = [place, sum];
  }
  return best;
}

/** A weighing as one number, for comparing what is not put to the player. */
function sumOf(weighings: Float64Array, at: number, harm: number): number {
  return (
    harm * weighings[at + HARM] -
    0.7 * weighings[at + DANGER] +
    0.1 * weighings[at + COVER] +
    0.08 * weighings[at + TEMPO] +
    weighings[at + OBJECTIVE] +
    weighings[at + RESERVE]
  );
}
