import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../src/kernel/tables/read-table.ts';
import type { PieceDescription } from '../../src/kernel/tables/schema.ts';
import type { TableSpec } from '../../src/kernel/terrain.ts';
import { tableSvg } from '../../src/reporting/table-svg.ts';

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
    expect([image.width, image.height]).toEqual([48 * 14 + 2 * 28 + 168, 48 * 14 + 59 + 54]);
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
    expect(svg.match(/>3″</g)).toHaveLength(2);
    expect(svg.match(/>6″</g)).toHaveLength(2);
    expect(svg.match(/>2″</g)).toHaveLength(1);
    expect(svg).toContain('12 inches');
  });

  it('draws the deployment lines where they are asked for', () => {
    expect(tableSvg(table())).toContain('M-24,-12h48');
    expect(tableSvg(table(), { zoneDepth: 8 })).toContain('M-24,16h48');
  });

  it('scales to the pixels per inch asked for', () => {
    expect(tableSvg(table(), { scale: 20 })).toContain(`width="${48 * 20 + 2 * 28 + 168}"`);
  });

  it('escapes text and breaks a long sentence into lines that fit', () => {
    const svg = tableSvg(table(`Walls < 2 & "low" hedges > ${'open ground '.repeat(30)}.`));
    expect(svg).toContain('Walls &lt; 2 &amp; &quot;low&quot; hedges &gt; open');
    expect(unbalanced(svg)).toEqual([]);
    const lines = [...svg.matchAll(/<text x="28"[^>]*font-size="12"[^>]*>([^<]*)</g)].map(([, line]) => line);
    expect(lines.length).toBeGreaterThan(2);
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    expect(image.height).toBeGreaterThan(48 * 14 + 59 + 54);
  });

  it('draws pieces it has no picture for like others of their kind', () => {
    const spec = table();
    const renamed = { ...spec, pieces: spec.pieces.map((piece) => ({ ...piece, name: 'shed' })) };
    expect(unbalanced(tableSvg(renamed))).toEqual([]);
    expect(tableSvg(renamed)).toContain('shed × 21');
  });
});
