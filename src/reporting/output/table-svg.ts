import { boxOf, type Corners } from '../../kernel/tables/corners.ts';
import type { TableSpec } from '../../kernel/terrain.ts';
import { pieceSvg } from './piece-svg.ts';
import { escapeText, svgText } from './svg-text.ts';
import { LEGEND, legend, ZONES } from './table-legend.ts';

interface TableSvgOptions {
  /** Pixels per inch of table; 14. */
  readonly scale?: number;
  /** Depth of the deployment zones in inches; 12. */
  readonly zoneDepth?: number;
}

const MARGIN = 28;
const LINE = 15;
const FOOTER = 66;
const FIGURE = 'fill="#666"';
const FONT = 'font-family="DejaVu Sans, Verdana, sans-serif"';

/** `ruined-quarter` as `Ruined quarter`. */
function headline(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Breaks a sentence into lines of at most `width` characters. */
function wrapped(sentence: string, width: number): string[] {
  const lines = [''];
  for (const word of sentence.split(' ')) {
    const last = lines[lines.length - 1];
    if (last.length + 1 + word.length > width && last !== '') lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

function grid(width: number, depth: number): string {
  const lines: string[] = [];
  for (let x = 12; x < width; x += 12) lines.push(`M${x - width / 2},${-depth / 2}v${depth}`);
  for (let y = 12; y < depth; y += 12) lines.push(`M${-width / 2},${y - depth / 2}h${width}`);
  return `<path d="${lines.join('')}" stroke="#000" stroke-opacity="0.07" stroke-width="0.08" fill="none"/>`;
}

function zones(width: number, depth: number, zoneDepth: number): string {
  const line = (y: number, colour: string) =>
    `<path d="M${-width / 2},${y}h${width}" stroke="${colour}" stroke-width="0.16" stroke-dasharray="0.9 0.5"/>`;
  const tint = (y: number, colour: string) =>
    `<rect x="${-width / 2}" y="${y}" width="${width}" height="${zoneDepth}" fill="${colour}" fill-opacity="0.1"/>`;
  return (
    tint(-depth / 2, ZONES.near) +
    tint(depth / 2 - zoneDepth, ZONES.far) +
    line(zoneDepth - depth / 2, ZONES.near) +
    line(depth / 2 - zoneDepth, ZONES.far)
  );
}

function middle(outline: Corners): [number, number] {
  const { left, right, near, far } = boxOf(outline);
  return [(left + right) / 2, (near + far) / 2];
}

const LABEL =
  'fill="#333" text-anchor="middle" font-weight="bold" stroke="#fff" stroke-width="3" paint-order="stroke"';

/** Heights of floors; where a higher floor covers one half of a floor, on its other half. */
function heightLabels(spec: TableSpec, scale: number): string {
  const labels = spec.pieces.flatMap((piece) =>
    piece.floors.map(({ outline, height }, i) => {
      const [x, y] = middle(outline);
      const [hx, hy] = piece.floors[i + 1] === undefined ? [x, y] : middle(piece.floors[i + 1].outline);
      return svgText((2 * x - hx) * scale, -(2 * y - hy) * scale + 4, 11, `${height}″`, LABEL);
    }),
  );
  return labels.join('');
}

/** Inches from the corner at seat 0's left, as places in told matches are given. */
function axisFigures(width: number, depth: number, scale: number): string {
  const along = (length: number) => Array.from({ length: Math.floor(length / 12) + 1 }, (_, i) => 12 * i);
  const [left, bottom] = [(-width / 2) * scale, (depth / 2) * scale];
  return [
    ...along(width).map((at) =>
      svgText(left + at * scale, bottom + 14, 10, `${at}`, `${FIGURE} text-anchor="middle"`),
    ),
    ...along(depth).map((at) =>
      svgText(left - 5, bottom - at * scale + 4, 10, `${at}`, `${FIGURE} text-anchor="end"`),
    ),
  ].join('');
}

function scaleBar(x: number, y: number, scale: number): string {
  const bar = `M${x},${y - 4}v8M${x},${y}h${12 * scale}M${x + 6 * scale},${y - 3}v6M${x + 12 * scale},${y - 4}v8`;
  return `<path d="${bar}" stroke="#333" stroke-width="1.5" fill="none"/>${svgText(x + 12 * scale + 8, y + 4, 12, '12 inches')}`;
}

/**
 * A table seen from above as SVG text: seat 0's edge at the bottom, heights of upper floors in inches, and along two
 * edges inches from the corner at seat 0's left.
 */
export function tableSvg(spec: TableSpec, options: TableSvgOptions = {}): string {
  const { scale = 14, zoneDepth = 12 } = options;
  const { width, depth } = spec;
  const across = width * scale;
  const down = depth * scale;
  const order = [...spec.pieces].sort((a, b) => Number(b.area) - Number(a.area));
  const wide = across + 2 * MARGIN + LEGEND;
  const title = wrapped(spec.title, Math.floor((wide - 2 * MARGIN) / 6.4));
  const top = 44 + title.length * LINE;
  const high = top + down + FOOTER;
  const centre = `${MARGIN + across / 2},${top + down / 2}`;
  const hatch =
    '<pattern id="upper-floor" width="0.7" height="0.7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
    '<rect width="0.7" height="0.7" fill="#cfc8ba"/><path d="M0,0v0.7" stroke="#9c937f" stroke-width="0.22"/></pattern>';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" ${FONT}>`,
    `<defs>${hatch}</defs>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    svgText(MARGIN, 26, 18, headline(spec.name), 'fill="#111" font-weight="bold"'),
    ...title.map((line, i) => svgText(MARGIN, 44 + i * LINE, 12, line)),
    `<g transform="translate(${centre}) scale(${scale},${-scale})">`,
    `<rect x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}" fill="#f3efe2"/>`,
    grid(width, depth),
    zones(width, depth, zoneDepth),
    ...order.map((piece) => `<g><title>${escapeText(piece.name)}</title>${pieceSvg(piece)}</g>`),
    '</g>',
    `<rect x="${MARGIN}" y="${top}" width="${across}" height="${down}" fill="none" stroke="#333" stroke-width="1.5"/>`,
    `<g transform="translate(${centre})">${heightLabels(spec, scale)}</g>`,
    `<g transform="translate(${centre})">${axisFigures(width, depth, scale)}</g>`,
    legend(spec, MARGIN + across + 18, top),
    scaleBar(MARGIN, top + down + 38, scale),
    '</svg>',
  ].join('\n');
}
