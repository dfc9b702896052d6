import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { createDepths } from '../../../src/kernel/geometry/depth.ts';
import { createCirclesBetween } from '../../../src/kernel/sight/circles-between.ts';
import { readTables } from '../../../src/kernel/tables/read-table.ts';
import { bandOf, createBands } from '../../../src/rules/survey/bands.ts';
import { lookAtFoes } from '../../../src/rulesets/zone-control/match/foes.ts';
import { surveyPlaces } from '../../../src/rulesets/zone-control/places/survey.ts';
import { coversOn } from '../../../src/rulesets/zone-control/sight/covers.ts';
import { TABLES } from '../../../src/rulesets/zone-control/tables/index.ts';
import { ground, stage } from './stage.ts';

describe('cover from an enemy in the open', () => {
  it.each([
    [10, 0],
    [44, 1],
  ])('%i inches away is %i', (inches, cover) => {
    const position = `A trooper 0,-22 | B trooper 0,${inches - 22}`;
    const m = stage(position, { depth: 48, lattice: true }).scripted([]);
    lookAtFoes(m, 0);
    expect(surveyPlaces(m, 0, [m.state.point[0]], 1).cover[0]).toBe(cover);
  });
});

describe('the squares of distances', () => {
  it.each([{}, { 'measurement.base': 'off' }])('say the same as distances under %j', (set) => {
    const { gaps } = stage('A scout 0,0 | B scout 9,9', { set }).scripted([]).matchup;
    for (const gap of [0, 300, 2540, 15_240, 15_240.5, 20_000 / 3, 100_000]) {
      const square = gaps.widest(gap);
      expect([gaps.of(square) <= gap, gaps.of(square + 1) <= gap]).toEqual([true, false]);
    }
    expect(gaps.widest(-1)).toBe(-1);
  });
});

describe('bands of distance', () => {
  it('are found as by trying one after another', () => {
    const random = seedrandom('bands');
    for (let n = 0; n < 50; n++) {
      const inches = Array.from({ length: Math.ceil(5 * random()) }, () => 30 * random());
      const squares = Float64Array.from(inches, (gap) => Math.floor(gap * gap * 2540 * 2540)).sort();
      const bands = createBands(squares);
      const between = Array.from({ length: 50 }, () => Math.floor(random() * bands.end));
      for (const square of [0, ...between, ...squares])
        expect(bandOf(bands, square)).toBe(squares.findIndex((end) => square <= end));
      for (const square of squares.subarray(0, -1))
        expect(bandOf(bands, square + 1)).toBe(squares.indexOf(square) + 1);
    }
    expect(createBands(new Float64Array(0)).end).toBe(-1);
  });
});

describe('lines', () => {
  it.each([{}, { 'sight.lines.out': 'free' }, { 'sight.denseInto.inches': 6, 'shooting.cover.dense': 3 }])(
    'are the same whoever asks first, where B plays by %j',
    (setB) => {
      const pieces = [ground('sparse', -9, 2, -2, 8), ground('dense', 3, -8, 9, -2)];
      const open = () => stage('A scout 0,0 | B scout 9,9', { setB, pieces, lattice: true }).scripted([]);
      const [one, other] = [open().battlefield, open().battlefield];
      const random = seedrandom('lines');
      const found = new Set<number>();
      for (let n = 0; n < 2000; n++) {
        const [a, b] = [random(), random()].map((share) => Math.floor(share * one.ground.count));
        const there = one.sightings.look(0, a, b);
        found.add(there);
        expect([one.sightings.look(1, b, a), there]).toEqual([
          other.sightings.look(1, b, a),
          other.sightings.look(0, a, b),
        ]);
      }
      expect(found.size).toBeGreaterThan(3);
    },
  );
});

describe('the pieces near a line', () => {
  it('are all that it meets', () => {
    const random = seedrandom('covers');
    for (const name of ['24x36-orchards', '48x96-broad-front']) {
      const on = compileGround(readTables(TABLES)[name], 2500);
      const depthIn = createDepths(on);
      const covers = coversOn(on.spec);
      const between = createCirclesBetween(on, covers);
      let fewer = 0;
      for (let n = 0; n < 5000; n++) {
        const [from, at] = [random(), random()].map((share) => Math.floor(share * on.count));
        const near = Array.from(between(from, at), (number) => covers[number].piece);
        const met = on.spec.pieces.flatMap((_, piece) => (depthIn(piece, from, at) > 0 ? [piece] : []));
        expect(near).toEqual(expect.arrayContaining(met));
        if (near.length < on.spec.pieces.length) fewer++;
      }
      expect(fewer).toBeGreaterThan(0);
    }
  });
});
