import type { Point } from '../../../kernel/entities.ts';
import { outlineOf, squaredToSegment } from '../../../kernel/geometry.ts';
import type { Ground } from '../../../kernel/ground.ts';
import { INCH, type Length } from '../../../kernel/length.ts';

/** Side of the squares between which pieces are looked for. */
const SQUARE: Length = 4 * INCH;

/** A piece of area terrain. */
export interface Cover {
  readonly piece: number;
  readonly dense: boolean;
  /** A circle around it. */
  readonly x: Length;
  readonly y: Length;
  readonly reach: Length;
}

/** Light cover is sparse terrain, heavier cover dense. */
export function isDense(cover: string): boolean {
  return cover === 'medium' || cover === 'heavy';
}

/** All pieces that a line between two points can meet, and perhaps some more: the same for all points of two squares. */
export function createCoversBetween(ground: Ground): (from: Point, at: Point) => readonly Cover[] {
  const { x, y, spec, count } = ground;
  const covers = coversOn(ground);
  const columns = Math.ceil((spec.width * INCH) / SQUARE);
  const squares = columns * Math.ceil((spec.depth * INCH) / SQUARE);
  const numberOf = (along: Length, size: number) => Math.floor((along + (size * INCH) / 2) / SQUARE);
  const middleOf = (number: number, size: number) => (number + 0.5) * SQUARE - (size * INCH) / 2;
  const square = Uint16Array.from(
    { length: count },
    (_, i) => numberOf(y[i], spec.depth) * columns + numberOf(x[i], spec.width),
  );
  const middles = Array.from({ length: squares }, (_, i) => ({
    x: middleOf(i % columns, spec.width),
    y: middleOf(Math.floor(i / columns), spec.depth),
  }));
  const known: (readonly Cover[] | undefined)[] = new Array(squares * squares);
  // Many pairs of squares have the same pieces between them: a list that is used often is quick to read.
  const lists = new Map<string, readonly Cover[]>();

  function between(a: number, b: number): readonly Cover[] {
    const [from, to] = [middles[a], middles[b]];
    // Lines between two squares are no further from that between their middles than half a diagonal.
    const aside = SQUARE * Math.SQRT1_2;
    const found = covers.filter(
      (cover) =>
        squaredToSegment(cover.x, cover.y, from.x, from.y, to.x, to.y) <=
        (cover.reach + aside) * (cover.reach + aside),
    );
    const key = found.map(({ piece }) => piece).join();
    if (!lists.has(key)) lists.set(key, found);
    return lists.get(key) ?? found;
  }

  return (from, at) => {
    const pair = square[from] * squares + square[at];
    known[pair] ??= between(square[from], square[at]);
    return known[pair];
  };
}

function coversOn({ spec }: Ground): Cover[] {
  return spec.pieces.flatMap((piece, p): Cover[] => {
    if (!piece.area) return [];
    const outline = outlineOf(piece.outline);
    const xs = outline.filter((_, i) => i % 2 === 0);
    const ys = outline.filter((_, i) => i % 2 === 1);
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    const y = (Math.min(...ys) + Math.max(...ys)) / 2;
    const squares = xs.map((px, i) => (px - x) * (px - x) + (ys[i] - y) * (ys[i] - y));
    return [{ piece: p, dense: isDense(piece.cover), x, y, reach: Math.sqrt(Math.max(...squares)) }];
  });
}
