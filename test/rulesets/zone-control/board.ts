import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { rules, type Settings } from '../../../src/rulesets/zone-control/rules/index.ts';
import { createControl, settleControl } from '../../../src/rulesets/zone-control/zones/control.ts';
import { createGrid, type Grid } from '../../../src/rulesets/zone-control/zones/grid.ts';
import { emptyOccupation } from '../../../src/rulesets/zone-control/zones/occupation.ts';
import { table } from '../../kernel/bare-table.ts';

const MARKS: Readonly<Record<string, readonly [a: number, b: number, partA: number, partB: number]>> = {
  '.': [0, 0, 0, 0],
  A: [1, 0, 0, 0],
  B: [0, 1, 0, 0],
  X: [1, 1, 0, 0],
  Y: [2, 1, 0, 0],
  a: [0, 0, 1, 0],
  b: [1, 0, 0, 1],
  c: [2, 0, 0, 1],
  d: [2, 1, 0, 1],
};

function gridOf(columns: number, rows: number): Grid {
  return createGrid(compileGround(table(columns * 12, rows * 12, []), 2500), 12);
}

/**
 * Who controls the zones of a board drawn from the far edge down: `A`, `B` and `.` for models of one side or none,
 * `X` for both, `Y` for two of A and one of B, `a` for one of A partly in it, `b` for one of A and part of one of B, `c`
 * for two of A and that, `d` for one of B besides.
 */
export function settle(rows: readonly string[], variants: readonly [Variant, Variant] = [{}, {}]) {
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
export function owners(rows: readonly string[], variant: Variant = {}, other: Variant = variant): string[] {
  const { grid, control } = settle(rows, [variant, other]);
  const drawn = Array.from({ length: grid.rows }, (_, y) =>
    Array.from({ length: grid.columns }, (_, x) => 'AB'[control.owner[y * grid.columns + x]] ?? '-').join(''),
  );
  return drawn.reverse();
}
