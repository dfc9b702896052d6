import { squaredToOutline } from '../geometry/distances.ts';
import { outlineOf } from '../geometry/outline.ts';
import { inches } from '../length.ts';
import { footprint, quarter, type Random, resized } from './draw-pieces.ts';
import { buildPiece } from './pieces.ts';
import { type Body, type Field, pushApart } from './push-apart.ts';
import type { FullPiece } from './schema.ts';

interface Placed {
  readonly piece: FullPiece;
  readonly body: Body;
}

/** How often a piece is on the table: once on its own, twice with a mirrored copy. */
export function copies(isPinned: boolean, field: Field): 1 | 2 {
  return field.symmetric && !isPinned ? 2 : 1;
}

function place(piece: FullPiece, pinned: boolean, x: number, y: number): Placed {
  const built = buildPiece({ ...piece, at: [0, 0] });
  const squares = built.outline.map(([cx, cy]) => cx * cx + cy * cy);
  const sort = built.area ? 'open' : built.kind === 'linear' ? 'low' : 'solid';
  return {
    piece,
    body: { outline: built.outline, radius: Math.sqrt(Math.max(...squares)), sort, pinned, x, y },
  };
}

/** The place furthest from the rims of all bodies, as if they were round, among a dozen random ones. */
function roomyPlace(random: Random, bodies: readonly Body[], field: Field): [number, number] {
  let best: [number, number] = [0, 0];
  let most = -Infinity;
  for (let i = 0; i < 12; i++) {
    const x = (random() - 0.5) * field.width;
    const y = (random() - 0.5) * field.depth;
    let room = Infinity;
    for (const body of bodies) {
      const dx = x - body.x;
      const dy = y - body.y;
      const mx = x + body.x;
      const my = y + body.y;
      room = Math.min(room, Math.sqrt(dx * dx + dy * dy) - body.radius);
      if (field.symmetric) room = Math.min(room, Math.sqrt(mx * mx + my * my) - body.radius);
    }
    if (room > most) {
      best = [x, y];
      most = room;
    }
  }
  return best;
}

/** The place furthest from all footprints, among the middles of all squares of 2 x 2 inches away from the edges. */
function emptiestPlace(placed: readonly Placed[], field: Field): [number, number] {
  const outlines = placed.map(({ body }) =>
    outlineOf(body.outline.map(([x, y]) => [x + body.x, y + body.y])),
  );
  let best: [number, number] = [0, 0];
  let most = -Infinity;
  for (let y = 3 - field.depth / 2; y <= field.depth / 2 - 3; y += 2) {
    for (let x = 3 - field.width / 2; x <= field.width / 2 - 3; x += 2) {
      let room = Infinity;
      for (const outline of outlines) {
        room = Math.min(room, squaredToOutline(outline, inches(x), inches(y)));
        if (field.symmetric) room = Math.min(room, squaredToOutline(outline, inches(-x), inches(-y)));
      }
      if (room > most) {
        best = [x, y];
        most = room;
      }
    }
  }
  return best;
}

const SETTLE = 250;
const RESETTLE = 80;
const SHRINKS = 12;
const SHRINK = 0.95;
/** Inches of distance a piece may lack; the least distance between any two is a little more. */
const CROWDED = 0.4;

/** Pushes apart; pieces that find no room are made smaller, a little at a time. Undefined when that does not help. */
function settle(placed: readonly Placed[], field: Field): Placed[] | undefined {
  let all = [...placed];
  let lacks = pushApart(bodies(all), field, SETTLE);
  for (let i = 0; i < SHRINKS && lacks.some((lack) => lack > 0.1); i++) {
    all = all.map((own, j) =>
      lacks[j] > 0.1 ? place(resized(own.piece, SHRINK), own.body.pinned, own.body.x, own.body.y) : own,
    );
    lacks = pushApart(bodies(all), field, RESETTLE);
  }
  return lacks.every((lack) => lack < CROWDED) ? all : undefined;
}

function bodies(placed: readonly Placed[]): Body[] {
  return placed.map(({ body }) => body);
}

/**
 * Finds places for pieces: large ones first, spread over the table and pushed apart, then the low ones where it is
 * emptiest. `centrepiece`, if any, stays on the centre. Mirrored copies are taken into account, not returned.
 * Undefined when the pieces find no room.
 */
export function layOut(
  random: Random,
  pieces: readonly FullPiece[],
  centrepiece: FullPiece | undefined,
  field: Field,
): FullPiece[] | undefined {
  const isLow = (piece: FullPiece) => !('size' in piece);
  const large = pieces.filter((piece) => !isLow(piece)).sort((a, b) => footprint(b) - footprint(a));
  const first = centrepiece === undefined ? [] : [place(centrepiece, true, 0, 0)];
  for (const piece of large) first.push(place(piece, false, ...roomyPlace(random, bodies(first), field)));
  const settled = settle(first, field);
  if (settled === undefined) return undefined;
  for (const piece of pieces.filter(isLow)) {
    settled.push(place(piece, false, ...emptiestPlace(settled, field)));
  }
  return settle(settled, field)?.map(({ piece, body }) => ({
    ...piece,
    at: [quarter(body.x), quarter(body.y)],
  }));
}
