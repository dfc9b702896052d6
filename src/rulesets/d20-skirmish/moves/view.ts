import { isUnsettled, markersOf } from '../match/concealment.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';

/** Where on a way a waiter sees the mover best, and from where if it is concealed; undefined where it does not. */
export function viewOf(
  m: Match,
  waiter: number,
  mover: number,
  path: ArrayLike<number>,
): { readonly from: number; readonly at: number } | undefined {
  const { lines, distance } = m.battlefield;
  const { when } = settingsOf(m, waiter).wait.reactions;
  const posts = isUnsettled(m, waiter) ? markersOf(m, waiter) : [m.state.point[waiter]];
  const cover = m.matchup.coverOf[seatOf(m, mover)];
  let best: { readonly from: number; readonly at: number } | undefined;
  let least = Infinity;
  for (let i = when === 'end' ? path.length - 1 : 1; i < path.length; i++) {
    for (const from of posts) {
      const look = lines.look(from, path[i]);
      if (look === 0) continue;
      // The barest place counts, and of equals the nearest.
      const bareness = -1e9 * cover[look] + distance(from, path[i]);
      if (bareness < least) [best, least] = [{ from, at: path[i] }, bareness];
    }
  }
  return best;
}
