import { INCH } from '../../src/kernel/length.ts';
import { rectangle } from '../../src/kernel/tables/corners.ts';
import { buildPiece } from '../../src/kernel/tables/pieces.ts';
import type { Piece, TableSpec } from '../../src/kernel/terrain.ts';
import { InputError } from '../../src/rules/nearest.ts';
import type { Cell, SketchMap } from './situation.ts';

/** Inches between standing points. */
const STEP = 2500 / INCH;

/** Pieces lie to the hundredth of an inch: by so much they are smaller than their signs, for bases to have room beside them. */
const ROOM = 0.02;

/** An oblong of signs. */
interface Oblong {
  readonly left: number;
  readonly right: number;
  readonly far: number;
  readonly near: number;
}

/** The table that a map shows, just large enough for its standing points; throws InputError. */
export function tableOf({ width, depth, terrain }: SketchMap, title: string): TableSpec {
  const pieces = [...terrain].flatMap(([sign, cells]) =>
    clumps(cells).map((clump) => {
      const box = around(clump);
      const fills = (box.right - box.left + 1) * (box.near - box.far + 1);
      if (sign !== '%' && clump.length !== fills)
        throw new InputError(
          `A clump of "${sign}" in the map of "${title}" is no oblong; draw it as several with a gap.`,
        );
      return pieceOf(sign, box, width, depth);
    }),
  );
  const spare = 0.01;
  return {
    name: 'sketch',
    title,
    width: width * STEP + spare,
    depth: depth * STEP + spare,
    symmetric: false,
    pieces,
  };
}

function pieceOf(sign: string, { left, right, far, near }: Oblong, width: number, depth: number): Piece {
  const at: [number, number] = [
    ((left + right + 1 - width) / 2) * STEP,
    ((depth - far - near - 1) / 2) * STEP,
  ];
  const across = (right - left + 1) * STEP;
  const along = (near - far + 1) * STEP;
  const run = { at, length: Math.max(across, along) - ROOM, turn: across < along ? 90 : 0 };
  switch (sign) {
    case '#':
      return buildPiece({ kind: 'hulk', at, size: [across - ROOM, along - ROOM], turn: 0, height: 2 });
    case '=':
      return buildPiece({ kind: 'barrels', ...run });
    case '"':
      return buildPiece({ kind: 'hedge', ...run });
    default: {
      const wood = buildPiece({ kind: 'wood', at, size: [across, along], turn: 0, height: 3, dense: false });
      const outline = rectangle(at[0] - across / 2, at[1] - along / 2, at[0] + across / 2, at[1] + along / 2);
      return { ...wood, outline };
    }
  }
}

/** Cells that hang together by their sides. */
function clumps(cells: readonly Cell[]): Cell[][] {
  const left = new Set(cells);
  const found: Cell[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const clump = [first];
    for (const one of clump)
      for (const other of left)
        if (Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1 && left.delete(other))
          clump.push(other);
    found.push(clump);
  }
  return found;
}

function around(clump: readonly Cell[]): Oblong {
  const columns = clump.map(({ column }) => column);
  const rows = clump.map(({ row }) => row);
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    far: Math.min(...rows),
    near: Math.max(...rows),
  };
}
