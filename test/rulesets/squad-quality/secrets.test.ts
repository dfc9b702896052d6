import { expect, it } from 'vitest';
import type { Player } from '../../../src/rules/decision.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { redrawMines } from '../../../src/rulesets/squad-quality/ways/mines.ts';
import { first, stage } from './stage.ts';

const MINED = { set: { 'mines.fields.number': 1 } };

/** A field of seat B about the middle, of which one marker is real. */
function mined(real: number, player: Player = first) {
  const m = stage('A line 0,-9 | B levy 0,12', MINED).scripted([], player);
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
