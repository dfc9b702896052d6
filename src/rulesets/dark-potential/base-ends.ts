import type { Length } from '../../kernel/length.ts';
import type { Blow } from './base-blows.ts';
import { placesAlone } from './destinations.ts';
import { type Match, seatOf, settingsOf } from './match.ts';
import { basesOf, groupsOf } from './stealth.ts';
import type { Watch } from './watch.ts';
import { pastOthers, roomFor } from './ways-out.ts';

/** Whether a base may end on a place, for all that something asks. */
type Allows = (at: number) => boolean;

/** Where a base may end, some of it in doubt. */
interface LooseEnds {
  readonly places: number[];
  readonly doubtful: number[];
}

/**
 * Where a base may end that is worth weighing. To some of the places who is in the way cuts off the usual way: another
 * may lead there or none, which takes long to find out and seldom matters. In doubt is whether such a place is worth
 * weighing, and those that it betters if it is.
 */
export interface BaseEnds {
  readonly loose: LooseEnds;
  /** What is left when that is settled, in the same order. */
  settled(): readonly number[];
}

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
): BaseEnds {
  const watch = m.theatre.watch[seatOf(m, model)];
  const from = m.state.base[slot];
  const places = placesAlone(m, model, from, allowance, 'strides');
  const all = blows.length > 0 ? placesAlone(m, model, from, allowance, 'all') : places;
  const { isDoubtful, isReached } = pastOthers(m, model, from, allowance);
  const { isFree } = roomFor(m, model, slot);
  const [tight, ...wider] = linksOf(m, model, slot).map(
    (isLinked): Allows =>
      (at) =>
        isLinked(at) && (at === from || isFree(at)),
  );

  /** The best ends of all, then those of each blow that are not among them. */
  const gather = (mayEnd: Allows, best: (mayEnd: Allows) => LooseEnds): LooseEnds => {
    watch.rank(places);
    const ends = best(mayEnd);
    if (ends.places.length === ends.doubtful.length) return ends;
    if (blows.length > 0) watch.rank(all);
    for (const { reaches } of blows)
      addNew(
        ends,
        best((at) => reaches(at) && mayEnd(at)),
      );
    if (mayEnd(from) && !ends.places.includes(from)) ends.places.unshift(from);
    return ends;
  };
  const settled = () => {
    const best = (mayEnd: Allows) => settledFront(watch, mayEnd, isReached);
    let ends = gather(tight, best);
    for (const mayEnd of wider) if (ends.places.length === 0) ends = gather(mayEnd, best);
    return ends.places;
  };
  const loose = gather(tight, (mayEnd) => looseFront(watch, mayEnd, isDoubtful));
  return { loose: isCertainEnough(loose, from) ? loose : { places: settled(), doubtful: [] }, settled };
}

/** Whether there is something to choose whatever becomes of what is in doubt, and the start keeps its place. */
function isCertainEnough({ places, doubtful }: LooseEnds, from: number): boolean {
  if (doubtful.length === 0) return places.length > 0;
  return places.length - doubtful.length >= 2 && !doubtful.includes(from);
}

function addNew(ends: LooseEnds, { places, doubtful }: LooseEnds): void {
  for (const at of places) {
    if (ends.places.includes(at)) continue;
    ends.places.push(at);
    if (doubtful.includes(at)) ends.doubtful.push(at);
  }
}

/** Of the places ranked the best of those that are reached. */
function settledFront(watch: Watch, mayEnd: Allows, isReached: Allows): LooseEnds {
  const fronts = frontsOf(watch, mayEnd, (at) => !isReached(at));
  return { places: fronts[fronts.length - 1], doubtful: [] };
}

/** Of the places ranked all that may come to be best; in doubt are those that others may better, too. */
function looseFront(watch: Watch, mayEnd: Allows, isDoubtful: Allows): LooseEnds {
  const fronts = frontsOf(watch, mayEnd, isDoubtful);
  if (fronts.length === 1) return { places: fronts[0], doubtful: [] };
  const last = fronts[fronts.length - 1];
  const places = [...new Set(fronts.flat())].sort((a, b) => watch.wayFrom(a) - watch.wayFrom(b));
  return { places, doubtful: places.filter((at) => !fronts[0].includes(at) || !last.includes(at)) };
}

/** The best of places, then the best of those that are left when some that are out are not counted, until none is. */
function frontsOf(watch: Watch, mayEnd: Allows, isOut: Allows): number[][] {
  const fronts = [watch.front(mayEnd)];
  const out: number[] = [];
  for (let front = fronts[0], known: readonly number[] = []; ; known = front, front = fronts.at(-1)!) {
    const gone = front.filter((at) => !known.includes(at) && isOut(at));
    if (gone.length === 0) return fronts;
    out.push(...gone);
    fronts.push(watch.front((at) => !out.includes(at) && mayEnd(at)));
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
