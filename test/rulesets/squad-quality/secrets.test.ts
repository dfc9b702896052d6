import { expect, it } from 'vitest';
import type { Player } from '../../../src/rules/decision.ts';
import { IN_HIDING } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { redrawMarkers } from '../../../src/rulesets/squad-quality/match/hidden.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { NOWHERE } from '../../../src/rulesets/squad-quality/units/entities.ts';
import { mineDanger } from '../../../src/rulesets/squad-quality/ways/mine-danger.ts';
import { redrawMines } from '../../../src/rulesets/squad-quality/ways/minefields.ts';
import { first, stage } from './stage.ts';

const MINED = { set: { 'mines.fields.number': 1 } };

/** A field of seat B about the middle, of which one marker is real. */
function mined(real: number, player: Player = first, more = {}) {
  const m = stage('A line 0,-9 | B levy 0,12', { set: { ...MINED.set, ...more } }).scripted([], player);
  const { mirror } = m.battlefield.ground;
  const at = m.state.point[0];
  [at, mirror[at], at + 12].forEach((point, marker) => {
    m.state.mines[6 + marker] = point;
  });
  m.state.realMines[2] = real;
  return m;
}

it('which marker is real changes nothing that the enemy weighs', () => {
  const dangers = [0, 1, 2].map((real) => {
    const { dangerAt } = outlookOf(mined(real), 0);
    return Array.from({ length: 200 }, (_, at) => dangerAt(at));
  });
  expect(dangers[1]).toEqual(dangers[0]);
  expect(dangers[2]).toEqual(dangers[0]);
  expect(Math.max(...dangers[0])).toBeGreaterThan(0);
});

it('whoever looks ahead has the record of the enemy drawn anew, and keeps his own', () => {
  const m = mined(0);
  redrawMines(m, 0, () => 2);
  expect(m.state.realMines[2]).toBe(2);
  redrawMines(m, 1, () => 1);
  expect(m.state.realMines[2]).toBe(2);
});

it('it is drawn from the markers that are left', () => {
  const m = mined(0);
  m.state.mines[7] = NOWHERE;
  redrawMines(m, 0, (markers) => markers - 1);
  expect(m.state.realMines[2]).toBe(2);
});

/** What the mines about a place two inches from where it is would cost a unit of seat A. */
function dangerBeside(m: ReturnType<typeof mined>): number {
  return mineDanger(m, 0)(m.state.point[0] + 2);
}

it('a field that has gone off for good has no real marker left (SQ-MINE-03)', () => {
  const m = mined(0, first, { 'mines.lasting': 'off' });
  expect(dangerBeside(m)).toBeGreaterThan(0);
  m.state.mines[6] = NOWHERE;
  expect(dangerBeside(m)).toBe(0);
  redrawMines(m, 0, () => 1);
  expect(m.state.realMines[2]).toBe(0);
});

it('mines are feared as often as they are not passed (SQ-MINE-05)', () => {
  const always = dangerBeside(mined(0, first, { 'mines.passed': 'off' }));
  expect(dangerBeside(mined(0))).toBeCloseTo((always * 2) / 3, 12);
  expect(dangerBeside(mined(0, first, { 'mines.passed.needs': 2 }))).toBeCloseTo(always / 6, 12);
});

it('whoever looks ahead has the marker drawn anew that an enemy in hiding is where its side has no choice (SQ-HID-05)', () => {
  const markers = (seat: 0 | 1, set = {}) => {
    const m = stage('A line 0,-9 | B levy 0,12', { set }).scripted([]);
    m.state.hiding.set([30, NOWHERE, 50], 3);
    m.state.whereabouts[1] = IN_HIDING;
    redrawMarkers(m, seat, (left) => left - 1);
    return Array.from(m.state.hiding.subarray(3, 6));
  };
  const first = { 'hidden-movement.choice': 'off' };
  expect(markers(0, first)).toEqual([50, NOWHERE, 30]);
  for (const same of [markers(1, first), markers(0)]) expect(same).toEqual([30, NOWHERE, 50]);
});
