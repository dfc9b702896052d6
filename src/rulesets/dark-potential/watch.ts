import type { Guide } from '../../kernel/guide.ts';
import { NO_WAY } from '../../kernel/guide-field.ts';
import type { Sightlines } from './sightlines.ts';

/** What enemies on the table make of places, for a mover of one seat. */
export interface Watch {
  /** Turns to enemies on some points; what others made of places is forgotten. */
  turnTo(enemies: readonly number[]): void;
  /**
   * Of some places those that may be an end and that no other such place betters, from which the way to an enemy is no
   * longer and which no more of them see; of equals the first listed. Nearest to an enemy first.
   */
  front(places: ArrayLike<number>, mayEnd: (at: number) => boolean): number[];
  /** The least rough way from a point to any of the enemies, in steps of the guide; 65535 for none. */
  wayFrom(at: number): number;
  /** How many of the enemies see a model on a point; as many as are `enough` where more do. */
  seenBy(at: number, enough?: number): number;
}

/** A way that nobody asked for, longer than any. */
const UNKNOWN = NO_WAY + 1;

/** @param points number of standing points */
export function createWatch(lines: Sightlines, guide: Guide, points: number): Watch {
  /** By point: how many of the first enemies asked for, as listed, see it, and how many were asked. */
  const seen = new Uint8Array(points);
  const asked = new Uint8Array(points);
  /** By point: the least rough way to any of them. */
  const ways = new Uint32Array(points);
  /** By number of enemies: the least way from any place that no more of them see, of those taken so far, and its place. */
  let leastWay = new Uint32Array(0);
  let nearest = new Uint16Array(0);
  let standing: readonly number[] = [];
  let fields: readonly Uint16Array[] = [];
  ways.fill(UNKNOWN);

  function wayFrom(at: number): number {
    if (ways[at] === UNKNOWN) {
      ways[at] = NO_WAY;
      for (const field of fields) if (field[at] < ways[at]) ways[at] = field[at];
    }
    return ways[at];
  }

  function seenBy(at: number, enough = Infinity): number {
    if (asked[at] === 0) seen[at] = 0;
    while (asked[at] < standing.length && seen[at] < enough)
      if (lines.sees(standing[asked[at]++], at)) seen[at]++;
    return Math.min(seen[at], enough);
  }

  /** The least number of enemies such that a place with some way that so many see is bettered by one taken. */
  function bettered(way: number): number {
    let seers = 0;
    while (seers < leastWay.length && leastWay[seers] >= way && (seers === 0 || leastWay[seers - 1] > way))
      seers++;
    return seers;
  }

  function take(at: number, seers: number, enough: number): void {
    if (seers >= enough) return;
    for (let n = seers; n < leastWay.length && leastWay[n] >= ways[at]; n++) {
      leastWay[n] = ways[at];
      nearest[n] = at;
    }
  }

  function taken(): number[] {
    const found: number[] = [];
    for (let n = leastWay.length - 1; n >= 0 && leastWay[n] < UNKNOWN; n--)
      if (nearest[n] !== found[found.length - 1]) found.push(nearest[n]);
    return found;
  }

  return {
    turnTo(enemies) {
      if (isSame(enemies, standing)) return;
      standing = enemies;
      fields = enemies.map((enemy) => guide.field(enemy));
      asked.fill(0);
      ways.fill(UNKNOWN);
      leastWay = new Uint32Array(enemies.length + 1);
      nearest = new Uint16Array(enemies.length + 1);
    },
    front(places, mayEnd) {
      leastWay.fill(UNKNOWN);
      // The last first: most places far off are near to an enemy, and better what is listed before.
      for (let i = places.length - 1; i >= 0; i--) {
        const at = places[i];
        const enough = bettered(wayFrom(at));
        if (enough > 0 && mayEnd(at)) take(at, seenBy(at, enough), enough);
      }
      return taken();
    },
    wayFrom,
    seenBy,
  };
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
