import type { Point } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import type { Match } from '../match/match.ts';
import type { Ends } from '../ways/reach.ts';
import type { Judgement } from './judgement.ts';
import type { Scouting } from './scouting.ts';

/** One place in so many is looked at first. */
const EACH = 4;
/** Places whose bases are no farther apart are beside each other. */
const BESIDE: Length = INCH;

/** Finds good places among many without looking at all of them. */
export interface Glance {
  /** The best of some of the places and of those beside it: enough to tell whether to move. */
  bestOf(places: readonly Point[], attacks: number): Point;
  /** Those of the ends of a move that are worth weighing: one in some, and all that are beside the best of these. */
  worthwhile(ends: Ends, best: Point): Ends;
}

export function glanceOf(m: Match, { look }: Scouting, judgement: Judgement): Glance {
  const { ground, distance } = m.battlefield;
  const within = BESIDE + 2 * ground.radius;

  /** Whether two places are beside each other; most are not, as their coordinates say. */
  function isBeside(a: Point, b: Point): boolean {
    if (Math.abs(ground.x[a] - ground.x[b]) > within || Math.abs(ground.y[a] - ground.y[b]) > within)
      return false;
    return distance(a, b) <= BESIDE;
  }

  function bestOf(places: readonly Point[], attacks: number): Point {
    const some: Point[] = [];
    for (let i = 0; i < places.length; i += EACH) some.push(places[i]);
    look(some);
    const rough = judgement.bestOf(some, attacks);
    const beside = places.filter((place) => isBeside(place, rough));
    look(beside);
    return judgement.bestOf([rough, ...beside], attacks);
  }

  return {
    bestOf,
    worthwhile(ends, best) {
      const kept = ends.places.map((place, i) => i % EACH === 0 || isBeside(place, best));
      const places = ends.places.filter((_, i) => kept[i]);
      look(places);
      return { ...ends, places, costs: ends.costs.filter((_, i) => kept[i]) };
    },
  };
}
