import { type Corner, LINEAR_LIMIT_INCHES, MOST_PIECES, type Piece, type TableSpec } from '../terrain.ts';

/** Square inches; corners this close to a line are on it. */
const ROUNDING = 1e-9;

/** Throws a sentence that names the first thing about the table that cannot be compiled. */
export function checkTable(spec: TableSpec): void {
  const table = `Table "${spec.name}"`;
  checkPositive(spec.width, `${table}: its width`);
  checkPositive(spec.depth, `${table}: its depth`);
  if (spec.pieces.length > MOST_PIECES) {
    throw new Error(`${table} has ${spec.pieces.length} pieces; join some, ${MOST_PIECES} is the most.`);
  }
  for (const piece of spec.pieces) checkPiece(piece, `${table}, piece "${piece.name}"`);
  if (spec.symmetric) checkSymmetric(spec.pieces, table);
}

function checkPiece(piece: Piece, where: string): void {
  checkOutline(piece.outline, where);
  if (piece.kind === 'linear') checkLinear(piece, where);
  if (!(piece.height >= 0 && Number.isFinite(piece.height))) {
    throw new Error(`${where}: its height is ${piece.height} inches; it must be 0 or more.`);
  }
  if (piece.area) checkPositive(piece.height, `${where}: the height of its vegetation`);
  piece.solids.forEach((solid, i) => {
    checkOutline(solid.outline, `${where}, solid ${i}`);
    if (!(solid.from >= 0 && solid.to > solid.from && Number.isFinite(solid.to))) {
      throw new Error(
        `${where}, solid ${i} reaches from ${solid.from} to ${solid.to} inches; it must start at 0 or above and end higher.`,
      );
    }
  });
  piece.floors.forEach((floor, i) => {
    checkOutline(floor.outline, `${where}, floor ${i}`);
    checkPositive(floor.height, `${where}, floor ${i}: its height`);
  });
}

function checkLinear(piece: Piece, where: string): void {
  const thickness = thicknessOf(piece.outline);
  const top = piece.solids.reduce((most, solid) => Math.max(most, solid.to), piece.height);
  if (top >= LINEAR_LIMIT_INCHES || thickness >= LINEAR_LIMIT_INCHES) {
    throw new Error(
      `${where} is ${top} inches high and ${thickness} thick; a linear obstacle is below ${LINEAR_LIMIT_INCHES} both ways, make it a block.`,
    );
  }
}

function checkPositive(size: number, what: string): void {
  if (!(size > 0 && Number.isFinite(size))) {
    throw new Error(`${what} is ${size} inches; it must be more than 0.`);
  }
}

function checkOutline(corners: readonly Corner[], where: string): void {
  if (corners.length < 3) {
    throw new Error(`${where}: its outline has ${corners.length} corners; it needs at least three.`);
  }
  if (!corners.every((corner) => corner.every(Number.isFinite))) {
    throw new Error(`${where}: a corner of its outline is not a pair of numbers; give x and y in inches.`);
  }
  const sides = new Set<number>();
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % corners.length];
    if (from[0] === to[0] && from[1] === to[1]) {
      throw new Error(`${where}: the corner (${from}) of its outline is there twice; remove one.`);
    }
    for (const corner of corners) {
      const side = beside(from, to, corner);
      if (Math.abs(side) > ROUNDING) sides.add(Math.sign(side));
      if (sides.size > 1) {
        throw new Error(
          `${where}: its outline is not convex at the edge from (${from}) to (${to}); split it into convex parts.`,
        );
      }
    }
  });
  if (sides.size === 0) throw new Error(`${where}: its outline encloses no area; spread its corners.`);
}

/** Positive when `corner` is to the left of the line `from` - `to`. */
function beside(from: Corner, to: Corner, corner: Corner): number {
  return (to[0] - from[0]) * (corner[1] - from[1]) - (to[1] - from[1]) * (corner[0] - from[0]);
}

/** Least distance between two parallel lines that hold the outline between them, in inches. */
export function thicknessOf(corners: readonly Corner[]): number {
  const widths = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length];
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const length = Math.sqrt(dx * dx + dy * dy);
    return Math.max(...corners.map((corner) => Math.abs(beside(from, to, corner)))) / length;
  });
  return Math.min(...widths);
}

function checkSymmetric(pieces: readonly Piece[], table: string): void {
  const here = new Set(pieces.map((piece) => describe(piece, 1)));
  const alone = pieces.find((piece) => !here.has(describe(piece, -1)));
  if (alone) {
    throw new Error(
      `${table} is said to be symmetric, but piece "${alone.name}" has no like at the point opposite; add it or set symmetric to false.`,
    );
  }
}

/** All that matters of a piece but its name, its corners times `turn`; the same for pieces that are alike. */
function describe(piece: Piece, turn: 1 | -1): string {
  const outline = (corners: readonly Corner[]) =>
    corners
      .map(([x, y]) =>
        `${(x * turn + 0).toFixed(6)},${(y * turn + 0).toFixed(6)}`.replaceAll('-0.000000', '0.000000'),
      )
      .sort()
      .join(' ');
  const solids = piece.solids.map((solid) =>
    [outline(solid.outline), solid.from, solid.to, solid.cover].join('|'),
  );
  const floors = piece.floors.map((floor) => [outline(floor.outline), floor.height].join('|'));
  const { kind, height, area, difficult, impassable, cover } = piece;
  return JSON.stringify([
    outline(piece.outline),
    kind,
    height,
    area,
    difficult,
    impassable,
    cover,
    solids.sort(),
    floors.sort(),
  ]);
}
