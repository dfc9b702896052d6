import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { outlineOf } from '../../../src/kernel/geometry/outline.ts';
import { shapeOf } from '../../../src/kernel/geometry/shape.ts';
import { spanInOutline } from '../../../src/kernel/geometry/spans.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { readTables } from '../../../src/kernel/tables/read-table.ts';
import type { Piece } from '../../../src/kernel/terrain.ts';
import { labelsOf } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { takeAction } from '../../../src/rulesets/d20-skirmish/actions/actions.ts';
import { riskOf } from '../../../src/rulesets/d20-skirmish/actions/jumps.ts';
import { createLeaps } from '../../../src/rulesets/d20-skirmish/battlefield/leaps.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { raise } from '../../../src/rulesets/d20-skirmish/match/works.ts';
import { gapTo } from '../../../src/rulesets/d20-skirmish/places/landings.ts';
import { planOf, plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { TABLES } from '../../../src/rulesets/d20-skirmish/tables/index.ts';
import { nearestTo, stage } from './stage.ts';

const ground = compileGround(readTables(TABLES)['dx-ridges'], 2500);
const { x, y, z, count, mirror, spec } = ground;
const blocks = spec.pieces.filter(({ kind }) => kind === 'block').map(({ outline }) => outlineOf(outline));
const leaps = createLeaps(ground, blocks.map(shapeOf));
const FAR = 4 * INCH;
/** Whoever walks nowhere, and to some points. */
const walkTo = (points: readonly number[]) => ({
  count: points.length,
  point: Uint16Array.from(points),
  cost: new Uint16Array(points.length),
});
const NOWHERE = walkTo([]);

/** The same by looking at every point of the table. */
function allLeaps(from: number): number[] {
  return Array.from({ length: count }, (_, at) => at).filter(
    (at) =>
      z[at] <= z[from] &&
      Math.hypot(x[at] - x[from], y[at] - y[from]) <= FAR &&
      blocks.every((outline) => spanInOutline(outline, x[from], y[from], x[at], y[at]) === null),
  );
}

const high = Array.from({ length: count }, (_, at) => at).filter((at) => z[at] > 0);
const some = [...high.filter((_, i) => i % 9 === 0), 3, Math.floor(count / 2), count - 5];

it('leads nowhere higher, no farther and through nothing solid', () => {
  for (const from of some)
    for (const seat of [0, 1] as const)
      expect(Array.from(leaps(seat, from, FAR, NOWHERE)).sort((a, b) => a - b)).toEqual(allLeaps(from));
});

it('lists what the other seat finds on the turned table', () => {
  for (const from of some)
    expect(Array.from(leaps(1, mirror[from], FAR, NOWHERE), (at) => mirror[at])).toEqual(
      Array.from(leaps(0, from, FAR, NOWHERE)),
    );
});

it('leaves out where somebody walks, and again for who walks elsewhere', () => {
  for (const from of some) {
    const all = allLeaps(from);
    for (const walked of [all.slice(0, 3), all.slice(2), []]) {
      const left = all.filter((at) => !walked.includes(at));
      expect(Array.from(leaps(0, from, FAR, walkTo(walked))).sort((a, b) => a - b)).toEqual(left);
    }
  }
});

it('leads down as far as MV and across no farther than half of it where nobody leaps far (DX-JMP-03)', () => {
  const hill = buildPiece({ kind: 'hill', at: [0, 0], turn: 0, size: [4, 4], height: 3 });
  const hedge = buildPiece({ kind: 'hedge', at: [0, 1.2], turn: 0, length: 12 });
  const farthest = (pieces: readonly Piece[], set = {}) => {
    const m = stage('A1 berserk 0,0 | B1 trooper 0,15', { pieces, set }).scripted([]);
    const landings = planOf(m, 0, 2).landings().places;
    return Math.max(...landings.map((at) => gapTo(m, 0, at))) / INCH;
  };
  const near = { 'jumping.far': 'off' };
  expect([farthest([hill]) > 5, farthest([hill], near) > 5]).toEqual([true, true]);
  expect([farthest([hedge]) > 5, farthest([hedge], near) <= 3]).toEqual([true, true]);
});

it('ends in no deep water, which it may lead across (DX-JMP-01, DX-MOV-06)', () => {
  const hedge = buildPiece({ kind: 'hedge', at: [0, 1.2], turn: 0, length: 12 });
  const crater = buildPiece({ kind: 'crater', at: [0, 3.5], turn: 0, size: [12, 2] });
  const lands = (craters: string) => {
    const set = { 'locomotion.water.craters': craters };
    const m = stage('A1 berserk 0,0 | B1 trooper 0,15', { pieces: [hedge, crater], set }).scripted([]);
    const { places } = planOf(m, 0, 2).landings();
    const { ground, isPool } = m.battlefield;
    return [places.some(isPool), places.some((at) => ground.y[at] > 5 * INCH && !isPool(at))];
  };
  expect([lands('flooded'), lands('deep')]).toEqual([
    [true, true],
    [false, true],
  ]);
});

it('leads across rough ground as far as over open, with no limiting terrain about (DX-JMP-01, DX-JMP-02)', () => {
  const crater = buildPiece({ kind: 'crater', at: [0, 0], turn: 0, size: [10, 10] });
  const offered = (set = {}) => {
    let labels: string[] = [];
    const m = stage('A1 berserk 0,0 | B1 trooper 0,15', { pieces: [crater], set }).scripted(
      [],
      (decision) => {
        labels = labelsOf(decision);
        return 0;
      },
    );
    takeAction(m, effortOf(0, 3), plansOf(m, 0));
    return labels.includes('jump');
  };
  expect([offered(), offered({ 'jumping.far': 'off' }), offered({ 'moving.rough': 'off' })]).toEqual([
    true,
    false,
    false,
  ]);
});

it('leads across no open ground, however far moves go', () => {
  const landings = (set: Variant) => {
    const m = stage('A1 berserk 0,0 | B1 trooper 0,15', { set }).scripted([]);
    return planOf(m, 0, 2).landings().places;
  };
  expect([0.5, 1, 2].map((factor) => landings({ 'moving.move.factor': factor }))).toEqual([[], [], []]);
});

it('leads over a wreck to where a move has to go round it (DX-JMP-01, DX-WRK-ASM)', () => {
  const lands = (isWrecked: boolean) => {
    const m = stage('A1 trooper 0,0 | B1 trooper 0,15 | B2 tank 9,15').scripted([]);
    if (isWrecked) raise(m, 0, nearestTo(m.battlefield.ground, [0, 2]));
    const { places } = planOf(m, 0, 2).landings();
    const { x, y } = m.battlefield.ground;
    return places.some((at) => x[at] === x[m.state.point[0]] && y[at] > 4 * INCH);
  };
  expect([lands(true), lands(false)]).toEqual([true, false]);
});

describe('the risk of a jump', () => {
  const hill = buildPiece({ kind: 'hill', at: [0, 0], turn: 0, size: [4, 4], height: 5 });
  const hedge = buildPiece({ kind: 'hedge', at: [0, 1.2], turn: 0, length: 12 });
  const most = (pieces: readonly Piece[], set = {}) => {
    const m = stage('A1 berserk 0,0 | B1 trooper 0,15', { pieces, set }).scripted([]);
    return Math.max(...planOf(m, 0, 2).landings().places.map(riskOf(m, 0)));
  };

  it('of a far one is that of the faces that fall (DX-JMP-02)', () => {
    const usual = most([hedge]);
    expect(usual).toBeGreaterThan(0);
    expect(most([hedge], { 'jumping.far.falls': 11 })).toBeCloseTo(5 * usual);
    expect(most([hedge], { 'jumping.damage': 'off' })).toBe(0);
    expect(most([hedge], { 'jumping.far': 'off' })).toBe(0);
  });

  it('of one down from high up is that of the test, and the higher it falls the more (DX-JMP-03, DX-FAL-01)', () => {
    const usual = most([hill]);
    expect(usual).toBeGreaterThan(most([hedge]));
    expect(most([hill], { 'jumping.down.hurts': 'always' })).toBeGreaterThan(usual);
    expect(most([hill], { 'jumping.damage.base': 0, 'jumping.times': 'off' })).toBeLessThan(usual);
    expect(most([hill], { 'jumping.damage': 'off' })).toBe(0);
  });
});

describe('a jump of whoever is in contact with an enemy', () => {
  const hedge = buildPiece({ kind: 'hedge', at: [0, 2], turn: 0, length: 16 });
  /** Actions that are offered to a berserk with an enemy behind it and a hedge before it, and whether it is still free. */
  const offered = (isFree: boolean, set = {}) => {
    let labels: string[] = [];
    const m = stage('A1 berserk 0,0 | B1 trooper 0,-1', { pieces: [hedge], set }).scripted(
      [['jump', 1]],
      (decision) => {
        if (decision.point === 'DX-D-04') return 0;
        labels = labelsOf(decision);
        return Math.max(0, labels.indexOf('jump'));
      },
    );
    const effort = effortOf(0, 3);
    effort.free = isFree;
    takeAction(m, effort, plansOf(m, 0));
    return [labels.includes('jump'), effort.free];
  };

  it('is a move that it makes once it has broken away, and that uses that up (DX-BRK-03)', () => {
    expect(offered(false)).toEqual([false, false]);
    expect(offered(true)).toEqual([true, false]);
  });

  it('takes no breaking away where nobody is held', () => {
    expect(offered(false, { 'break-away': 'off' })[0]).toBe(true);
  });
});
