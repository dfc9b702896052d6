import type { Length } from '../../kernel/length.ts';
import type { Blow } from './base-blows.ts';
import { placesAlone } from './destinations.ts';
import { type Match, seatOf, settingsOf } from './match.ts';
import { NOWHERE } from './state.ts';
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
  const isOpen = openTo(m, model, slot, allowance);
  for (const isLinked of linksOf(m, model, slot)) {
    watch[seat].rank(places);
    const ends = unbettered(watch[seat], isLinked, isOpen);
    if (ends.length === 0) continue;
    for (const { reaches } of blows) {
      watch[seat].rank(all.filter(reaches));
      for (const at of unbettered(watch[seat], isLinked, isOpen)) if (!ends.includes(at)) ends.push(at);
    }
    if (isLinked(from) && !ends.includes(from)) ends.unshift(from);
    return ends;
  }
  return [];
}

/** Of the places ranked, nearest to an enemy first, those that fewer of them see than any as near. */
function unbettered({ nearest, seenBy, wayFrom }: Watch, isLinked: Allows, isOpen: Allows): number[] {
  const ends: number[] = [];
  let fewest = Infinity;
  while (fewest > 0) {
    const at = nearest();
    if (at === NOWHERE) break;
    if (!isLinked(at)) continue;
    const seen = seenBy(at, fewest);
    if (seen === fewest || !isOpen(at)) continue;
    if (ends.length > 0 && wayFrom(at) === wayFrom(ends[ends.length - 1])) ends.pop();
    ends.push(at);
    fewest = seen;
  }
  return ends;
}

/** Whether a base may stand on a place and gets there past the enemy. */
function openTo(m: Match, model: number, slot: number, allowance: Length): Allows {
  const from = m.state.base[slot];
  const { isFree } = roomFor(m, model, slot);
  const getsTo = pastOthers(m, model, from, allowance);
  return (at) => at === from || (isFree(at) && getsTo(at));
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
