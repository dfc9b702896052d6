import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../src/kernel/tables/read-table.ts';
import type { PieceDescription } from '../../../src/kernel/tables/schema.ts';
import type { TableSpec } from '../../../src/kernel/terrain.ts';
import { tableSvg } from '../../../src/reporting/output/table-svg.ts';

const PIECES: readonly PieceDescription[] = [
  { kind: 'wood', at: [-15, -15], size: [12, 10] },
  { kind: 'wood', at: [15, -15], size: [8, 8], dense: true },
  { kind: 'crater', at: [0, -18], size: [5, 4] },
  { kind: 'rock', at: [-6, -18], size: [4, 3] },
  { kind: 'hulk', at: [6, -18], size: [4, 3] },
  { kind: 'hill', at: [0, 0], size: [10, 8], height: 2 },
  { kind: 'ruin', at: [-15, 2], size: [12, 10], turn: 30, floors: 2 },
  { kind: 'wall', at: [8, -10], length: 5 },
  { kind: 'hedge', at: [0, -10], length: 5 },
  { kind: 'barrels', at: [-8, -10], length: 3 },
  { kind: 'wreck', at: [20, -8], length: 4 },
];

const table = (title = 'One of each.'): TableSpec =>
  readTable({ name: 'one-of-each', title, pieces: [...PIECES] });

/** Tag names that are opened and not closed, or closed and not opened. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, closing, name, , empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^"<>])*?)(\/?)>/g)) {
    if (closing && open.pop() !== name) wrong.push(name);
    if (!closing && !empty) open.push(name);
  }
  return [...wrong, ...open];
}

describe('tableSvg', () => {
  it('is well-formed, drawable and the same every time', () => {
    const svg = tableSvg(table());
    expect(unbalanced(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    expect([image.width, image.height]).toEqual([48 * 14 + 2 * 28 + 212, 48 * 14 + 59 + 66]);
    expect(tableSvg(table())).toBe(svg);
  });

  it('draws every piece, names each kind once with its number, and labels the heights of floors', () => {
    const svg = tableSvg(table());
    expect(svg.match(/<title>/g)).toHaveLength(2 * 10 + 1);
    for (const name of [
      'wood',
      'dense wood',
      'crater',
      'rock',
      'hulk',
      'ruin',
      'wall',
      'hedge',
      'barrels',
      'wreck',
    ]) {
      expect(svg).toContain(`>${name} × 2</text>`);
    }
    expect(svg).toContain('>hill × 1</text>');
    // Two ruins, and the legend.
    expect(svg.match(/>3″</g)).toHaveLength(3);
    expect(svg.match(/>6″</g)).toHaveLength(2);
    expect(svg.match(/>2″</g)).toHaveLength(1);
    expect(svg).toContain('12 inches');
  });

  it('says what pieces do, by what some of them do', () => {
    const svg = tableSvg(table());
    const said = [...svg.matchAll(/>([^<>]*) × \d+<\/text><text[^>]*>([^<]*)</g)];
    expect(said.map(([, name, effect]) => `${name}: ${effect}`)).toEqual([
      'wood: difficult, light cover',
      'dense wood: difficult, medium cover',
      'crater: difficult, light cover',
      'rock: impassable, medium cover',
      'hulk: impassable, medium cover',
      'hill: climbed as a cliff, medium cover',
      'ruin: medium cover',
      'wall: impassable, medium cover',
      'hedge: crossed as difficult, light cover',
      'barrels: crossed as difficult, medium cover',
      'wreck: crossed as difficult, medium cover',
    ]);
    const spec = table();
    const [first, ...others] = spec.pieces.map((piece) => ({
      ...piece,
      name: 'shed',
      kind: 'area' as const,
      difficult: false,
    }));
    const pieces = [{ ...first, difficult: true, impassable: false, cover: 'none' as const }, ...others];
    expect(tableSvg({ ...spec, pieces })).toContain(
      '>some difficult, some impassable, no or light or medium cover<',
    );
  });

  it('explains the marks it draws and no others', () => {
    const marks = ['height of a floor, inches', 'upper floor', 'window: heavy cover', 'door'];
    const explained = (spec: TableSpec) => marks.filter((mark) => tableSvg(spec).includes(`>${mark}</text>`));
    const spec = table();
    const without = (name: string) => ({
      ...spec,
      pieces: spec.pieces.filter((piece) => piece.name !== name),
    });
    expect(explained(spec)).toEqual(marks);
    expect(explained(without('ruin'))).toEqual([marks[0]]);
    expect(explained(readTable({ name: 'flat', title: 'Flat.', pieces: [PIECES[0]] }))).toEqual([]);
  });

  it('counts inches from the corner at the left of seat 0 along two edges', () => {
    const figures = [...tableSvg(table()).matchAll(/<text x="(\S+)" y="(\S+)" font-size="10"[^>]*>(\d+)</g)];
    const at = figures.map(([, x, y, figure]) => `${figure} at ${x},${y}`);
    const edge = 24 * 14;
    expect(at.slice(0, 5)).toEqual(
      [0, 12, 24, 36, 48].map((inches) => `${inches} at ${inches * 14 - edge},${edge + 14}`),
    );
    expect(at.slice(5)).toEqual(
      [0, 12, 24, 36, 48].map((inches) => `${inches} at ${-edge - 5},${edge + 4 - inches * 14}`),
    );
  });

  it('draws the deployment lines where they are asked for', () => {
    expect(tableSvg(table())).toContain('M-24,-12h48');
    expect(tableSvg(table(), { zoneDepth: 8 })).toContain('M-24,16h48');
  });

  it('scales to the pixels per inch asked for', () => {
    expect(tableSvg(table(), { scale: 20 })).toContain(`width="${48 * 20 + 2 * 28 + 212}"`);
  });

  it('escapes text and breaks a long sentence into lines that fit', () => {
    const svg = tableSvg(table(`Walls < 2 & "low" hedges > ${'open ground '.repeat(30)}.`));
    expect(svg).toContain('Walls &lt; 2 &amp; &quot;low&quot; hedges &gt; open');
    expect(unbalanced(svg)).toEqual([]);
    const lines = [...svg.matchAll(/<text x="28"[^>]*font-size="12"[^>]*>([^<]*)</g)].map(([, line]) => line);
    expect(lines.length).toBeGreaterThan(2);
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    expect(image.height).toBeGreaterThan(48 * 14 + 59 + 66);
  });

  it('draws pieces it has no picture for like others of their kind', () => {
    const spec = table();
    const renamed = { ...spec, pieces: spec.pieces.map((piece) => ({ ...piece, name: 'shed' })) };
    expect(unbalanced(tableSvg(renamed))).toEqual([]);
    expect(tableSvg(renamed)).toContain('shed × 21');
  });
});
