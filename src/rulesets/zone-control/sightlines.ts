import { createDepths } from '../../kernel/depth.ts';
import { outlineOf } from '../../kernel/geometry.ts';
import type { Ground } from '../../kernel/ground.ts';
import { INCH, type Length } from '../../kernel/length.ts';
import type { Seat } from '../../rules/decision.ts';
import { type Field, otherSeat } from '../../rules/ruleset.ts';
import type { Settings } from './rules/index.ts';

/** Codes of targets that cannot be seen, by what stops the line. */
export const HIDDEN_BY = {
  sparseInto: 250,
  sparseThrough: 251,
  denseInto: 252,
  denseThrough: 253,
  solid: 254,
} as const;
/** Of a line that has not been looked at yet. */
const UNKNOWN = 255;

/** Whether a look shows the target. */
export function isSeen(look: number): boolean {
  return look < HIDDEN_BY.sparseInto;
}

/** Lines that graze a piece by less do not go through it. */
const GRAZE: Length = 1;

/** What terrain takes from a skill, or a code of HIDDEN_BY, by the standing point at the other end of the line. */
export type View = (other: number) => number;

/** Lines of sight as each side's rules read them. */
export interface Sightlines {
  /** What a model of `seat` on `from` sees of an enemy on `at`. */
  look(seat: Seat, from: number, at: number): number;
  /** What models of `seat` see of an enemy on `at`, and what one of them on `from` sees of enemies. */
  viewOf(seat: Seat, at: number): View;
  viewFrom(seat: Seat, from: number): View;
}

/** What was judged so far, in rows by the point of the target and by that of the viewer. */
interface Rows {
  readonly at: (Uint8Array | undefined)[];
  readonly from: (Uint8Array | undefined)[];
}

interface Cover {
  readonly piece: number;
  readonly dense: boolean;
  /** A circle around it. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** How one piece lies across a line: how deep the line is in it, and who is inside. */
interface Crossing {
  readonly dense: boolean;
  readonly depth: Length;
  readonly viewerInside: boolean;
  readonly targetInside: boolean;
}

/** Looks at each pair of points once, when somebody first asks. */
export function createSightlines(
  { ground, sight }: Pick<Field, 'ground' | 'sight'>,
  settings: readonly [Settings, Settings],
): Sightlines {
  const crossingsOf = createCrossings(ground);
  const isSolid = ground.spec.pieces.some(({ solids }) => solids.length > 0);
  const read = ([0, 1] as const).map((seat) =>
    JSON.stringify([settings[seat].sight, settings[otherSeat(seat)].shooting.cover]),
  );
  const first: Rows = { at: [], from: [] };
  const judged = [first, read[0] === read[1] ? first : { at: [], from: [] }] as const;

  function judge(seat: Seat, from: number, at: number): number {
    if (from === at) return 0;
    const own = settings[seat];
    const crossings = crossingsOf(from, at);
    const hider = own.sight.on && own.sight.lines.on ? hiderOf(crossings, own.sight) : 0;
    if (hider > 0) return hider;
    let cover = coverOf(crossings, settings[otherSeat(seat)]);
    if (isSolid) {
      const record = sight.record(sight.code(from, at));
      if (!record.seen && own.sight.on && own.sight.lines.on) return HIDDEN_BY.solid;
      if (record.hidden > 0) cover = Math.max(cover, settings[otherSeat(seat)].shooting.cover.dense);
    }
    return cover;
  }

  function rowOf(rows: (Uint8Array | undefined)[], point: number): Uint8Array {
    const row = rows[point] ?? new Uint8Array(ground.count).fill(UNKNOWN);
    rows[point] = row;
    return row;
  }

  function viewOf(seat: Seat, at: number): View {
    const row = rowOf(judged[seat].at, at);
    return (from) => {
      if (row[from] === UNKNOWN) row[from] = judged[seat].from[from]?.[at] ?? UNKNOWN;
      if (row[from] === UNKNOWN) row[from] = judge(seat, from, at);
      return row[from];
    };
  }

  function viewFrom(seat: Seat, from: number): View {
    const row = rowOf(judged[seat].from, from);
    return (at) => {
      if (row[at] === UNKNOWN) row[at] = judged[seat].at[at]?.[from] ?? UNKNOWN;
      if (row[at] === UNKNOWN) row[at] = judge(seat, from, at);
      return row[at];
    };
  }

  return { look: (seat, from, at) => viewOf(seat, at)(from), viewOf, viewFrom };
}

/** Area pieces across a line; what is light is sparse, the rest dense. */
function createCrossings(ground: Ground): (from: number, at: number) => readonly Crossing[] {
  const { x, y, inside, spec } = ground;
  const depthIn = createDepths(ground);
  const pieces = spec.pieces.flatMap((piece, p): Cover[] => {
    if (!piece.area) return [];
    const outline = outlineOf(piece.outline);
    const xs = outline.filter((_, i) => i % 2 === 0);
    const ys = outline.filter((_, i) => i % 2 === 1);
    const cx = (Math.min(...xs) + Math.max(...xs)) / 2;
    const cy = (Math.min(...ys) + Math.max(...ys)) / 2;
    const squares = xs.map((px, i) => (px - cx) * (px - cx) + (ys[i] - cy) * (ys[i] - cy));
    return [{ piece: p, dense: isDense(piece.cover), x: cx, y: cy, reach: Math.sqrt(Math.max(...squares)) }];
  });

  return (from, at) => {
    const dx = x[at] - x[from];
    const dy = y[at] - y[from];
    const squared = dx * dx + dy * dy;
    const found: Crossing[] = [];
    for (const { piece, dense, x: cx, y: cy, reach } of pieces) {
      const along = (cx - x[from]) * dx + (cy - y[from]) * dy;
      const share = along <= 0 ? 0 : along >= squared ? 1 : along / squared;
      const ox = cx - x[from] - share * dx;
      const oy = cy - y[from] - share * dy;
      if (ox * ox + oy * oy > reach * reach) continue;
      const depth = depthIn(piece, from, at);
      if (depth < GRAZE) continue;
      found.push({
        dense,
        depth,
        viewerInside: ((inside[from] >>> piece) & 1) === 1,
        targetInside: ((inside[at] >>> piece) & 1) === 1,
      });
    }
    return found;
  };
}

/** Light cover is sparse terrain, heavier cover dense. */
export function isDense(cover: string): boolean {
  return cover === 'medium' || cover === 'heavy';
}

/** The limit of depth that stops a line, as a code of HIDDEN_BY, or 0 (ZC-LOS-02..05). */
function hiderOf(crossings: readonly Crossing[], sight: Settings['sight']): number {
  const { lines, sparseInto, sparseThrough, denseInto, denseThrough } = sight;
  let sparse = 0;
  let through = 0;
  let ends = 0;
  for (const { dense, depth, viewerInside, targetInside } of crossings) {
    if (viewerInside && !targetInside && lines.out === 'free') continue;
    if (viewerInside || targetInside) {
      ends++;
      if (depth > (dense ? denseInto : sparseInto).inches * INCH)
        return dense ? HIDDEN_BY.denseInto : HIDDEN_BY.sparseInto;
      continue;
    }
    through++;
    if (dense && denseThrough.on) return HIDDEN_BY.denseThrough;
    if (dense || !sparseThrough.on) continue;
    sparse = sparseThrough.several === 'together' ? sparse + depth : depth;
    if (sparse >= sparseThrough.inches * INCH) return HIDDEN_BY.sparseThrough;
  }
  const isChained = through > 0 && through + ends > 1;
  return isChained && denseThrough.chain === 'one-piece' ? HIDDEN_BY.sparseThrough : 0;
}

/** What the target's terrain takes from the shooter's skill: the better of all it is in or behind (ZC-A5). */
function coverOf(crossings: readonly Crossing[], { shooting }: Settings): number {
  let most = 0;
  for (const { dense, viewerInside, targetInside } of crossings) {
    if (viewerInside && !targetInside) continue;
    most = Math.max(most, dense ? shooting.cover.dense : shooting.cover.sparse);
  }
  return most;
}
