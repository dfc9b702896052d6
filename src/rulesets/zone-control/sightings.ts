import type { Seat } from '../../rules/decision.ts';
import { type Field, otherSeat } from '../../rules/ruleset.ts';
import { type Bands, bandOf } from './bands.ts';
import { type Crossed, createCrossings, HIDDEN_BY, isSeen, terrainLook } from './looks.ts';
import type { Settings } from './rules/index.ts';

/**
 * What a model and an enemy are to each other where they stand, as one whole number: the band of their distance and
 * how each sees the other make the KEY by which tables are looked up; above it stands what hides the one and the other.
 */
export type Sighting = number;

/** Of a pair that nobody has looked at yet. */
export const UNKNOWN: Sighting = 0xffff;

/** How somebody is seen: not at all, in the open, or with what sparse or dense terrain takes from a skill. */
export const HIDDEN = 0;
const OPEN = 1;
const SPARSE = 2;
const DENSE = 3;
export const VIEWS = 4;

/** Bits of a view, and of what hides somebody. */
const VIEW_BITS = 2;
const REASON_BITS = 3;
const KEY_BITS = 10;
const KEY = (1 << KEY_BITS) - 1;
/** Most bands that a key has room for, with what lies beyond the last; the highest is kept for UNKNOWN. */
export const MOST_BANDS = (1 << (KEY_BITS - 2 * VIEW_BITS)) - 2;

/** The key of a band and of how the model and the enemy see each other. */
export function keyOf(band: number, own: number, their: number): number {
  return (((band << VIEW_BITS) | own) << VIEW_BITS) | their;
}

export function keyIn(sighting: Sighting): number {
  return sighting & KEY;
}

/** Of a key the band, and how the model sees the enemy: VIEWS for each band. */
export function keyOfOwn(key: number): number {
  return key >>> VIEW_BITS;
}

/** How the model sees the enemy. */
export function ownView(sighting: Sighting): number {
  return (sighting >>> VIEW_BITS) & (VIEWS - 1);
}

/** What terrain takes from a skill by how the target is seen; nothing where it is not seen. */
export function takenBy({ shooting: { cover } }: Settings, view: number): number {
  return view === DENSE ? cover.dense : view === SPARSE ? cover.sparse : 0;
}

/** How a target is seen of which a look tells. */
function viewOf({ shooting: { cover } }: Settings, look: number): number {
  if (!isSeen(look)) return HIDDEN;
  if (look === 0) return OPEN;
  return look === cover.sparse ? SPARSE : DENSE;
}

/** By where models of a seat stand: what they and an enemy on a point are to each other, UNKNOWN until somebody asks. */
export interface Row {
  readonly sightings: Uint16Array;
  /** Looks where nobody has looked. */
  at(from: number): Sighting;
}

export interface Sightings {
  /** Between models of a seat and an enemy on a point. */
  row(seat: Seat, at: number): Row;
  /** What a model of a seat on one point sees of an enemy on another: what terrain takes, or a code of HIDDEN_BY. */
  look(seat: Seat, from: number, at: number): number;
}

/** Looks along each line once, when somebody first asks. */
export function createSightings(
  { ground, sight }: Pick<Field, 'ground' | 'sight'>,
  settings: readonly [Settings, Settings],
  bands: Bands,
): Sightings {
  const crossings = createCrossings({ ground });
  const { inside, x, y } = ground;
  const isSolid = ground.spec.pieces.some(({ solids }) => solids.length > 0);
  /** By point the one opposite, where what is seen from there is the same. */
  const twin = ground.spec.symmetric && !isSolid ? ground.mirror : undefined;
  const [mine, theirs] = ([0, 1] as const).map((seat) =>
    JSON.stringify([settings[seat].sight, settings[otherSeat(seat)].shooting.cover]),
  );
  const first: (Row | undefined)[] = new Array(ground.count);
  const opened = [first, mine === theirs ? first : new Array<Row | undefined>(ground.count)] as const;

  function open(seat: Seat, at: number): Row {
    const sightings = new Uint16Array(ground.count).fill(UNKNOWN);
    return {
      sightings,
      at(from) {
        // The same line may be known from its other end, but to look there takes as long.
        if (sightings[from] === UNKNOWN) lookAlong(seat, from, at);
        return sightings[from];
      },
    };
  }

  function row(seat: Seat, at: number): Row {
    opened[seat][at] ??= open(seat, at);
    return opened[seat][at];
  }

  /** Looks along a line in both directions, and so along its opposite on a symmetric table. */
  function lookAlong(seat: Seat, from: number, at: number): void {
    const crossed = crossings(at, from);
    const isPlain = from === at || (crossed.count === 0 && !isSolid);
    const own = isPlain ? 0 : judge(crossed, seat, from, at);
    const their = isPlain ? 0 : judge(crossed, otherSeat(seat), at, from);
    const sighting = packed(seat, from, at, own, their);
    row(seat, at).sightings[from] = sighting;
    // Which of several pieces is said to hide somebody depends on their order, and so on the side one looks from.
    const isTold = crossed.count < 2 || (isSeen(own) && isSeen(their));
    if (twin !== undefined && isTold) row(seat, twin[at]).sightings[twin[from]] = sighting;
  }

  function packed(seat: Seat, from: number, at: number, own: number, their: number): Sighting {
    const dx = x[from] - x[at];
    const dy = y[from] - y[at];
    const views = keyOf(
      bandOf(bands, dx * dx + dy * dy),
      viewOf(settings[otherSeat(seat)], own),
      viewOf(settings[seat], their),
    );
    return (((reasonOf(their) << REASON_BITS) | reasonOf(own)) << KEY_BITS) | views;
  }

  function judge(crossed: Crossed, seat: Seat, from: number, at: number): number {
    const own = settings[seat].sight;
    const { cover } = settings[otherSeat(seat)].shooting;
    const isLimited = own.on && own.lines.on;
    const look = terrainLook(crossed, inside[from], inside[at], isLimited ? own : undefined, cover);
    if (!isSolid || !isSeen(look)) return look;
    const record = sight.record(sight.code(from, at));
    if (!record.seen && isLimited) return HIDDEN_BY.solid;
    return record.hidden > 0 ? Math.max(look, cover.dense) : look;
  }

  return {
    row,
    look(seat, from, at) {
      const sighting = row(seat, at).at(from);
      const reason = (sighting >>> KEY_BITS) & ((1 << REASON_BITS) - 1);
      return reason > 0 ? FIRST_REASON + reason : takenBy(settings[otherSeat(seat)], ownView(sighting));
    },
  };
}

const FIRST_REASON = HIDDEN_BY.sparseInto - 1;

/** What hides a target of which a look tells, from 1; 0 where it is seen. */
function reasonOf(look: number): number {
  return isSeen(look) ? 0 : look - FIRST_REASON;
}
