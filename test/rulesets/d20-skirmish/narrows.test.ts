/** Gaps that are too narrow, along the very ways of moves. */
import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { inches } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { labelsOf } from '../../../src/rules/decision.ts';
import { chargeActions } from '../../../src/rulesets/d20-skirmish/actions/charging.ts';
import { moves } from '../../../src/rulesets/d20-skirmish/actions/journeys.ts';
import { jumps } from '../../../src/rulesets/d20-skirmish/actions/jumps.ts';
import { openBattlefield } from '../../../src/rulesets/d20-skirmish/battlefield/battlefield.ts';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { isEngaged } from '../../../src/rulesets/d20-skirmish/match/engagement.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { approach } from '../../../src/rulesets/d20-skirmish/moves/approach.ts';
import { chargeAt } from '../../../src/rulesets/d20-skirmish/moves/charge.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { CLAUSE } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { narrowsOf, pathOf } from '../../../src/rulesets/d20-skirmish/ways/narrows.ts';
import { endsOf, enemiesInTheWay, moveOf, reachOf } from '../../../src/rulesets/d20-skirmish/ways/reach.ts';
import { gateAlong } from '../../../src/rulesets/d20-skirmish/ways/spacing.ts';
import { box, wall } from '../../kernel/bare-table.ts';
import { fieldOf } from '../scene.ts';
import { choosing, first, nearestTo, type Staging, spotOf, stage } from './stage.ts';

/** Whether a move of the first model may end at a spot. */
function mayEnd(position: string, spot: readonly [number, number], staging: Staging): boolean | 'barred' {
  const m = stage(position, staging).scripted([]);
  const { places, costs } = endsOf(m, 0, reachOf(m, 0, 'plain', moveOf(m, 0), enemiesInTheWay(m, 0)));
  const end = places.indexOf(nearestTo(m.battlefield.ground, spot));
  if (end < 0) return false;
  return narrowsOf(m, 0, 'plain')(places[end], costs[end]) === undefined ? true : 'barred';
}

/** A wall across the way, whose right end is 1 inch to the right of the middle. */
const pieces = [wall(box([-12, 1.5, 1, 2.5]))];

describe('a way that bends', () => {
  const around = [0, 3.5] as const;

  it('is barred by a gap that it goes through (DX-SPC-03)', () => {
    // To the right of the wall, 2 inches of it to an enemy.
    expect(mayEnd('A1 berserk 0,0 | B1 trooper 4,2', around, { pieces })).toBe('barred');
    expect(
      mayEnd('A1 berserk 0,0 | B1 trooper 4,2', around, { pieces, set: { 'spacing.enemies': 'off' } }),
    ).toBe(true);
    expect(mayEnd('A1 berserk 0,0 | B1 trooper 9,2', around, { pieces })).toBe(true);
  });
});

it('a move has a way, be its cost rounded down', () => {
  const { matchup, ...staged } = stage('A1 biker 0,0').scripted([]);
  const ground = compileGround(d20Skirmish.tables['dx-woodland'], DEFAULT_PITCH);
  const m: Match = { ...staged, matchup, battlefield: openBattlefield(matchup, fieldOf(ground)) };
  const pointAt = (x: number, y: number) =>
    ground.x.findIndex((_, at) => ground.x[at] === x && ground.y[at] === y);
  m.state.point[0] = pointAt(48750, 3750);
  const { point, cost } = reachOf(m, 0, 'plain', inches(9), []);
  const end = point.indexOf(pointAt(36250, -13750));
  expect(pathOf(m, 0, point[end], cost[end], 'plain').length).toBeGreaterThan(5);
});

it('a way is through a gap where it touches its line at a point, and not where it turns back there', () => {
  const m = stage('A1 trooper 0,0').scripted([]) as Match;
  const { ground } = m.battlefield;
  const at = (...spot: readonly [number, number]) => nearestTo(ground, spot);
  const [a, b] = [at(-3, 0), at(3, 0)];
  const gate = { ax: ground.x[a], ay: ground.y[a], bx: ground.x[b], by: ground.y[b], clause: 7 };
  const through = [at(0, -2), at(0, 0), at(0, 2)];
  const back = [at(0, -2), at(0, 0), at(1, -2)];
  expect(gateAlong(m, [gate], through)?.clause).toBe(7);
  expect(gateAlong(m, [gate], back)).toBeUndefined();
  expect(gateAlong(m, [gate], [at(5, -2), at(5, 2)])).toBeUndefined();
});

it('a move is not offered where its way turns out to be barred, nor is a charge', () => {
  const offers = (position: string, set = {}) => {
    let found: readonly string[] = [];
    const note = choosing({
      'DX-D-04': (decision) => {
        found = labelsOf(decision);
        return 0;
      },
    });
    const m = stage(position, { pieces, set }).scripted([], note);
    const plan = planOf(m, 0, 3);
    moves(m, effortOf(0, 3), plan)[0].act();
    return [found.length, m.state.acts[CLAUSE.spacing.enemies]];
  };
  const bent = 'A1 berserk 0,0 | B1 trooper 4,2';
  const straight = 'A1 berserk 0,0 | B1 trooper 3,-1.2 | B2 trooper 3,1.2';
  for (const position of [bent, straight]) {
    const [open, noted] = offers(position, { 'spacing.enemies': 'off' });
    const [barred] = offers(position);
    expect(noted).toBe(0);
    expect(barred).toBeLessThan(open);
  }
  // How many ways that bend are looked into hangs on who decides, so that straight ones alone are counted.
  expect([bent, straight].map((position) => offers(position)[1])).toEqual([0, 1]);
  const charges = (set = {}) => {
    const m = stage('A1 berserk 0,0 | B1 trooper 0,4 | B2 trooper 4,2', { pieces, set }).scripted([]);
    return chargeActions(m, 0, planOf(m, 0, 3), 'plain', 1).map(({ target }) => target);
  };
  expect([charges(), charges({ 'spacing.enemies': 'off' })]).toEqual([[2], [1, 2]]);
});

describe('a move that nobody chooses', () => {
  const freely = { 'spacing.enemies': 'off' };

  it('leads through no narrow gap either (DX-SPC-03)', () => {
    const goneTo = (set = {}) => {
      const m = stage('A1 berserk 0,0 | A1 trooper 0,6 | B1 trooper 4,2', { pieces, set }).scripted([]);
      approach(m, 0, 1);
      return spotOf(m, 0)[1];
    };
    expect(goneTo()).toBeLessThan(2.5);
    expect(goneTo(freely)).toBeGreaterThan(2.5);
  });

  it('does not after whoever withdraws from a charge', () => {
    const goneTo = (set = {}) => {
      const position = 'A1 berserk 0,0 | B1 trooper 3,3 wait | B2 trooper 4,2';
      const script = [['leadership', 1]] as const;
      const m = stage(position, { pieces, set }).scripted(script, choosing({ 'DX-D-05': 1 }));
      expect(chargeAt(m, 0, 1)).toBe(true);
      m.dice.finish();
      return spotOf(m, 0)[1];
    };
    expect(goneTo()).toBeLessThan(2.5);
    expect(goneTo(freely)).toBeGreaterThan(2.5);
  });

  it('ends in contact with nobody, which is for charges', () => {
    const isLocked = (set = {}) => {
      const m = stage('A1 berserk 0,0 | A1 trooper 0,6 | B1 trooper 1,5', { set }).scripted([]);
      approach(m, 0, 1);
      return isEngaged(m, 0);
    };
    expect([isLocked(), isLocked({ charge: 'off' })]).toEqual([false, true]);
  });
});

it('a jump leads through no enemy and past no gap that is too narrow (DX-SPC-03)', () => {
  const hedge = buildPiece({ kind: 'hedge', at: [0, 2], turn: 0, length: 16 });
  const mayLand = (enemies: string, set = {}) => {
    const m = stage(`A1 berserk 0,0 | ${enemies}`, { pieces: [hedge], set }).scripted([]);
    return planOf(m, 0, 3)
      .landings()
      .places.includes(nearestTo(m.battlefield.ground, [0, 5.8]));
  };
  expect(mayLand('B1 trooper 9,12')).toBe(true);
  expect(mayLand('B1 trooper 0,4', { spacing: 'off' })).toBe(false);
  const apart = 'B1 trooper -2,3.8 | B2 trooper 2,3.8';
  expect([mayLand(apart), mayLand(apart, { 'spacing.enemies': 'off' })]).toEqual([false, true]);
});

it('a jump ends beside an enemy where a move does: where there are no charges, among those who may attack (DX-CM-11)', () => {
  const hedge = buildPiece({ kind: 'hedge', at: [0, 2], turn: 0, length: 16 });
  const joins = (attackers: string, set = {}) => {
    const m = stage(`A1 berserk 0,0 | ${attackers}B1 trooper 0,5.8`, { pieces: [hedge], set }).scripted([]);
    const enemy = m.state.point[m.matchup.models.length - 1];
    return planOf(m, 0, 3)
      .landings()
      .places.some((at) => m.battlefield.touch(at, enemy));
  };
  const freely = { charge: 'off', spacing: 'off' };
  expect([joins(''), joins('', freely)]).toEqual([false, true]);
  const three = 'A1 berserk 1,5.8 | A1 berserk -1,5.8 | A1 berserk 0,6.8 | ';
  expect(joins(three, freely)).toBe(false);
  expect(joins(three, { ...freely, 'close-combat.crowd': 'off' })).toBe(true);
});

it('a jump notes what keeps it from places once it is made, and not while it is weighed (DX-SPC-03, DX-CM-11)', () => {
  const hedge = buildPiece({ kind: 'hedge', at: [0, 2], turn: 0, length: 16 });
  const noted = (enemies: string, clause: number, set = {}) => {
    const m = stage(`A1 berserk 0,0 | ${enemies}`, { pieces: [hedge], set }).scripted([['jump', 1]], first);
    const [jump] = jumps(m, 0, planOf(m, 0, 3));
    jump.weigh(new Float64Array(8));
    expect(m.state.acts[clause]).toBe(0);
    jump.act();
    return m.state.acts[clause];
  };
  expect(noted('B1 trooper -2,3.8 | B2 trooper 2,3.8', CLAUSE.spacing.enemies)).toBe(1);
  const three = 'A1 berserk 1,5.8 | A1 berserk -1,5.8 | A1 berserk 0,6.8 | B1 trooper 0,5.8';
  expect(noted(three, CLAUSE.closeCombat.crowd, { charge: 'off', spacing: 'off' })).toBe(1);
});
