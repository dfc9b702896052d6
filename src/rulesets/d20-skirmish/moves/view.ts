import type { Model, Point } from '../../../kernel/entities.ts';
import { liftOf, linesTo, lookUp } from '../match/altitude.ts';
import { isUnsettled, markersOf } from '../match/concealment.ts';
import { isEngaged } from '../match/engagement.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';

/** More than any distance, for cover to come first, and more than any cover. */
const FARTHER_THAN_ALL = 1e9;
const OUT_OF_QUESTION = 1e12;

/**
 * Where on a way a waiter sees the mover best, and from where if it is concealed; undefined where it does not. Where it
 * may not be fired at since it is locked by then counts only if there is nothing else.
 */
export function viewOf(
  m: Match,
  waiter: Model,
  mover: Model,
  path: ArrayLike<number>,
): { readonly from: Point; readonly at: Point } | undefined {
  const { distance } = m.battlefield;
  const lines = linesTo(m, waiter, mover);
  const above = liftOf(m, waiter) - liftOf(m, mover);
  const { wait, ranged } = settingsOf(m, waiter);
  const posts = isUnsettled(m, waiter) ? markersOf(m, waiter) : [m.state.point[waiter]];
  const cover = m.matchup.coverOf[seatOf(m, mover)];
  let best: { readonly from: Point; readonly at: Point } | undefined;
  let least = Infinity;
  const isLocked = (at: Point) => ranged.engaged.on && isEngaged(m, mover, at);
  for (let i = wait.reactions.when === 'end' ? path.length - 1 : 1; i < path.length; i++) {
    const locked = isLocked(path[i]) ? OUT_OF_QUESTION : 0;
    for (const from of posts) {
      const look = lookUp(m, mover, lines.look(from, path[i]));
      if (look === 0) continue;
      // The barest place counts, and of equals the nearest.
      const difficulty = locked + FARTHER_THAN_ALL * cover[look] + distance(from, path[i], above);
      if (difficulty < least) [best, least] = [{ from, at: path[i] }, difficulty];
    }
  }
  return best;
}
