import type { Model, Point } from '../../../kernel/entities.ts';
import { sameList } from '../../../kernel/same-list.ts';
import type { Reach } from '../../../kernel/ways.ts';
import { HARM } from '../../../rules/decision.ts';
import { changesAround } from '../../../rules/play/changes.ts';
import { once } from '../../../rules/play/weighing.ts';
import type { Match } from '../match/match.ts';
import { openReach, reachPast } from '../match/reachable.ts';
import { type Ends, endsOf, type Travel, travelOf } from '../moves/ends.ts';
import { enemiesInTheWay } from '../moves/moves.ts';
import { NEXT_TIME, outlook } from './outlook.ts';
import { type Scouting, scout } from './scouting.ts';

/**
 * What a model could do from where it stands in the middle of its activation; worked out as it is asked for. Walks
 * and Runs are compared by the ways there would be with no enemy about, and only the one taken goes round them.
 */
export interface Plan {
  /** Everywhere it could get with nobody in the way. */
  reach(): Reach;
  weighStay(into: Float64Array): void;
  /** Weighs ending up at the best of the places a move may lead to; with an attack from there that is still to come. */
  weighBest(travel: Travel, attacks: boolean, into: Float64Array): void;
  /** Weighs a charge at an enemy that ends on a point. */
  weighCharge(target: Model, at: Point, into: Float64Array): void;
  /** Expected harm of a charge that gets to an enemy, by where it ends. */
  chargeHarm(target: Model, end: Point): number;
  /** Where a move leads as things are. */
  ends(travel: Travel): Ends;
  /** Weighs ending up at a place; with an attack from there where that is still to come. */
  weighEnd(place: Point, attacks: boolean, into: Float64Array): void;
}

/** The plan of a model as things are, given whether it may still walk. */
export type Plans = (walks: boolean) => Plan;

/** Plans of one activation: what was found before an action still holds after it where nobody else has changed. */
export function plansOf(m: Match, model: Model): Plans {
  const { point, wounds, down, activated } = m.state;
  const hasChanged = changesAround(model, [point], [wounds, down, activated]);
  let scouting = once(() => scout(m, model));
  let from = 0;
  let plan: Plan | undefined;
  return (walks) => {
    const isNew = hasChanged();
    if (isNew) scouting = once(() => scout(m, model));
    if (isNew || plan === undefined || m.state.point[model] !== from) {
      from = m.state.point[model];
      plan = planFor(m, model, walks, scouting);
    }
    return plan;
  };
}

/** @param walks whether it may still walk */
function planFor(m: Match, model: Model, walks: boolean, scouting: () => Scouting): Plan {
  const at = m.state.point[model];
  const view = once(() => outlook(m, model, scouting()));
  const reach = once(() => openReach(m, model));
  const open = { walk: once(() => openEnds('walk')), run: once(() => openEnds('run')) };
  const bests = new Map<string, number>();

  function openEnds(travel: Travel): Ends {
    const ends = endsOf(m, model, travel, reach());
    view().look(ends.places);
    return ends;
  }

  function weighEnd(place: Point, attacks: boolean, into: Float64Array): void {
    view().weigh(place, into);
    const harm = into[HARM] * NEXT_TIME;
    // The chance of next time is taken now.
    into[HARM] = attacks ? harm + (harm / NEXT_TIME - harm) : harm;
  }

  return {
    reach,
    weighStay(into) {
      // Where it stands is the first place of a Walk.
      if (walks) open.walk();
      weighEnd(at, false, into);
    },
    weighBest(travel, attacks, into) {
      const { places } = open[travel]();
      const asked = `${travel} ${attacks}`;
      const best = bests.get(asked) ?? view().bestOf(places, attacks);
      bests.set(asked, best);
      weighEnd(best, attacks, into);
    },
    weighCharge(target, end, into) {
      weighEnd(end, false, into);
      into[HARM] = view().chargeAt(target, end);
    },
    chargeHarm: (target, end) => view().chargeAt(target, end),
    ends(travel) {
      const past = reachPast(m, model, travelOf(m, model, travel), enemiesInTheWay(m, model));
      const likely = open[travel]();
      // Nobody is in the way of anything.
      if (past.cost === likely.reach.cost) return likely;
      const ends = endsOf(m, model, travel, past);
      if (sameList(ends.places, likely.places)) return likely;
      view().look(ends.places);
      return ends;
    },
    weighEnd,
  };
}
