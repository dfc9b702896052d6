import type { Length } from '../../kernel/length.ts';
import { COVER, DANGER, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../rules/decision.ts';
import { addWeighing, once, WIDTH } from '../../rules/weighing.ts';
import { costOf, type Effort } from './effort.ts';
import { type Match, settingsOf } from './match.ts';
import { allowanceOf, destinations, type Reachable } from './moves.ts';
import { type Outlook, outlook } from './outlook.ts';

/** What a chance to attack next time counts of one now. */
const NEXT_TIME = 0.35;

type Way = 'walk' | 'run' | 'charge';

/** What a model could do from where it stands in the middle of its activation; worked out as it is asked for. */
export interface Plan {
  view(): Outlook;
  /** Everywhere it could get to, the first place being where it stands. */
  reachable(): Reachable;
  /** Numbers of the places a Walk, a Run and a Charge may lead to; the first is where it stands. */
  places(kind: Way): readonly number[];
  /** Weighs ending up at a place; with an attack from there where that is still to come. */
  weighEnd(place: number, attacks: boolean, into: Float64Array): void;
  /** Weighs ending up at the best of the places a move may lead to. */
  weighBest(kind: 'walk' | 'run', attacks: boolean, into: Float64Array): void;
}

export function planFor(m: Match, effort: Effort): Plan {
  const { model } = effort;
  const own = settingsOf(m, model);
  const view = once(() => outlook(m, model));
  const allowance = {
    walk: allowanceOf(m, model, own.moving.walk.factor),
    charge: allowanceOf(m, model, 1, own.charge.move.inches),
    run: allowanceOf(m, model, own.moving.run.factor),
  };
  const dashes = costOf(m, effort, 'run') < Infinity;
  const farthest = dashes ? Math.max(allowance.walk, allowance.charge, allowance.run) : allowance.walk;
  let found: Reachable | undefined;
  let ends = new Float64Array(WIDTH);
  let known = new Uint8Array(1);
  const within: Partial<Record<Way, readonly number[]>> = {};
  const bests = new Map<string, number>();

  function reachable(): Reachable {
    if (!found) {
      found = destinations(m, model, farthest);
      ends = new Float64Array(WIDTH * found.places.length);
      known = new Uint8Array(found.places.length);
    }
    return found;
  }

  /** Sees to it that places are weighed. */
  function weigh(places: readonly number[]): void {
    const unknown = places.filter((place) => known[place] === 0);
    if (unknown.length === 0) return;
    const start = m.state.point[model];
    const weighings = view().standing(
      unknown.map((place) => (place === 0 ? start : reachable().places[place])),
    );
    for (let i = 0; i < unknown.length; i++) {
      const place = unknown[i];
      known[place] = 1;
      for (let tactic = 0; tactic < WIDTH; tactic++)
        ends[WIDTH * place + tactic] = weighings[WIDTH * i + tactic];
      ends[WIDTH * place + HARM] *= NEXT_TIME;
    }
  }

  function weighEnd(place: number, attacks: boolean, into: Float64Array): void {
    weigh([place]);
    addWeighing(ends, place, into);
    const harm = ends[WIDTH * place + HARM];
    // The chance of next time is taken now.
    if (attacks) into[HARM] += harm / NEXT_TIME - harm;
  }

  function places(kind: Way): readonly number[] {
    within[kind] ??= placesOf(m, reachable(), allowance[kind], kind === 'run' ? allowance.walk : 0);
    return within[kind];
  }

  function bestOf(places: readonly number[], attacks: boolean): number {
    let best = 0;
    let most = -Infinity;
    weigh(places);
    for (const place of places) {
      const sum = prospects(ends, WIDTH * place, attacks ? 1 / NEXT_TIME : 1);
      if (sum > most) [best, most] = [place, sum];
    }
    return best;
  }

  return {
    view,
    reachable,
    places,
    weighEnd,
    weighBest(kind, attacks, into) {
      const asked = `${kind} ${attacks}`;
      const best = bests.get(asked) ?? bestOf(places(kind), attacks);
      bests.set(asked, best);
      weighEnd(best, attacks, into);
    },
  };
}

/**
 * Places within an allowance. Of those beyond the reach of a shorter move every other is enough to choose from: they
 * are an inch apart or so.
 */
function placesOf(m: Match, { places, costs }: Reachable, allowance: Length, shorter: Length): number[] {
  const { column, row } = m.theatre.ground;
  const found = [0];
  for (let place = 1; place < places.length && costs[place] <= allowance; place++) {
    const apart = column[places[place]] - column[places[0]] + row[places[place]] - row[places[0]];
    if (shorter === 0 || (costs[place] > shorter && (apart & 1) === 0)) found.push(place);
  }
  return found;
}

/** A weighing as one number, for comparing what is not put to the player. */
function prospects(weighings: Float64Array, at: number, harm: number): number {
  return (
    harm * weighings[at + HARM] -
    0.7 * weighings[at + DANGER] +
    0.1 * weighings[at + COVER] +
    0.08 * weighings[at + TEMPO] +
    weighings[at + OBJECTIVE] +
    weighings[at + RESERVE]
  );
}
