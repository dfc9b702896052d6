import type { Corner, Piece } from './terrain.ts';

/** For each piece the index of the one that takes its place when the table is turned by 180 degrees, -1 if none does. */
export function twinsOf(pieces: readonly Piece[]): number[] {
  const left = new Map<string, number[]>();
  pieces.forEach((piece, p) => {
    const key = describe(piece, 1);
    left.set(key, [...(left.get(key) ?? []), p]);
  });
  return pieces.map((piece) => left.get(describe(piece, -1))?.shift() ?? -1);
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
