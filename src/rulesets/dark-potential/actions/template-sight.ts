import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import type { Length } from '../../../kernel/length.ts';
import { isOnTable, type Match, settingsOf } from '../match/match.ts';
import { sees } from '../match/sight.ts';

/**
 * Square of how far from its centre a template must reach for a model to see it: no way where its centre is seen, and
 * for ever where no place under the widest is, or where its centre must be seen by a reading of DP-Q-107.
 */
export function gapToSeen(m: Match, model: Model, at: Point, widest: Length): number {
  const from = m.state.point[model];
  if (sees(m, from, at)) return 0;
  if (settingsOf(m, model).suppressingFire.seen.part !== 'some') return Infinity;
  const place = nearestSeen(m, from, at, widest);
  return place === NOWHERE ? Infinity : squareBetween(m.battlefield.ground, at, place);
}

/** The same for whoever must see it beside the other participants: the model, or all of its squad (DP-SUP-02, V-12). */
export function squadGap(m: Match, model: Model, at: Point, widest: Length): number {
  let gap = gapToSeen(m, model, at, widest);
  if (settingsOf(m, model).suppressingFire.seen.by === 'participants') return gap;
  for (const mate of m.matchup.units[m.matchup.models[model].unit].members)
    if (isOnTable(m, mate)) gap = Math.max(gap, gapToSeen(m, mate, at, widest));
  return gap;
}

/** The place under a template, or beyond, that is nearest to its middle of those seen from a point; NOWHERE if none is. */
function nearestSeen(m: Match, from: Point, at: Point, radius: Length): number {
  // Models in the way come and go; terrain does not.
  if (m.matchup.settings[0].sight.lines.models === 'block') return search(m, from, at, radius);
  const { pair, radius: looked, place } = m.battlefield.suppressing.seen;
  const asked = from * m.battlefield.ground.count + at;
  const slot = (31 * from + at) & (pair.length - 1);
  if (pair[slot] !== asked || (place[slot] === NOWHERE && looked[slot] < radius)) {
    pair[slot] = asked;
    looked[slot] = radius;
    place[slot] = search(m, from, at, radius);
  }
  return place[slot];
}

function search(m: Match, from: Point, at: Point, radius: Length): number {
  for (const place of m.battlefield.placesUnder(at, radius)) if (sees(m, from, place)) return place;
  return NOWHERE;
}
