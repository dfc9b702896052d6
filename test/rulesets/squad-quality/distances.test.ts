import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { scoutOptions } from '../../../src/rulesets/squad-quality/actions/scouting.ts';
import { IN_HIDING, UNDER_FIRE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { CLAUSE } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { mayArrive } from '../../../src/rulesets/squad-quality/turn/arrival.ts';
import { dropPoints } from '../../../src/rulesets/squad-quality/turn/drop-points.ts';
import { advanceMatch } from '../../../src/rulesets/squad-quality/turn/turns.ts';
import { NOWHERE } from '../../../src/rulesets/squad-quality/units/entities.ts';
import { meetMines } from '../../../src/rulesets/squad-quality/ways/mines.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { nearestTo } from '../scene.ts';
import { stage } from './stage.ts';

const ROUGH = { area: true, difficult: true, height: 1, cover: 'light' } as const;
const WOOD = piece(box([-2, -2, 2, 2]), ROUGH);
const EVERYWHERE = piece(box([-18, -18, 18, 18]), ROUGH);

/** Inches from the middle of a point to a square about the middle of the table. */
function gapToSquare({ battlefield: { ground } }: Match, at: number, half: number): number {
  const outside = (value: number) => Math.max(0, Math.abs(value) / INCH - half);
  return Math.hypot(outside(ground.x[at]), outside(ground.y[at]));
}

describe('the point that a drop is aimed at (SQ-DROP-03)', () => {
  it('is six inches from difficult ground, itself and not a circle about it', () => {
    const m = stage('A paratroopers - | B levy 0,-15', { pieces: [WOOD] }).scripted([]);
    const gaps = dropPoints(m, 0).map((at) => gapToSquare(m, at, 2));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
    expect(Math.min(...gaps)).toBeLessThan(7);
  });

  it('is six inches from the circle of an enemy', () => {
    const m = stage('A paratroopers - | B levy 0,0').scripted([]);
    const apart = dropPoints(m, 0).map((at) => m.battlefield.between(at, m.state.point[1]) / INCH);
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(7.5);
    expect(Math.min(...apart)).toBeLessThan(9);
  });

  it('keeps whoever finds none waiting, which is told, and costs no activation', () => {
    const scene = stage('A paratroopers - | A line 0,-9 | B levy 0,15', { pieces: [EVERYWHERE] });
    const waiting = scene.scripted([]);
    expect(mayArrive(waiting, 0)).toBe(false);
    waiting.state.done.fill(1, 1);
    advanceMatch(waiting);
    expect(waiting.state.done[0]).toBe(0);
    expect(scene.told.map(({ text }) => text)).toContain('A Paratroop Squad finds no point to drop at.');
  });
});

describe('mines (SQ-MINE-04)', () => {
  const MINED = { set: { 'mines.fields.number': 1 } };
  const meets = (inches: number) => {
    const m = stage(`A line 0,-12 | B levy 0,15`, MINED).scripted([['mine', 6]]);
    const at = nearestTo(m.battlefield.ground, [0, 0]);
    m.state.mines.fill(NOWHERE);
    m.state.mines[0] = at;
    meetMines(m, 0, [m.state.point[0], nearestTo(m.battlefield.ground, [0, -inches])]);
    return m.state.acts[CLAUSE.mines.near] > 0;
  };

  it('are met four inches from the circle of a unit', () => {
    expect(meets(4.9)).toBe(true);
    expect(meets(6.9)).toBe(false);
  });

  it('put whom they hit Under Fire, as all hits do (SQ-CORE-UF)', () => {
    const m = stage('A line 0,-12 | B levy 0,15', MINED).scripted([
      ['mine', 1],
      ['mine-hits', 1],
      ['damage', 1],
      ['armour', 6],
    ]);
    const at = nearestTo(m.battlefield.ground, [0, 0]);
    m.state.mines.fill(NOWHERE);
    m.state.mines[0] = at;
    m.state.realMines[0] = 0;
    meetMines(m, 0, [m.state.point[0], nearestTo(m.battlefield.ground, [0, -4])]);
    m.dice.finish();
    expect(m.state.marker[0]).toBe(UNDER_FIRE);
  });

  it('are not met by whoever goes away from them', () => {
    const m = stage('A line 0,-2 | B levy 0,15', MINED).scripted([]);
    m.state.mines.fill(NOWHERE);
    m.state.mines[0] = nearestTo(m.battlefield.ground, [0, 0]);
    meetMines(m, 0, [m.state.point[0], nearestTo(m.battlefield.ground, [0, -4])]);
    expect(m.state.acts[CLAUSE.mines.near]).toBe(0);
  });
});

describe('a scout (SQ-SCT-01)', () => {
  it('goes twelve inches from the circle of a squad of Regulars', () => {
    const m = stage('A line 0,-9 | B levy 0,12').scripted([]);
    m.state.hiding.fill(m.state.point[1], 3, 6);
    m.state.whereabouts[1] = IN_HIDING;
    m.state.point[1] = NOWHERE;
    const far = scoutOptions(m, 0).map(
      ({ spot = 0 }) => m.battlefield.between(spot, m.state.point[0]) / INCH,
    );
    expect(Math.max(...far)).toBeLessThanOrEqual(13.5);
    expect(Math.max(...far)).toBeGreaterThan(12.5);
  });
});
