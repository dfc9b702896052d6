import type { Length } from '../../kernel/length.ts';
import type { Blow } from './base-blows.ts';
import { placesAlone } from './destinations.ts';
import { type Match, seatOf, settingsOf } from './match.ts';
import { basesOf, groupsOf } from './stealth.ts';
import type { Watch } from './watch.ts';
import { pastOthers, roomFor } from './ways-out.ts';

/** Whether a base may end on a place, for all that something asks. */
type Allows = (at: number) => boolean;

/**
 * The places a base may end on that are worth weighing: free, such that it keeps to the others of its model, and none
 * that another betters, from which the way to an enemy is no longer and which no more of them see; and the like among
 * all places from which one of some blows may be struck. It may stay, too.
 */
export function endsOfBase(
  m: Match,
  model: number,
  slot: number,
  allowance: Length,
  blows: readonly Blow[],
): number[] {
  const { watch } = m.theatre;
  const from = m.state.base[slot];
  const seat = seatOf(m, model);
  const places = placesAlone(m, model, from, allowance, 'strides');
  const all = blows.length > 0 ? placesAlone(m, model, from, allowance, 'all') : places;
  const { isReached } = pastOthers(m, model, from, allowance);
  const { isFree } = roomFor(m, model, slot);
  for (const isLinked of linksOf(m, model, slot)) {
    const isOpen = (at: number) => at === from || isFree(at);
    const ends = reachedFront(watch[seat], places, (at) => isLinked(at) && isOpen(at), isReached);
    if (ends.length === 0) continue;
    for (const { reaches } of blows) {
      const mayStrike = (at: number) => reaches(at) && isLinked(at) && isOpen(at);
      for (const at of reachedFront(watch[seat], all, mayStrike, isReached))
        if (!ends.includes(at)) ends.push(at);
    }
    if (isLinked(from) && !ends.includes(from)) ends.unshift(from);
    return ends;
  }
  return [];
}

/** The places that are best of all that are reached. */
function reachedFront(watch: Watch, places: ArrayLike<number>, mayEnd: Allows, isReached: Allows): number[] {
  const lost: number[] = [];
  let known: readonly number[] = [];
  for (;;) {
    const front = watch.front(places, (at) => !lost.includes(at) && mayEnd(at));
    const out = front.filter((at) => !known.includes(at) && !isReached(at));
    if (out.length === 0) return front;
    lost.push(...out);
    known = front;
  }
}

/** Where a base keeps the chain of all bases whole; for want of such a place, where it is near to some other. */
function linksOf(m: Match, model: number, slot: number): readonly Allows[] {
  const { coherency } = settingsOf(m, model).stealth;
  const others = basesOf(m, model).filter((other) => other !== slot);
  if (!coherency.on || others.length === 0) return [() => true];
  const gap = m.book.models[model].profile.stealth * coherency.inchesPerLevel * m.book.inch;
  if (coherency.means !== 'connected') return [(at) => others.every((other) => isNear(m, at, other, gap))];
  const groups = groupsOf(m, others, gap);
  return [
    (at) => groups.every((group) => isNearAny(m, at, group, gap)),
    (at) => isNearAny(m, at, others, gap),
  ];
}

function isNearAny(m: Match, at: number, slots: readonly number[], gap: Length): boolean {
  for (const slot of slots) if (isNear(m, at, slot, gap)) return true;
  return false;
}

function isNear({ theatre, state }: Match, at: number, slot: number, gap: Length): boolean {
  return theatre.distance(at, state.base[slot]) <= gap;
}
