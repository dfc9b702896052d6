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
interface Glance {
  /** The best of some of the places and of those beside it: enough to tell whether to move. */
  bestOf(places: readonly Point[], attacks: number): Point;
  /** Those of the ends of a move that are worth weighing: one in some, and all that are beside the best of these. */
  worthwhile(ends: Ends, best: Point): Ends;
}

export function glanceOf(m: Match, { look }: Scouting, judgement: Judgement): Glance {
  const { ground, distance } = m.battlefield;
  const { x, y } = ground;
  const within = BESIDE + 2 * ground.radius;

  /** Whether a place is beside another; most are not, as their coordinates say. */
  function isBeside(place: Point, other: Point): boolean {
    const dx = x[place] - x[other];
    const dy = y[place] - y[other];
    return dx <= within && -dx <= within && dy <= within && -dy <= within && distance(place, other) <= BESIDE;
  }

  function bestOf(places: readonly Point[], attacks: number): Point {
    const some: Point[] = [];
    for (let i = 0; i < places.length; i += EACH) some.push(places[i]);
    look(some);
    const rough = judgement.bestOf(some, attacks);
    const beside = [rough];
    for (let i = 0; i < places.length; i++) if (isBeside(places[i], rough)) beside.push(places[i]);
    look(beside);
    return judgement.bestOf(beside, attacks);
  }

  return {
    bestOf,
    worthwhile(ends, best) {
      const places: Point[] = [];
      const costs: Length[] = [];
      for (let i = 0; i < ends.places.length; i++) {
        if (i % EACH !== 0 && !isBeside(ends.places[i], best)) continue;
        places.push(ends.places[i]);
        costs.push(ends.costs[i]);
      }
      look(places);
      return { ...ends, places, costs };
    },
  };
}
