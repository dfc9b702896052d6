import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { gapOfBases, groupsOf } from '../attack/coherency.ts';
import { basesOf } from '../attack/stealth.ts';
import type { Watch } from '../battlefield/watch.ts';
import { pastOthers, roomFor } from '../match/blockers.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import type { Slot } from '../matchup/slot.ts';
import { placesAlone } from '../places/destinations.ts';
import type { Blow } from './base-blows.ts';

/** Whether a base may end on a place, for all that something asks. */
type Allows = (at: Point) => boolean;

/**
 * Where a base may end that is worth weighing. To some of the places who is in the way cuts off the usual way: another
 * may lead there or none, which takes long to find out and seldom matters. In doubt is whether such a place is worth
 * weighing, and those that it betters if it is.
 */
export interface LooseFront {
  readonly places: Point[];
  readonly doubtful: Point[];
}

/** The ends of a base as far as they are known, and what is left of them when more is known of one in doubt. */
interface BaseEnds {
  readonly loose: LooseFront;
  settle(doubtful: Point): LooseFront;
}

/**
 * The places a base may end on that are worth weighing: free, such that it keeps to the others of its model, and none
 * that another betters, from which the way to an enemy is no longer and which no more of them see; and the like among
 * all places from which one of some blows may be struck. It may stay, too.
 */
export function endsOfBase(
  m: Match,
  model: Model,
  slot: Slot,
  allowance: Length,
  blows: readonly Blow[],
): BaseEnds {
  const watch = m.battlefield.watch[seatOf(m, model)];
  const from = m.state.base[slot];
  const places = placesAlone(m, model, from, allowance, 'strides');
  const all = blows.length > 0 ? placesAlone(m, model, from, allowance, 'all') : places;
  const { isCut, isReached } = pastOthers(m, model, from, allowance);
  const { isFree } = roomFor(m, model, slot);
  const links = linksOf(m, model, slot);
  /** Places that are cut off, and whether another way leads there. */
  const known = new Map<number, boolean>();
  const isDoubtful: Allows = (at) => !known.has(at) && isCut(at);

  /** The best ends of all, then those of each blow that are not among them. */
  const gather = (isLinked: Allows): LooseFront => {
    const mayEnd: Allows = (at) => isLinked(at) && known.get(at) !== false && (at === from || isFree(at));
    watch.rank(places);
    const ends = looseFront(watch, mayEnd, isDoubtful);
    if (ends.places.length === ends.doubtful.length) return ends;
    for (const { reaches } of blows) {
      watch.rank(all.filter(reaches));
      addNew(ends, looseFront(watch, mayEnd, isDoubtful));
    }
    if (mayEnd(from) && !ends.places.includes(from)) ends.places.unshift(from);
    return ends;
  };
  const look = (): LooseFront => {
    let ends = gather(links[0]);
    for (let i = 1; i < links.length && ends.places.length === 0; i++) ends = gather(links[i]);
    return isCertainEnough(ends, from) ? ends : findOut(ends.doubtful.find(isDoubtful)!);
  };
  const findOut = (at: Point): LooseFront => {
    known.set(at, isReached(at));
    return look();
  };
  const loose = look();
  return { loose, settle: (at) => findOut(isDoubtful(at) ? at : loose.doubtful.find(isDoubtful)!) };
}

/** Whether there is something to choose whatever becomes of what is in doubt, and the start keeps its place. */
function isCertainEnough({ places, doubtful }: LooseFront, from: Point): boolean {
  return doubtful.length === 0 || (places.length - doubtful.length >= 2 && !doubtful.includes(from));
}

function addNew(ends: LooseFront, { places, doubtful }: LooseFront): void {
  for (const at of places) {
    if (ends.places.includes(at)) continue;
    ends.places.push(at);
    if (doubtful.includes(at)) ends.doubtful.push(at);
  }
}

/** Of the places ranked all that may come to be best, in the order of the best. */
function looseFront(watch: Watch, mayEnd: Allows, isDoubtful: Allows): LooseFront {
  const best = watch.front(mayEnd);
  const doubtful = best.filter(isDoubtful);
  if (doubtful.length === 0) return { places: best, doubtful };
  const sure = best.filter((at) => !doubtful.includes(at));
  const places = [...best];
  for (let next = doubtful; next.length > 0; ) {
    // What is left without them may come to be best if no way leads to some of them.
    const left = watch.front((at) => !doubtful.includes(at) && mayEnd(at));
    for (const at of left) if (!places.includes(at)) places.push(at);
    next = left.filter((at) => !sure.includes(at) && isDoubtful(at));
    doubtful.push(...next);
  }
  places.sort((a, b) => watch.wayFrom(a) - watch.wayFrom(b));
  return { places, doubtful: places.filter((at) => !sure.includes(at)) };
}

/** Where a base keeps the chain of all bases whole; for want of such a place, where it is near to some other. */
function linksOf(m: Match, model: Model, slot: Slot): readonly Allows[] {
  const { coherency } = settingsOf(m, model).stealth;
  const others = basesOf(m, model).filter((other) => other !== slot);
  if (!coherency.on || others.length === 0) return [() => true];
  const gap = gapOfBases(m, model);
  if (coherency.means !== 'connected') return [(at) => others.every((other) => isNear(m, at, other, gap))];
  const groups = groupsOf(m, others, gap);
  return [(at) => isNearEach(m, at, groups, gap), (at) => isNearAny(m, at, others, gap)];
}

function isNearEach(m: Match, at: Point, groups: readonly (readonly Slot[])[], gap: Length): boolean {
  for (const group of groups) if (!isNearAny(m, at, group, gap)) return false;
  return true;
}

function isNearAny(m: Match, at: Point, slots: readonly Slot[], gap: Length): boolean {
  for (const slot of slots) if (isNear(m, at, slot, gap)) return true;
  return false;
}

function isNear({ battlefield, state }: Match, at: Point, slot: Slot, gap: Length): boolean {
  return battlefield.distance(at, state.base[slot]) <= gap;
}
