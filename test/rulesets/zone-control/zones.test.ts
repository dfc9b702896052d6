import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { type Fraction, fraction, fractionText, plus, ZERO } from '../../../src/kernel/fraction.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { lookAtFoes } from '../../../src/rulesets/zone-control/match/foes.ts';
import { surveyPlaces } from '../../../src/rulesets/zone-control/places/survey.ts';
import type { Control } from '../../../src/rulesets/zone-control/zones/control.ts';
import { createGrid } from '../../../src/rulesets/zone-control/zones/grid.ts';
import {
  objectivesCounted,
  objectivesHeld,
  zonesHeld,
} from '../../../src/rulesets/zone-control/zones/holdings.ts';
import { table } from '../../kernel/bare-table.ts';
import { checksIn } from '../exact-checks.ts';
import { settle } from './board.ts';
import exact from './exact.json' with { type: 'json' };
import { nearestTo, stage } from './stage.ts';

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

  it('has round bases only in zones that they reach into, also where borders cross (ZC-ZON-03)', () => {
    let atCorners = 0;
    for (const [width, depth, inches] of [
      [24, 24, 12],
      [96, 48, 12],
      [36, 36, 6],
    ] as const) {
      const ground = compileGround(table(width, depth, []), 2500);
      const grid = createGrid(ground, inches);
      for (let i = 0; i < ground.count; i++) {
        const reached = grid.zones.filter((zone) => {
          const x = ((zone % grid.columns) + 0.5 - grid.columns / 2) * grid.width;
          const y = (Math.floor(zone / grid.columns) + 0.5 - grid.rows / 2) * grid.depth;
          const dx = Math.max(0, Math.abs(ground.x[i] - x) - grid.width / 2);
          const dy = Math.max(0, Math.abs(ground.y[i] - y) - grid.depth / 2);
          return Math.hypot(dx, dy) < ground.radius;
        });
        const found = [...grid.partly.subarray(4 * i, 4 * i + 4), grid.whole[i]].filter((zone) => zone >= 0);
        expect(found.sort((a, b) => a - b)).toEqual(reached);
        if (reached.length === 3) atCorners++;
      }
    }
    expect(atCorners).toBeGreaterThan(0);
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
  const check = checksIn(exact);
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

it('places astride a border are worth the zone that the centre is in where a model counts for that', () => {
  const worth = (set: Variant) => {
    const position = 'A trooper 9,-9 | B trooper -15,15';
    const m = stage(position, { set, width: 36, depth: 36, lattice: true }).scripted([]);
    m.state.round = 5;
    lookAtFoes(m, 0);
    const places = [0, 6.5].map((x) => nearestTo(m.battlefield.ground, [x, 0]));
    const { objective } = surveyPlaces(m, 0, places, 0);
    return [...objective.subarray(0, 2)];
  };
  const [inside, astride] = worth({});
  expect(inside).toBeGreaterThan(0);
  expect(astride).toBe(0);
  const [, counted] = worth({ 'zones.wholly': 'off' });
  expect(counted).toBeGreaterThan(0);
});

it('places astride a border are worth what a model partly in zones takes from the enemy there (ZC-AMB-22)', () => {
  const worth = (set: Variant, raider: string) => {
    const position = `A trooper 12,-12 | B raider ${raider}`;
    const m = stage(position, { set, width: 36, depth: 36, lattice: true }).scripted([]);
    m.state.round = 5;
    lookAtFoes(m, 0);
    return surveyPlaces(m, 0, [nearestTo(m.battlefield.ground, [6.5, 0])], 0).objective[0];
  };
  const contests = { 'zones.wholly.partly': 'contests' };
  expect(worth({}, '2,0')).toBe(0);
  expect(worth(contests, '2,0')).toBeGreaterThan(0);
  expect(worth(contests, '-12,12')).toBe(0);
});

it('a zone where friends stand is worth a fifth for each of them when zones are about to be counted', () => {
  /** What a model makes of a zone where so many of two friends stand, and of its own. */
  const worth = (friends: number, round: number, fallen = 0) => {
    const at = (friend: number) => (friends > friend ? `${-12 + friend},-12` : `${friend},0`);
    const position = `A trooper 12,-12 | A trooper ${at(0)} | A trooper ${at(1)} | B trooper 15,15`;
    const m = stage(position, { width: 36, depth: 36, lattice: true }).scripted([]);
    m.state.round = round;
    for (let friend = 1; friend <= fallen; friend++) m.state.wounds[friend] = 0;
    lookAtFoes(m, 0);
    const places = [-12, 12].map((x) => nearestTo(m.battlefield.ground, [x, -9]));
    const { objective } = surveyPlaces(m, 0, places, 0);
    return [...objective.subarray(0, 2)];
  };
  const [empty, own] = worth(0, 5);
  expect(own).toBe(empty);
  expect(worth(1, 5)[0]).toBeCloseTo(0.2 * empty, 9);
  expect(worth(2, 5)[0]).toBeCloseTo(0.04 * empty, 9);
  // Whoever has no wounds left is as good as gone.
  expect(worth(1, 5, 1)[0]).toBe(empty);
  expect(worth(2, 4)[0]).toBe(worth(1, 4)[0]);
});
