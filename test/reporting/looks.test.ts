import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BEFORE, FIGURE, LEGEND, LOOKS, type Look } from '../../src/reporting/document/theme.ts';

/** How colours are seen without one of the three kinds of cones, in linear RGB: Machado, Oliveira and Fernandes 2009, severity 1. */
const SEEN: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  fully: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** CIE L*a*b* under D65. */
function lab([r, g, b]: readonly number[]): [number, number, number] {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(a: string, b: string, matrix: readonly (readonly number[])[]): number {
  const seen = (hex: string) => {
    const rgb = linear(hex);
    return lab(
      matrix.map((row) =>
        Math.min(
          1,
          Math.max(
            0,
            row.reduce((sum, m, i) => sum + m * rgb[i], 0),
          ),
        ),
      ),
    );
  };
  const [from, to] = [seen(a), seen(b)];
  return Math.hypot(...from.map((value, i) => value - to[i]));
}

describe('the looks of verdicts', () => {
  it('differ in shape', () => {
    const shapes = Object.values(LOOKS).map((look) => look.shape);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  // A difference of about 2 is just noticeable side by side; 12 is plain between small marks.
  it.each(Object.entries(SEEN))('differ plainly in colour when seen %s', (_, matrix) => {
    const looks = Object.entries(LOOKS);
    for (const [i, [word, look]] of looks.entries()) {
      for (const [otherWord, other] of looks.slice(i + 1)) {
        expect(distance(look.colour, other.colour, matrix), `${word} and ${otherWord}`).toBeGreaterThan(12);
      }
    }
  });
});

describe('the legend', () => {
  const CHARTS = 'src/reporting/charts';
  const looks = [...new Set(Object.values(LEGEND))];

  it('gives every look a shape of its own, hollow ones their own among themselves', () => {
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(looks.length);
    expect(FIGURE.shape).not.toBe(BEFORE.shape);
  });

  it.each(Object.entries(SEEN))('tells marks of one chart plainly apart when seen %s', (_, matrix) => {
    const beside: (readonly [Look, Look])[] = [
      [LEGEND.holds, LEGEND['does not hold']],
      [LEGEND.holds, LEGEND['not settled']],
      [LEGEND['does not hold'], LEGEND['not settled']],
      [FIGURE, BEFORE],
    ];
    for (const [one, other] of beside) expect(distance(one.colour, other.colour, matrix)).toBeGreaterThan(12);
  });

  it('is where all charts have their colours and shapes from', () => {
    for (const file of readdirSync(CHARTS)) {
      const text = readFileSync(`${CHARTS}/${file}`, 'utf8');
      expect(text.match(/#[0-9a-f]{6}|shape: '/gi) ?? [], file).toEqual([]);
    }
  });
});
