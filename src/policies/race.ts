/** Races ways to go on from a decision by playing them out, with luck that they share. */
import { digestData } from '../kernel/digest.ts';
import { avalanche } from '../kernel/luck.ts';
import type { Decision, Player } from '../rules/decision.ts';
import { answered, chanceToWin, playOn, type Scene } from '../rules/play/fork.ts';
import { derived } from './noise.ts';

/** A way to go on from a decision: an option, and who plays the rest of the activation for the side. */
export interface Course {
  readonly option: number;
  readonly manner: Player;
}

/** After how many playouts courses that fall behind are left. */
const EACH_LOOK = 6;
/** Rounds after that of the decision for which it looks ahead. */
const ROUNDS = 1;
/** Standard errors by which a course must be ahead to be preferred, or behind to be left. */
const CLEAR = 2;
const BEHIND = 0.5;

/** What a course has gained over the first, in chances to win, playout by playout. */
interface Racer {
  readonly course: Course;
  sum: number;
  squares: number;
}

/**
 * The course that gains most over the first, of those that are clearly ahead of it; the first where none is.
 *
 * @param usual plays the other side, and both once the activation is over
 * @param playouts of a course at most, at least 2
 */
export function raceCourses(
  { game, fork, foresight }: Scene,
  { seat, luck }: Decision,
  [first, ...others]: readonly Course[],
  usual: Player,
  playouts: number,
): Course {
  const usually = [usual, usual] as const;
  const endOf = ({ option, manner }: Course, nth: number) => {
    const words = [avalanche(luck ^ nth), derived(luck, nth)] as const;
    const players = seat === 0 ? ([manner, usual] as const) : ([usual, manner] as const);
    const state = answered(game, fork, players, { option, words });
    const chance = () => chanceToWin(game, playOn(game, fork, usually, state, ROUNDS), seat, foresight.slope);
    return { digest: digestData(state), chance };
  };
  let left: Racer[] = others.map((course) => ({ course, sum: 0, squares: 0 }));
  let played = 0;
  while (played < playouts && left.length > 0) {
    for (const next = Math.min(playouts, played + EACH_LOOK); played < next; played++) {
      // Courses that come to the same activation come to the same match.
      const known = new Map<number, number>();
      const chanceAfter = (course: Course): number => {
        const { digest, chance } = endOf(course, played);
        const found = known.get(digest) ?? chance();
        known.set(digest, found);
        return found;
      };
      const base = chanceAfter(first);
      for (const racer of left) {
        const gain = chanceAfter(racer.course) - base;
        racer.sum += gain;
        racer.squares += gain * gain;
      }
    }
    left = left.filter((racer) => racer.squares > 0 && ahead(racer, played) > -BEHIND);
  }
  const clear = left.filter((racer) => ahead(racer, played) >= CLEAR);
  const [best] = clear.toSorted((a, b) => b.sum - a.sum);
  return best?.course ?? first;
}

/** Standard errors by which a course is ahead of the first; endless where it always gains as much. */
function ahead({ sum, squares }: Racer, played: number): number {
  const mean = sum / played;
  const variance = (squares / played - mean * mean) / (played - 1);
  return variance > 0 ? mean / Math.sqrt(variance) : Math.sign(mean) * Infinity;
}
