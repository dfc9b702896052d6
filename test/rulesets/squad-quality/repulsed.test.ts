import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { chargeOf } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import { contacts } from '../../../src/rulesets/squad-quality/moves/contacts.ts';
import { reachOf } from '../../../src/rulesets/squad-quality/moves/moves.ts';
import { travel } from '../../../src/rulesets/squad-quality/ways/travel.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { last, nearestTo, rolls } from '../scene.ts';
import { type Script, type Stage, stage } from './stage.ts';

const MIRE = piece(box([-18, -18, 18, 18]), { area: true, difficult: true, height: 0.1 });

/** How far from where it meant to go a unit ends up that opportunity fire repulses there, in inches. */
function drivenFrom(pieces: (typeof MIRE)[]): number {
  const hit: Script = [
    ['damage', 6],
    ['armour', 1],
  ];
  const script: Script = [['fire', 6], ['fire', 6], ...hit, ...hit, ...hit];
  const m = stage('A line 0,-4 | B guard 0,5', { pieces }).scripted(script, last);
  const { x, y } = m.battlefield.ground;
  const allowance = 6 * INCH;
  const { point, cost, count } = reachOf(m, 0, allowance);
  const ahead = Array.from(point.subarray(0, count)).filter((at, i) => x[at] === x[point[0]] && cost[i] > 0);
  const to = ahead
    .filter((at) => y[at] <= y[point[0]] + 3.1 * INCH)
    .reduce((most, at) => (y[at] > y[most] ? at : most));
  expect(travel(m, 0, to, allowance, 'moves', 'ways')).toBe(false);
  const [dx, dy] = [x[m.state.point[0]] - x[to], y[m.state.point[0]] - y[to]];
  return Math.sqrt(dx * dx + dy * dy) / INCH;
}

it('whoever is repulsed has what the ground has left of his movement (SQ-OP-07, SQ-CORE-MOVE-difficult)', () => {
  expect(drivenFrom([])).toBeGreaterThan(2);
  expect(drivenFrom([MIRE])).toBeLessThan(0.5);
});

it('whoever is repulsed right before he is in contact, with no movement left, ends there in the open (SQ-OP-07)', () => {
  const hit: Script = [...rolls('damage', 6), ...rolls('armour', 1)];
  const m = stage('A line 0,0 | B guard 0,9').scripted(
    [...rolls('fire', 6, 6), ...hit, ...hit, ...hit],
    last,
  );
  const { between } = m.battlefield;
  const from = m.state.point[0];
  const [{ at }] = contacts(m, 0, chargeOf(m, 0));
  expect(between(from, at)).toBeGreaterThan(5 * INCH);
  expect(travel(m, 0, at, chargeOf(m, 0), 'charges', 'ways')).toBe(false);
  m.dice.finish();
  // A step short of the enemy, not back where the charge began.
  expect(m.state.point[0]).not.toBe(at);
  expect(between(m.state.point[0], at)).toBeLessThan(1.5 * INCH);
});

describe('the nearest cover of whoever is repulsed (SQ-OP-07)', () => {
  const hit: Script = [...rolls('damage', 6), ...rolls('armour', 1)];

  /** How far from a spot the first unit of A ends up that is repulsed right where it meant to go. */
  function repulsedFrom(
    scene: Stage,
    script: Script,
    spot: readonly number[],
    going: readonly number[],
  ): number {
    const m = scene.scripted(script, last);
    const { ground, between } = m.battlefield;
    const cover = nearestTo(ground, spot);
    m.state.fortified.fill(cover, 0, 1);
    expect(travel(m, 0, nearestTo(ground, going), 6 * INCH, 'moves', 'ways')).toBe(false);
    m.dice.finish();
    return between(m.state.point[0], cover) / INCH;
  }

  it('is a fortification where one is near, all of which give hard cover (SQ-FORT-01)', () => {
    const script: Script = [...rolls('fire', 6, 6), ...hit, ...hit, ...hit];
    const off = (set: Variant) =>
      repulsedFrom(
        stage('A line 0,0 | B guard 0,9', { set: { 'fortifications.works.trenches': 1, ...set } }),
        script,
        [-2, 2],
        [0, 3],
      );
    expect(off({})).toBeLessThan(1.05);
    expect(off({ 'fortifications.cover': 'off' })).toBeGreaterThan(1.5);
  });

  it('is no wood for a flyer, which nothing covers (SQ-CORE-COVER)', () => {
    const pieces = [piece(box([-4, 1, -1, 3]), { area: true, difficult: true, height: 1, cover: 'light' })];
    const through: Script = [...rolls('penetration', 6), ...rolls('armour', 1)];
    const script: Script = [...rolls('fire', 6, 1), ...through, ...through, ...through];
    const off = (vehicle: string) =>
      repulsedFrom(stage(`A ${vehicle} 0,0 | B tank-hunters 0,9`, { pieces }), script, [-1.5, 2], [0, 3]);
    expect(off('skimmer')).toBeLessThan(1);
    expect(off('gunship')).toBeGreaterThan(1);
  });
});

it('a vehicle that is repulsed into difficult ground may bog down there (SQ-BOG-01)', () => {
  const wood = piece(box([-18, -18, 18, -3]), { area: true, difficult: true, height: 1, cover: 'light' });
  const script: Script = [
    ['fire', 6],
    ['fire', 1],
    ['penetration', 6],
    ['armour', 1],
    ['penetration', 6],
    ['armour', 1],
    ['bogging', 1],
    ['bogging', 1],
    ['bogging', 1],
  ];
  const m = stage('A truck 0,0 | B tank-hunters 0,9', { pieces: [wood] }).scripted(script, last);
  const { x, y } = m.battlefield.ground;
  const { point, count } = reachOf(m, 0, 2 * INCH);
  const to = Array.from(point.subarray(0, count)).find((at) => x[at] > x[point[0]] && y[at] === y[point[0]])!;
  expect(travel(m, 0, to, 18 * INCH, 'moves', 'ways')).toBe(false);
  expect(m.state.bogged[0]).toBe(1);
});
