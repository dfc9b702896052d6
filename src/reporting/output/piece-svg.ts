import { containsPoint } from '../../kernel/geometry/outline.ts';
import { boxOf, type Corners } from '../../kernel/tables/corners.ts';
import type { Corner, Piece, Solid } from '../../kernel/terrain.ts';

/** Drawing happens in inches with y pointing up the page; `table-svg` turns and scales the whole group. */
export function polygon(outline: Corners, attributes: string): string {
  return `<polygon points="${outline.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')}" ${attributes}/>`;
}

export function short(n: number): string {
  return String(Math.round(n * 100) / 100);
}

function disc([x, y]: Corner, radius: number, attributes: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${attributes}/>`;
}

function middle(outline: Corners): Corner {
  const sum = outline.reduce<Corner>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}

function shrunk(outline: Corners, by: number): Corners {
  const [cx, cy] = middle(outline);
  return outline.map(([x, y]) => [cx + (x - cx) * by, cy + (y - cy) * by]);
}

/** Points of a triangular grid inside an outline, centred on it, so that mirrored pieces look mirrored. */
function scattered(outline: Corners, spacing: number): Corner[] {
  const inner = Float64Array.from(shrunk(outline, 0.86).flat());
  const [cx, cy] = middle(outline);
  const { left, right, near, far } = boxOf(outline);
  const columns = Math.ceil((right - left) / spacing / 2) + 1;
  const rows = Math.ceil((far - near) / spacing / 1.7) + 1;
  const points: Corner[] = [];
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      const sway = ((row * 7 + column * 13) % 5) * 0.07 * (row < 0 || (row === 0 && column < 0) ? -1 : 1);
      const x = cx + (column + shift * (row < 0 ? -1 : 1) + sway) * spacing;
      const y = cy + (row * 0.87 + sway) * spacing;
      if (containsPoint(inner, x, y)) points.push([x, y]);
    }
  }
  return points;
}

function wood(piece: Piece): string {
  const dense = piece.cover !== 'light';
  const trees = scattered(piece.outline, dense ? 1.5 : 2.1);
  const crown = dense ? '#2f6b35' : '#4d8c47';
  return (
    polygon(piece.outline, 'fill="#b9d6a0" stroke="#6d9a5a" stroke-width="0.15" stroke-linejoin="round"') +
    trees.map((at) => disc(at, 0.72, `fill="${crown}" stroke="#2c5a2e" stroke-width="0.08"`)).join('') +
    trees.map(([x, y]) => disc([x - 0.2, y + 0.2], 0.26, 'fill="#8fbf78"')).join('')
  );
}

function crater(piece: Piece): string {
  return (
    polygon(piece.outline, 'fill="#c9b38c" stroke="#8f7a55" stroke-width="0.15" stroke-linejoin="round"') +
    polygon(shrunk(piece.outline, 0.74), 'fill="#ab9268"') +
    polygon(shrunk(piece.outline, 0.45), 'fill="#8f7a55"')
  );
}

function rock(piece: Piece): string {
  const facet = shrunk(piece.outline, 0.55);
  const edges = piece.outline.map(
    ([x, y], i) => `M${short(x)},${short(y)}L${short(facet[i][0])},${short(facet[i][1])}`,
  );
  return (
    polygon(piece.outline, 'fill="#9a9a98" stroke="#5f5f5e" stroke-width="0.18" stroke-linejoin="round"') +
    polygon(
      facet,
      `fill="${piece.floors.length > 0 ? '#d3d3cf' : '#b7b7b4'}" stroke="#7d7d7b" stroke-width="0.1"`,
    ) +
    `<path d="${edges.join('')}" stroke="#7d7d7b" stroke-width="0.1" fill="none"/>`
  );
}

function hill(piece: Piece): string {
  return (
    polygon(piece.outline, 'fill="#cdb583" stroke="#8a7242" stroke-width="0.2" stroke-linejoin="round"') +
    polygon(shrunk(piece.outline, 0.84), 'fill="#d8c598" stroke="#a58d5c" stroke-width="0.1"') +
    polygon(shrunk(piece.outline, 0.6), 'fill="#e3d5b0" stroke="#a58d5c" stroke-width="0.1"')
  );
}

function hulk(piece: Piece): string {
  return (
    polygon(piece.outline, 'fill="#8a6a55" stroke="#4c382c" stroke-width="0.2" stroke-linejoin="round"') +
    polygon(shrunk(piece.outline, 0.7), 'fill="#a07c63" stroke="#5f483a" stroke-width="0.1"') +
    disc(middle(piece.outline), 0.55, 'fill="#6d5241" stroke="#4c382c" stroke-width="0.1"')
  );
}

export const UPPER_FLOOR = 'fill="url(#upper-floor)" stroke="#8c8577" stroke-width="0.1"';
const WALL = 'fill="#55565a" stroke="#55565a" stroke-width="0.04"';
export const WINDOW = 'fill="#a9d4ee" stroke="#55565a" stroke-width="0.06"';
export const DOOR = 'fill="#f1e3c6" stroke="#a07c4a" stroke-width="0.06" stroke-dasharray="0.3 0.2"';

/** Walls and sills reach the ground; what does not is over a window, drawn as its sill, or over a door. */
function ruinWall(solid: Solid, piece: Piece): string {
  if (isSill(solid, piece)) return polygon(solid.outline, WINDOW);
  if (solid.from > 0) return isOverDoor(solid) ? polygon(solid.outline, DOOR) : '';
  return polygon(solid.outline, WALL);
}

function isSill({ from, to, cover }: Solid, piece: Piece): boolean {
  return from === 0 && to < piece.height / 2 && cover === 'heavy';
}

function isOverDoor({ from, cover }: Solid): boolean {
  return from > 0 && cover !== 'heavy';
}

/** Whether the drawing of a ruin shows a window. */
export function hasWindow(piece: Piece): boolean {
  return piece.solids.some((solid) => isSill(solid, piece));
}

/** Whether the drawing of a ruin shows a door. */
export function hasDoor({ solids }: Piece): boolean {
  return solids.some(isOverDoor);
}

function ruin(piece: Piece): string {
  return (
    polygon(piece.outline, 'fill="#e2ded6" stroke="#b4afa5" stroke-width="0.1" stroke-dasharray="0.4 0.3"') +
    piece.floors.map((floor) => polygon(floor.outline, UPPER_FLOOR)).join('') +
    piece.solids.map((solid) => ruinWall(solid, piece)).join('')
  );
}

/** Points along the middle of a long rectangle. */
function along(outline: Corners, spacing: number): Corner[] {
  const [a, b, c, d] = outline;
  const start: Corner = [(a[0] + d[0]) / 2, (a[1] + d[1]) / 2];
  const end: Corner = [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const count = Math.max(1, Math.round(length / spacing));
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t];
  });
}

function hedge(piece: Piece): string {
  return (
    polygon(piece.outline, 'fill="#3f7038" stroke="#3f7038" stroke-width="0.2" stroke-linejoin="round"') +
    along(piece.outline, 0.8)
      .map((at) => disc(at, 0.36, 'fill="#6ea05c"'))
      .join('')
  );
}

function barrels(piece: Piece): string {
  return along(piece.outline, 0.95)
    .map(
      (at) =>
        disc(at, 0.45, 'fill="#c8803a" stroke="#6e3f12" stroke-width="0.12"') +
        disc(at, 0.18, 'fill="#8a5220"'),
    )
    .join('');
}

function wreck(piece: Piece): string {
  return (
    polygon(piece.outline, 'fill="#a0583c" stroke="#5a2c1a" stroke-width="0.15" stroke-linejoin="round"') +
    along(piece.outline, 1.1)
      .map((at) => disc(at, 0.22, 'fill="#5a2c1a"'))
      .join('')
  );
}

function wall(piece: Piece): string {
  return polygon(piece.outline, 'fill="#77777a" stroke="#4b4b4d" stroke-width="0.12"');
}

const BY_NAME: Readonly<Record<string, (piece: Piece) => string>> = {
  wood,
  'dense wood': wood,
  crater,
  rock,
  hulk,
  hill,
  ruin,
  hedge,
  barrels,
  wreck,
  wall,
};

const BY_KIND: Readonly<Record<Piece['kind'], (piece: Piece) => string>> = {
  area: wood,
  block: rock,
  'multi-level': hill,
  linear: wall,
};

/** A piece seen from above, in inches; pieces with an unknown name look like their kind. */
export function pieceSvg(piece: Piece): string {
  return (BY_NAME[piece.name] ?? BY_KIND[piece.kind])(piece);
}
