import type { Model, Point } from '../../../kernel/entities.ts';
import { DANGER, HARM } from '../../../rules/decision.ts';
import { asIf } from '../../../rules/play/as-if.ts';
import { changesAround } from '../../../rules/play/changes.ts';
import { bestBlow, type Reckoning, reckoned } from '../attack/expected.ts';
import type { Match } from '../match/match.ts';
import { chanceToRecognise } from '../match/tests.ts';
import type { Crossing, Ends } from '../ways/reach.ts';
import { glanceOf } from './glance.ts';
import { judgementOf } from './judgement.ts';
import type { Landings } from './landings.ts';
import { openEnds } from './open-ends.ts';
import { type Scouting, scout } from './scouting.ts';
import { type Shots, shotsAtHand } from './shots.ts';

/**
 * What a model could do from where it stands in the middle of its activation; worked out as it is asked for. Moves are
 * compared by the ways there would be with no enemy about, and only the one taken goes round them.
 */
export interface Plan {
  /** Actions that are left. */
  readonly left: number;
  /** What it can shoot at from where it is. */
  readonly shots: Shots;
  /** Surveys some places at once, which is cheaper than one by one as they are weighed. */
  look(places: readonly Point[]): void;
  /** Looks for friends in the line of fire from a place; whether it is worth less than it was thought to be. */
  clear(place: Point): boolean;
  /** Weighs ending up at a place in the posture it has, with so many attacks from there still to come. */
  weighAt(place: Point, attacks: number, into: Float64Array): void;
  /** Weighs staying with so many attacks still to come, in the posture it has or in another. */
  weighStay(attacks: number, into: Float64Array, posture?: number): void;
  /**
   * Weighs shooting from where it is: with all actions it has, or with one left to get to the best place it can get to,
   * whichever is worth more.
   */
  weighShots(shot: Reckoning, into: Float64Array): void;
  /** Weighs staying with all its attacks, or getting to the best place it can get to with one fewer. */
  weighOpen(into: Float64Array): void;
  /** Weighs the best of the places a move leads to. */
  weighBest(crossing: Crossing, attacks: number, into: Float64Array): void;
  /** Those of the ends of a move that are worth weighing: one in some, and all that are near the best of these. */
  worthwhile(crossing: Crossing, ends: Ends, attacks: number): Ends;
  /** The best of some places, with so many attacks from there still to come. */
  bestOf(places: readonly Point[], attacks: number): Point;
  /** Expected harm of a charge to a place at an enemy, and of the blows that follow it, so many in all. */
  chargeTo(enemy: Model, place: Point, attacks: number): number;
  /** Where a jump leads and no move of one action does. */
  landings(): Landings;
  /** Where a move leads as things are. */
  ends(crossing: Crossing): Ends;
}

/** The plan of a model as things are, with so many actions left. */
export type Plans = (left: number) => Plan;

/** Tells whether anything has changed but where a model stands, how it holds itself, its Wait and its concealment. */
function changesFor({ state, matchup }: Match, model: Model): () => boolean {
  const { point, posture, waiting, concealed, wounds, morale, activated, works, altitude } = state;
  const others = [wounds, morale, activated, works, altitude];
  const markers = matchup.hasMarkers ? [state.markers, state.tries] : [];
  return changesAround(model, [point, posture, waiting, concealed], [...others, ...markers]);
}

/** Plans of one activation: what was found before an action still holds after it where nobody else has changed. */
export function plansOf(m: Match, model: Model): Plans {
  const hasChanged = changesFor(m, model);
  let stand: Stand | undefined;
  return (left) => {
    if (hasChanged()) stand = undefined;
    const { point, posture } = m.state;
    if (stand?.point !== point[model] || stand.posture !== posture[model])
      stand = standOf(m, model, stand?.scouting ?? scout(m, model));
    return planFor(m, model, left, stand);
  };
}

/** The plan of a model for a single choice. */
export function planOf(m: Match, model: Model, left: number): Plan {
  return planFor(m, model, left, standOf(m, model, scout(m, model)));
}

function standOf(m: Match, model: Model, scouting: Scouting) {
  const { point, posture } = m.state;
  const judgement = judgementOf(m, model, scouting);
  return {
    point: point[model],
    posture: posture[model],
    scouting,
    judgement,
    glance: glanceOf(m, scouting, judgement),
    open: openEnds(m, model),
  };
}

/** What a model knows where it stands as it does, until it or somebody else stirs. */
type Stand = Readonly<ReturnType<typeof standOf>>;

function planFor(m: Match, model: Model, left: number, stand: Stand): Plan {
  const { scouting, judgement, glance, open } = stand;
  const { look, clear } = scouting;
  const { point } = m.state;
  const how = stand.posture;
  const { weigh, worthOf, attacksFrom, bestOf } = judgement;
  const shots = shotsAtHand(m, model);
  /** The best of the places a move leads to, as far as is told without looking at all of them. */
  const bestEnd = (crossing: Crossing, attacks: number) => open.best(crossing, attacks, glance.bestOf);

  return {
    left,
    shots,
    look,
    clear,
    landings: open.landings,
    weighAt: (place, attacks, into) => weigh(place, how, attacks, into),
    weighStay(attacks, into, posture = m.state.posture[model]) {
      const here = point[model];
      if (attacks > 0) clear(here);
      weigh(here, posture, attacks, into);
      // What can be shot at now is known better than what a place promises.
      if (attacks > 0) into[HARM] += Math.max(0, shots.most(attacks) - attacksFrom(here, attacks));
    },
    weighShots({ harm, own }, into) {
      const here = point[model];
      const away = bestEnd('plain', 0);
      const worth = (attacks: number) => harm(attacks) - own(attacks);
      const gets = worthOf(away, 0) + worth(left - 1) > worthOf(here, 0) + worth(left);
      weigh(gets ? away : here, how, 0, into);
      const attacks = gets ? left - 1 : left;
      into[HARM] += harm(attacks);
      into[DANGER] += own(attacks);
    },
    weighOpen(into) {
      const here = point[model];
      if (left > 0) clear(here);
      const away = left > 0 ? bestEnd('plain', left - 1) : here;
      const goes = left > 0 && worthOf(away, left - 1) > worthOf(here, left);
      weigh(goes ? away : here, how, goes ? left - 1 : left, into);
    },
    weighBest: (crossing, attacks, into) => weigh(bestEnd(crossing, attacks), how, attacks, into),
    worthwhile(crossing, ends, attacks) {
      const isOpen = ends === open.ends(crossing);
      return glance.worthwhile(
        ends,
        isOpen ? bestEnd(crossing, attacks) : glance.bestOf(ends.places, attacks),
      );
    },
    bestOf(places, attacks) {
      look(places);
      return bestOf(places, attacks);
    },
    chargeTo: chargesOf(m, model),
    ends: open.endsAsItIs,
  };
}

function chargesOf(m: Match, model: Model): Plan['chargeTo'] {
  const { point } = m.state;
  return (enemy, place, attacks) => {
    if (attacks < 1 || !m.battlefield.touch(place, point[enemy])) return 0;
    const charge = bestBlow(m, 'charge', model, enemy)!;
    return asIf(point, [model], place, () => {
      const first = reckoned(m, { ...charge, ambush: m.state.concealed[model] > 0 }).harm(1);
      const { harm } = reckoned(m, { ...charge, kind: 'melee', charging: false });
      return chanceToRecognise(m, model) * first + harm(attacks) - harm(1);
    });
  };
}
