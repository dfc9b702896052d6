import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/compile-ground.ts';
import { type Fraction, fraction, fractionText, plus, ZERO } from '../../../src/kernel/fraction.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { type Control, createControl, settleControl } from '../../../src/rulesets/zone-control/control.ts';
import { createGrid, type Grid } from '../../../src/rulesets/zone-control/grid.ts';
import { objectivesCounted, objectivesHeld, zonesHeld } from '../../../src/rulesets/zone-control/holdings.ts';
import { emptyOccupation } from '../../../src/rulesets/zone-control/occupation.ts';
import { rules, type Settings } from '../../../src/rulesets/zone-control/rules/index.ts';
import { table } from '../../kernel/bare-table.ts';
import exact from './exact.json' with { type: 'json' };

const MARKS: Readonly<Record<string, readonly [a: number, b: number, partA: number, partB: number]>> = {
  '.': [0, 0, 0, 0],
  A: [1, 0, 0, 0],
  B: [0, 1, 0, 0],
  X: [1, 1, 0, 0],
  Y: [2, 1, 0, 0],
  a: [0, 0, 1, 0],
  b: [1, 0, 0, 1],
};

function gridOf(columns: number, rows: number): Grid {
  return createGrid(compileGround(table(columns * 12, rows * 12, []), 2500), 12);
}

/**
 * Who controls the zones of a board drawn from the far edge down: `A`, `B` and `.` for models of one side or none,
 * `X` for both, `Y` for two of A and one of B, `a` for one of A partly in it, `b` for one of A and part of one of B.
 */
function settle(rows: readonly string[], variants: readonly [Variant, Variant] = [{}, {}]) {
  const grid = gridOf(rows[0].length, rows.length);
  const settings = variants.map((variant) => compileSettings<Settings>(rules, variant)) as [
    Settings,
    Settings,
  ];
  const occupation = emptyOccupation(grid.count);
  [...rows].reverse().forEach((row, y) => {
    [...row].forEach((mark, x) => {
      const zone = y * grid.columns + x;
      const [a, b, partA, partB] = MARKS[mark];
      occupation.whole[0][zone] = a;
      occupation.whole[1][zone] = b;
      occupation.partly[0][zone] = partA;
      occupation.partly[1][zone] = partB;
    });
  });
  const control = createControl(grid.count);
  settleControl(grid, settings, occupation, control);
  return { grid, settings, control };
}

/** The board again, with the owner of each zone and `-` for those nobody controls. */
function owners(rows: readonly string[], variant: Variant = {}, other: Variant = variant): string[] {
  const { grid, control } = settle(rows, [variant, other]);
  const drawn = Array.from({ length: grid.rows }, (_, y) =>
    Array.from({ length: grid.columns }, (_, x) => 'AB'[control.owner[y * grid.columns + x]] ?? '-').join(''),
  );
  return drawn.reverse();
}

describe('ZC-ZON-01 and ZC-ZON-08..10: boards of zones', () => {
  it.each([
    [24, 24, 4],
    [36, 24, 6],
    [36, 36, 9],
    [48, 36, 12],
    [60, 48, 20],
    [96, 48, 32],
  ])('%i x %i inches are %i zones', (width, depth, zones) => {
    const grid = createGrid(compileGround(table(width, depth, []), 2500), 12);
    expect(grid.count).toBe(zones);
    expect([grid.width, grid.depth]).toEqual([12 * 2540, 12 * 2540]);
  });

  it('has zones and objectives that map onto themselves when the board is turned', () => {
    for (const [columns, rows] of [
      [2, 2],
      [3, 2],
      [3, 3],
      [4, 3],
      [5, 4],
      [8, 4],
      [4, 8],
      [6, 5],
    ] as const) {
      const ground = compileGround(table(columns * 12, rows * 12, [], true), 2500);
      const grid = createGrid(ground, 12);
      const turned = (zone: number) => (zone < 0 ? -1 : grid.count - 1 - zone);
      for (let i = 0; i < ground.count; i++) {
        expect(grid.whole[ground.mirror[i]]).toBe(turned(grid.whole[i]));
        expect(grid.centre[ground.mirror[i]]).toBe(turned(grid.centre[i]));
      }
      expect([...grid.objective].reverse()).toEqual([...grid.objective]);
      expect(grid.objective.reduce((sum, one) => sum + one)).toBeGreaterThan(0);
    }
  });

  it('takes the nearest size of zone that divides the board', () => {
    const grid = createGrid(compileGround(table(36, 24, []), 2500), 10);
    expect([grid.columns, grid.rows]).toEqual([4, 2]);
  });
});

describe('ZC-ZON-03..05: control', () => {
  it('is of whoever is alone in a zone; both contest it', () => {
    expect(owners(['AX', 'BX'], { enclosure: 'off' })).toEqual(['A-', 'B-']);
  });

  it('goes to the side with more models when contesting is off', () => {
    expect(owners(['XY', 'BA'], { 'zones.contested': 'off' })).toEqual(['-A', 'BA']);
  });

  it('is not had by a model partly in a zone, which still keeps it from being empty (ZC-AMB-22)', () => {
    expect(owners(['aA', 'AA'])).toEqual(['-A', 'AA']);
    expect(owners(['aA', 'AA'], { 'zones.wholly.partly': 'ignored' })).toEqual(['AA', 'AA']);
    expect(owners(['bA', 'AA'])).toEqual(['AA', 'AA']);
    expect(owners(['bA', 'AA'], { 'zones.wholly.partly': 'contests' })).toEqual(['-A', 'AA']);
  });
});

describe('ZC-ZON-06: surrounded zones', () => {
  it('fall to whoever controls all zones beside them', () => {
    expect(owners(['BAB', 'A.A', 'BAB'])).toEqual(['BAB', 'AAA', 'BAB']);
    expect(owners(['BAB', 'A.B', 'BAB'])).toEqual(['BAB', 'A-B', 'BAB']);
    expect(owners(['BAB', 'A.A', 'BAB'], { 'enclosure.surrounded': 'off' })).toEqual(['BAB', 'A-A', 'BAB']);
  });

  it('fall to nobody beside a contested zone, unless that is ignored (ZC-AMB-09)', () => {
    expect(owners(['BXB', 'A.A', 'BAB'])).toEqual(['B-B', 'A-A', 'BAB']);
    const ignored = { 'enclosure.surrounded.contested': 'ignored' };
    expect(owners(['BXB', 'A.A', 'BAB'], ignored)).toEqual(['B-B', 'AAA', 'BAB']);
    expect(owners(['BXB', 'X.X', 'BXB'], ignored)).toEqual(['B-B', '---', 'B-B']);
  });

  it('need their corners and have no edge under the other readings (ZC-AMB-08)', () => {
    const eight = { 'enclosure.surrounded.neighbours': 'eight' };
    expect(owners(['BAB', 'A.A', 'BAB'], eight)).toEqual(['BAB', 'A-A', 'BAB']);
    expect(owners(['AAA', 'A.A', 'AAA'], eight)).toEqual(['AAA', 'AAA', 'AAA']);
    expect(owners(['.AB', 'ABB', 'BBB'])).toEqual(['AAB', 'ABB', 'BBB']);
    const open = { 'enclosure.surrounded.neighbours': 'edge-open' };
    expect(owners(['.AB', 'ABB', 'BBB'], open)).toEqual(['-AB', 'ABB', 'BBB']);
    expect(owners(['BAB', 'A.A', 'BAB'], open)).toEqual(['BAB', 'AAA', 'BAB']);
  });

  it('are judged one by one, or as pockets (ZC-AMB-19)', () => {
    const pocket = ['BAAB', 'A..A', 'BAAB'];
    expect(owners(pocket)).toEqual(['BAAB', 'A--A', 'BAAB']);
    const flood = { 'enclosure.surrounded.extent': 'flood' };
    expect(owners(pocket, flood)).toEqual(['BAAB', 'AAAA', 'BAAB']);
    expect(owners(['....', 'AAAA', 'B..B'], flood)).toEqual(['AAAA', 'AAAA', 'B--B']);
  });

  it('are for the side whose rules have them', () => {
    expect(owners(['BAB', 'A.A', 'BAB'], { enclosure: 'off' }, {})).toEqual(['BAB', 'A-A', 'BAB']);
    expect(owners(['BAB', 'A.A', 'BAB'], {}, { enclosure: 'off' })).toEqual(['BAB', 'AAA', 'BAB']);
  });

  it('on an empty board fall to nobody', () => {
    expect(owners(['..', '..'], { 'enclosure.surrounded.extent': 'flood' })).toEqual(['--', '--']);
  });
});

describe('ZC-ZON-07: objectives', () => {
  const held = (rows: readonly string[], variant: Variant = {}) => {
    const { grid, settings, control } = settle(rows, [variant, variant]);
    return [zonesHeld(grid, settings[0], control, 0), objectivesHeld(grid, control, 0)];
  };
  const counted = (rows: readonly string[], variant: Variant = {}) => {
    const { grid, settings, control } = settle(rows, [variant, variant]);
    return objectivesCounted(grid, settings[0], control, 0);
  };

  it('break ties where they count for more, and only there', () => {
    expect(counted(['A.', 'B.'])).toBe(1);
    expect(counted(['BA', 'B.'])).toBe(0);
    expect(counted(['A.', 'B.'], { objectives: 'off' })).toBe(0);
    expect(counted(['A.', 'B.'], { 'objectives.zones': 'off' })).toBe(0);
    const enclosed = ['AAA', 'A.A', 'AAA'];
    expect(counted(enclosed)).toBe(1);
    expect(counted(enclosed, { 'objectives.zones.enclosed': 'counts-once' })).toBe(0);
  });

  it('count as two zones, as many as asked for, or one when they are off', () => {
    expect(held(['A.', 'B.'])).toEqual([2, 1]);
    expect(held(['BA', 'B.'])).toEqual([1, 0]);
    expect(held(['A.', 'B.'], { 'objectives.value.value': 4 })).toEqual([4, 1]);
    expect(held(['A.', 'B.'], { objectives: 'off' })).toEqual([1, 1]);
    expect(held(['A.', 'B.'], { 'objectives.zones': 'off' })).toEqual([1, 1]);
  });

  it('count in surrounded zones too, or only once (ZC-AMB-23)', () => {
    expect(held(['.A', 'AB'])).toEqual([4, 1]);
    expect(held(['.A', 'AB'], { 'objectives.zones.enclosed': 'counts-once' })).toEqual([3, 1]);
  });
});

describe('exact values', () => {
  const check = (id: string) => exact.checks.find((one) => one.id === id)!.exact;
  /** All boards of two by two, each zone one of some marks. */
  const boards = (marks: string) =>
    Array.from({ length: marks.length ** 4 }, (_, n) =>
      [0, 1, 2, 3].map((i) => marks[Math.floor(n / marks.length ** i) % marks.length]),
    );

  it('ZC-P-UNIF-WIN4: four zones, each of A, of B or of nobody', () => {
    const outcome = (control: Control) => {
      const count = (seat: number) => control.owner.filter((owner) => owner === seat).length;
      return count(0) === count(1) ? 'draw' : count(0) > count(1) ? 'A' : 'B';
    };
    const chances: Record<string, Fraction> = { A: ZERO, B: ZERO, draw: ZERO };
    const off = { enclosure: 'off' };
    for (const [a, b, c, d] of boards('AB.')) {
      const end = outcome(settle([`${a}${b}`, `${c}${d}`], [off, off]).control);
      chances[end] = plus(chances[end], fraction(1, 81));
    }
    const found = Object.fromEntries(
      Object.entries(chances).map(([end, chance]) => [end, fractionText(chance)]),
    );
    expect(found).toEqual(check('ZC-P-UNIF-WIN4'));
  });

  it('ZC-P-SURROUND-diag: an empty corner of four zones, with corners counting as neighbours', () => {
    const eight = { 'enclosure.surrounded.neighbours': 'eight' };
    let chance = ZERO;
    for (const [, b, c, d] of boards('AB.X').filter(([a]) => a === '.')) {
      const { control, grid } = settle([`.${b}`, `${c}${d}`], [eight, eight]);
      if (control.owner[grid.columns] === 0) chance = plus(chance, fraction(1, 64));
    }
    expect(fractionText(chance)).toBe(check('ZC-P-SURROUND-diag'));
  });
});
