import type { Point } from '../../../kernel/entities.ts';
import type { Guide } from '../../../kernel/guides/guide.ts';
import { NO_WAY } from '../../../kernel/guides/guide-field.ts';
import type { Length } from '../../../kernel/length.ts';
import { sameList } from '../../../kernel/same-list.ts';
import type { Sightlines } from './sightlines.ts';

/** What enemies on the table make of places, for a mover of one seat. */
export interface Watch {
  /**
   * Turns to enemies on some points; what others made of places is forgotten.
   *
   * @param reaches how far each of them comes, if they meet whom they can come to in place of whom they see
   */
  turnTo(enemies: readonly Point[], reaches?: readonly Length[]): void;
  /** Ranks places by the least rough way to any of the enemies, until the next call. */
  rank(places: ArrayLike<Point>): void;
  /**
   * Of the places ranked those that may be an end and that no other such place betters, from which the way to an enemy
   * is no longer and on which no more of them meet a model; of equals the first listed. Nearest to an enemy first.
   */
  front(mayEnd: (at: Point) => boolean): Point[];
  /** The least rough way from a point to any of the enemies, in steps of the guide; 65535 for none. */
  wayFrom(at: Point): number;
  /** How many of the enemies meet a model on a point; as many as are `enough` where more do. */
  metBy(at: Point, enough?: number): number;
}

/** More than the number of any place in a list. */
const PLACES = 65536;
/** A way that nobody asked for, longer than any. */
const UNKNOWN = NO_WAY + 1;

/** Reaches of enemies who meet whom they see. */
const BY_SIGHT: readonly Length[] = [];

/** @param points number of standing points */
export function createWatch(
  lines: Sightlines,
  guide: Guide,
  distance: (a: Point, b: Point) => Length,
  points: number,
): Watch {
  const { ways, wayFrom, leadTo } = createLeastWays(guide, points);
  const { metBy, meetWith } = createMeetings(lines, distance, points);
  /** By rank: the way of a place and its number in the list. */
  const keys = new Uint32Array(points);
  let ranked: ArrayLike<Point> = [];

  return {
    turnTo(enemies, reaches = BY_SIGHT) {
      if (meetWith(enemies, reaches)) leadTo(enemies);
    },
    rank(places) {
      ranked = places;
      for (let i = 0; i < places.length; i++) keys[i] = wayFrom(places[i]) * PLACES + i;
      keys.subarray(0, places.length).sort();
    },
    front(mayEnd) {
      const ends: Point[] = [];
      let fewest = Infinity;
      for (let i = 0; i < ranked.length && fewest > 0; i++) {
        const at = ranked[keys[i] % PLACES];
        if (!mayEnd(at)) continue;
        const meeting = metBy(at, fewest);
        if (meeting === fewest) continue;
        if (ends.length > 0 && ways[at] === ways[ends[ends.length - 1]]) ends.pop();
        ends.push(at);
        fewest = meeting;
      }
      return ends;
    },
    wayFrom,
    metBy,
  };
}

/** The least rough way from each point to any of some enemies, worked out when somebody first asks. */
function createLeastWays(guide: Guide, points: number) {
  const ways = new Uint32Array(points).fill(UNKNOWN);
  let fields: readonly Uint16Array[] = [];
  return {
    /** By point, where it was asked for. */
    ways,
    wayFrom(at: Point): number {
      if (ways[at] === UNKNOWN) {
        ways[at] = NO_WAY;
        for (const field of fields) if (field[at] < ways[at]) ways[at] = field[at];
      }
      return ways[at];
    },
    leadTo(enemies: readonly Point[]): void {
      fields = enemies.map((enemy) => guide.field(enemy));
      ways.fill(UNKNOWN);
    },
  };
}

/** How many of some enemies meet a model on each point, of whom no more are asked than somebody wants to know. */
function createMeetings(lines: Sightlines, distance: (a: Point, b: Point) => Length, points: number) {
  /** By point: how many of the first enemies asked for, as listed, meet a model there, and how many were asked. */
  const met = new Uint8Array(points);
  const asked = new Uint8Array(points);
  let standing: readonly Point[] = [];
  let far = BY_SIGHT;

  function meets(nth: number, at: Point): boolean {
    return far === BY_SIGHT ? lines.sees(standing[nth], at) : distance(standing[nth], at) <= far[nth];
  }

  return {
    metBy(at: Point, enough = Infinity): number {
      if (asked[at] === 0) met[at] = 0;
      while (asked[at] < standing.length && met[at] < enough) if (meets(asked[at]++, at)) met[at]++;
      return Math.min(met[at], enough);
    },
    /** Turns to some enemies; whether they are others than before. */
    meetWith(enemies: readonly Point[], reaches: readonly Length[]): boolean {
      if (sameList(enemies, standing) && sameList(reaches, far)) return false;
      standing = enemies;
      far = reaches;
      asked.fill(0);
      return true;
    },
  };
}
