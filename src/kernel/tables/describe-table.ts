import { squaredToOutline } from '../geometry/distances.ts';
import { outlineOf } from '../geometry/outline.ts';
import { INCH, inches, inInches } from '../length.ts';
import type { Piece, PieceKind, TableSpec } from '../terrain.ts';
import { areaOf, separation } from './corners.ts';
import { openGround } from './open-ground.ts';
import { opposite, sameGround } from './turn.ts';

/** What a table measures. Lengths in inches, shares between 0 and 1. */
export interface TableMeasures {
  /** Share of the table inside a footprint. */
  readonly coverage: number;
  /** As many features of 12 x 12 inches as would cover as much. */
  readonly features: number;
  readonly pieces: number;
  /** Pieces and share of all footprint area by kind. */
  readonly kinds: Readonly<Record<PieceKind, { readonly pieces: number; readonly share: number }>>;
  /** Pieces by name. */
  readonly names: Readonly<Record<string, number>>;
  readonly upperFloors: number;
  /** The widest open spot: twice the distance from any point of the table to the nearest piece. */
  readonly widestGap: number;
  /** Share of the table in gaps wider than `maxGap`: its points further than half of that from the nearest piece. */
  readonly tooOpen: number;
  /** Share of each deployment zone, near and far, where a base of 25 mm fits, on the ground or a floor. */
  readonly zones: readonly [number, number];
  /** Share of the ground where a base fits that hangs together; the rest is sealed off. */
  readonly connected: number;
  /** Pairs of solids of different pieces that overlap. */
  readonly overlaps: number;
  /** Every piece turned by 180 degrees is again a piece. */
  readonly symmetric: boolean;
}

interface MeasureOptions {
  /** Models should be able to hop from cover to cover over gaps of at most this; 8 inches. */
  readonly maxGap?: number;
  /** Depth of the deployment zones; 12 inches. */
  readonly zoneDepth?: number;
}

const KINDS: readonly PieceKind[] = ['area', 'block', 'multi-level', 'linear'];
const PITCH = INCH / 2;

interface Cover {
  readonly coverage: number;
  readonly widestGap: number;
  readonly tooOpen: number;
}

/** Distances to the nearest footprint, sampled at the middle of every half-inch square. */
export function measureCover(spec: TableSpec, maxGap: number): Cover {
  const outlines = spec.pieces.map((piece) => outlineOf(piece.outline));
  const columns = Math.round(inches(spec.width) / PITCH);
  const rows = Math.round(inches(spec.depth) / PITCH);
  let covered = 0;
  let open = 0;
  let widest = 0;
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5 - rows / 2) * PITCH;
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5 - columns / 2) * PITCH;
      let squared = Infinity;
      for (const outline of outlines) {
        squared = Math.min(squared, squaredToOutline(outline, x, y));
        if (squared === 0) break;
      }
      const least = Math.sqrt(squared);
      if (least === 0) covered++;
      if (least > inches(maxGap / 2)) open++;
      widest = Math.max(widest, least);
    }
  }
  const points = columns * rows;
  return { coverage: covered / points, widestGap: 2 * inInches(widest), tooOpen: open / points };
}

/** Bases do not care about overlaps thinner than this. */
const TOLERANCE = 0.02;

function solidsOverlap(a: Piece, b: Piece): number {
  if (separation(a.outline, b.outline).gap > -TOLERANCE) return 0;
  let count = 0;
  for (const one of a.solids) {
    for (const other of b.solids) {
      if (one.from >= other.to || other.from >= one.to) continue;
      if (separation(one.outline, other.outline).gap < -TOLERANCE) count++;
    }
  }
  return count;
}

export function countOverlaps(pieces: readonly Piece[]): number {
  let count = 0;
  for (let i = 0; i < pieces.length; i++) {
    for (let j = i + 1; j < pieces.length; j++) count += solidsOverlap(pieces[i], pieces[j]);
  }
  return count;
}

function countNames(pieces: readonly Piece[]): Record<string, number> {
  const names: Record<string, number> = {};
  for (const { name } of pieces) names[name] = (names[name] ?? 0) + 1;
  return names;
}

function byKind(pieces: readonly Piece[]): TableMeasures['kinds'] {
  const area = (list: readonly Piece[]) => list.reduce((sum, piece) => sum + areaOf(piece.outline), 0);
  const all = area(pieces);
  const entries = KINDS.map((kind) => {
    const own = pieces.filter((piece) => piece.kind === kind);
    return [kind, { pieces: own.length, share: all === 0 ? 0 : area(own) / all }] as const;
  });
  return Object.fromEntries(entries) as TableMeasures['kinds'];
}

function isSymmetric(pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => {
    const copy = opposite(piece);
    return pieces.some((other) => sameGround(copy, other));
  });
}

/** Measures how much terrain a table has, of which kinds, how evenly spread and how open to bases. */
export function describeTable(spec: TableSpec, options: MeasureOptions = {}): TableMeasures {
  const { maxGap = 8, zoneDepth = 12 } = options;
  const { pieces } = spec;
  const cover = measureCover(spec, maxGap);
  return {
    ...cover,
    features: (cover.coverage * spec.width * spec.depth) / (12 * 12),
    pieces: pieces.length,
    kinds: byKind(pieces),
    names: countNames(pieces),
    upperFloors: pieces.reduce((sum, piece) => sum + piece.floors.length, 0),
    ...openGround(spec, zoneDepth),
    overlaps: countOverlaps(pieces),
    symmetric: isSymmetric(pieces),
  };
}
