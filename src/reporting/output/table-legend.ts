import { boxOf, type Corners } from '../../kernel/tables/corners.ts';
import type { Piece, TableSpec } from '../../kernel/terrain.ts';
import { DOOR, hasDoor, hasWindow, pieceSvg, polygon, short, UPPER_FLOOR, WINDOW } from './piece-svg.ts';
import { svgText } from './svg-text.ts';

/** Pixels that a legend is wide. */
export const LEGEND = 212;
const INDENT = 36;
const PIECE = 34;
const MARK = 22;

/** Its floors are drawn, and marked as such. */
const RUIN = 'ruin';

/** Colours of the zones' edges. */
export const ZONES = { far: '#d0402f', near: '#2f6fe0' } as const;

/** What the pieces of a table are and do, and what the marks in its drawing mean. */
export function legend(spec: TableSpec, x: number, y: number): string {
  const names = [...new Set(spec.pieces.map((piece) => piece.name))];
  const pieces = names.map((name, i) => {
    const own = spec.pieces.filter((piece) => piece.name === name);
    const middle = y + 14 + i * PIECE;
    return (
      swatch(own[0], x + 14, middle) +
      svgText(x + INDENT, middle, 12, `${name} × ${own.length}`) +
      svgText(x + INDENT, middle + 13, 10, effectOf(own), 'fill="#666"')
    );
  });
  const below = y + 24 + names.length * PIECE;
  const marks = marksOf(spec).map(([picture, label], i) => {
    const at = below + i * MARK;
    return `<g transform="translate(${x},${at})">${picture}</g>${svgText(x + INDENT, at + 4, 12, label)}`;
  });
  return [...pieces, ...marks].join('');
}

function swatch(piece: Piece, x: number, y: number): string {
  const { left, right, near, far } = boxOf(piece.outline);
  const fit = Math.min(24 / (right - left), 20 / (far - near), 9);
  const centre = `${short(-(left + right) / 2)},${short(-(near + far) / 2)}`;
  return `<g transform="translate(${x},${y}) scale(${short(fit)},${short(-fit)}) translate(${centre})">${pieceSvg(piece)}</g>`;
}

/** `difficult, light cover`; what only some of the pieces do says so. */
function effectOf(own: readonly Piece[]): string {
  const does = (word: string, of: (piece: Piece) => boolean) => {
    const count = own.filter(of).length;
    return count === 0 ? [] : [count === own.length ? word : `some ${word}`];
  };
  const covers = [...new Set(own.map(({ cover }) => (cover === 'none' ? 'no' : cover)))];
  return [
    ...does('difficult', ({ difficult }) => difficult),
    ...does('impassable', ({ impassable }) => impassable),
    ...does(
      'crossed as difficult',
      ({ kind, difficult, impassable }) => kind === 'linear' && !difficult && !impassable,
    ),
    ...does('climbed as a cliff', ({ kind, name }) => kind === 'multi-level' && name !== RUIN),
    `${covers.join(' or ')} cover`,
  ].join(', ');
}

/** Pictures 28 pixels wide about the height 0, and what they stand for; those that the table shows. */
function marksOf({ pieces }: TableSpec): [picture: string, label: string][] {
  const ruins = pieces.filter(({ name }) => name === RUIN);
  const strip = (attributes: string, high: number): string => {
    const box: Corners = [
      [0.2, -high],
      [2.1, -high],
      [2.1, high],
      [0.2, high],
    ];
    return `<g transform="scale(12,-12)">${polygon(box, attributes)}</g>`;
  };
  const line = (colour: string) =>
    `<path d="M0,0h28" stroke="${colour}" stroke-width="2.2" stroke-dasharray="8 5"/>`;
  const height = svgText(14, 4, 11, '3″', 'fill="#333" text-anchor="middle" font-weight="bold"');
  return [
    ...shown(
      pieces.some(({ floors }) => floors.length > 0),
      height,
      'height of a floor, inches',
    ),
    ...shown(
      ruins.some(({ floors }) => floors.length > 0),
      strip(UPPER_FLOOR, 0.7),
      'upper floor',
    ),
    ...shown(ruins.some(hasWindow), strip(WINDOW, 0.22), 'window: heavy cover'),
    ...shown(ruins.some(hasDoor), strip(DOOR, 0.22), 'door'),
    [line(ZONES.far), 'far zone'],
    [line(ZONES.near), 'near zone'],
  ];
}

function shown(isThere: boolean, picture: string, label: string): [string, string][] {
  return isThere ? [[picture, label]] : [];
}
