import type { Point } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { type Field, otherSeat } from '../../../rules/ruleset.ts';
import { type Bands, bandOf } from '../../../rules/survey/bands.ts';
import { keyOf, LOOKS, ownLook, type PairKey } from '../../../rules/survey/pair-key.ts';
import { createPairRows, type PairRow, type PairRows } from '../../../rules/survey/pair-rows.ts';
import type { Settings } from '../rules/index.ts';
import { type Crossed, createCrossings, HIDDEN_BY, isSeen, terrainLook } from './looks.ts';

/**
 * How somebody is seen, as the looks of a key: not at all, by what hides him, as HIDDEN_BY has it; then in the open, or
 * with what sparse or dense terrain takes from a skill.
 */
export const HIDDEN = 0;
export const OPEN = 5;
const SPARSE = 6;
const DENSE = 7;
export const VIEWS = LOOKS;

/** What terrain takes from a skill by how the target is seen; nothing where it is not seen. */
export function takenBy({ shooting: { cover } }: Settings, view: number): number {
  return view === DENSE ? cover.dense : view === SPARSE ? cover.sparse : 0;
}

/** How a target is seen of which a look tells. */
function viewOf({ shooting: { cover } }: Settings, look: number): number {
  if (!isSeen(look)) return look - HIDDEN_BY.sparseInto;
  if (look === 0) return OPEN;
  return look === cover.sparse ? SPARSE : DENSE;
}

export interface Sightings {
  /** Between models of a seat and an enemy on a point. */
  row(seat: Seat, at: Point): PairRow;
  /** What a model of a seat on one point sees of an enemy on another: what terrain takes, or a code of HIDDEN_BY. */
  look(seat: Seat, from: Point, at: Point): number;
}

/** Looks along each line once, when somebody first asks. */
export function createSightings(
  { ground, sight, common }: Pick<Field, 'ground' | 'sight' | 'common'>,
  settings: readonly [Settings, Settings],
  bands: Bands,
): Sightings {
  const crossings = createCrossings({ ground });
  const { x, y, count } = ground;
  const isSolid = ground.spec.pieces.some(({ solids }) => solids.length > 0);
  /** By point the one opposite, where what is seen from there is the same. */
  const twin = ground.spec.symmetric && !isSolid ? ground.mirror : undefined;
  const [mine, theirs] = ([0, 1] as const).map((seat) =>
    JSON.stringify([settings[seat].sight, settings[otherSeat(seat)].shooting.cover]),
  );
  const judge = createJudge({ ground, sight }, settings, isSolid);
  const rowsOf = (seat: Seat): PairRows => {
    const rows = createPairRows(count, (from, at) => lookAlong(rows, seat, from, at));
    return rows;
  };
  const ranges = bands.squares.join();
  const rows = [
    common(`looks ${mine} ${theirs} ${ranges}`, () => rowsOf(0)),
    common(`looks ${theirs} ${mine} ${ranges}`, () => rowsOf(1)),
  ] as const;

  /** Looks along a line in both directions, and so along its opposite on a symmetric table. */
  function lookAlong(own: PairRows, seat: Seat, from: Point, at: Point): PairKey {
    const crossed = crossings(at, from);
    const isPlain = from === at || (crossed.count === 0 && !isSolid);
    const there = isPlain ? 0 : judge(crossed, seat, from, at);
    const back = isPlain ? 0 : judge(crossed, otherSeat(seat), at, from);
    const dx = x[from] - x[at];
    const dy = y[from] - y[at];
    const key = keyOf(
      bandOf(bands, dx * dx + dy * dy),
      viewOf(settings[otherSeat(seat)], there),
      viewOf(settings[seat], back),
    );
    // Which of several pieces is said to hide somebody depends on their order, and so on the side one looks from.
    const isTold = crossed.count < 2 || (isSeen(there) && isSeen(back));
    if (twin !== undefined && isTold) own(twin[at]).keys[twin[from]] = key;
    return key;
  }

  return {
    row: (seat, at) => rows[seat](at),
    look(seat, from, at) {
      const view = ownLook(rows[seat](at).at(from));
      return view < OPEN ? HIDDEN_BY.sparseInto + view : takenBy(settings[otherSeat(seat)], view);
    },
  };
}

/** How terrain has a model of a seat on one point see an enemy on another, by the pieces that the line crosses. */
function createJudge(
  { ground: { inside }, sight }: Pick<Field, 'ground' | 'sight'>,
  settings: readonly [Settings, Settings],
  isSolid: boolean,
): (crossed: Crossed, seat: Seat, from: Point, at: Point) => number {
  return (crossed, seat, from, at) => {
    const own = settings[seat].sight;
    const { cover } = settings[otherSeat(seat)].shooting;
    const isLimited = own.on && own.lines.on;
    const look = terrainLook(crossed, inside[from], inside[at], isLimited ? own : undefined, cover);
    if (!isSolid || !isSeen(look)) return look;
    const record = sight.record(sight.code(from, at));
    if (!record.seen && isLimited) return HIDDEN_BY.solid;
    return record.hidden > 0 ? Math.max(look, cover.dense) : look;
  };
}
