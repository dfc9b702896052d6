import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { labelsOf, type Player } from '../../../src/rules/decision.ts';
import { hide, stirHidden } from '../../../src/rulesets/squad-quality/actions/hiding.ts';
import {
  IN_HIDING,
  PINNED,
  UNDER_FIRE,
  UNMARKED,
} from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { faultsOf } from '../../../src/rulesets/squad-quality/match/faults.ts';
import { isInHiding, markersOf } from '../../../src/rulesets/squad-quality/match/hidden.ts';
import { isExposed, placeOf } from '../../../src/rulesets/squad-quality/match/match.ts';
import { eliminate } from '../../../src/rulesets/squad-quality/match/removal.ts';
import { COUNTER } from '../../../src/rulesets/squad-quality/matchup/counters.ts';
import { appear, reveal } from '../../../src/rulesets/squad-quality/moves/markers.ts';
import { activate } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { waitingOf } from '../../../src/rulesets/squad-quality/turn/turns.ts';
import { NOWHERE } from '../../../src/rulesets/squad-quality/units/entities.ts';
import { travel } from '../../../src/rulesets/squad-quality/ways/travel.ts';
import { box, piece, solid } from '../../kernel/bare-table.ts';
import { first, last, nearestTo } from '../scene.ts';
import { type Script, stage } from './stage.ts';

const PASSES: Script = [
  ['hide', 6],
  ['hide', 6],
  ['hide', 6],
];
const AREA = box([-4, -4, 4, 4]);
const WOOD = piece(AREA, { area: true, difficult: true, height: 3, cover: 'light' });
const CRATER = piece(AREA, { area: true, difficult: true, height: 0.4, cover: 'light' });

describe('a squad that wants to hide (SQ-HID-01)', () => {
  it('cannot where an enemy sees it, in a wood as on open ground', () => {
    for (const pieces of [[], [WOOD], [CRATER]]) {
      const m = stage('A line 0,0 | B levy 0,9', { pieces }).scripted([], last);
      expect(hide(m, 0)).toBe(false);
    }
  });

  it('can where a wood stands between', () => {
    const m = stage('A line 0,-9 | B levy 0,9', { pieces: [WOOD] }).scripted(PASSES, last);
    expect(hide(m, 0)).toBe(true);
  });
});

it('a squad that can only recover its wounded does not hide (SQ-WND-05)', () => {
  const hides = (hurt: number, set = {}) => {
    const m = stage('A line 0,-9 | B levy 0,9', { pieces: [WOOD], set }).scripted([], first);
    m.state.hurt[0] = hurt;
    hide(m, 0);
    return m.state.counters[0][COUNTER['legal:hiding']] > 0;
  };
  expect([hides(2), hides(3), hides(3, { 'recover-wounded.most': 'off' })]).toEqual([true, false, true]);
});

describe('markers of a squad in hiding (SQ-HID-04)', () => {
  const position = 'A line 0,-9 | A line 11,-9 | B levy 0,9';

  it('move in the activation in which it goes into hiding', () => {
    const m = stage(position, { pieces: [WOOD] }).scripted(PASSES, last);
    const from = m.state.point[0];
    expect(hide(m, 0)).toBe(true);
    expect(markersOf(m, 0).some((at) => at !== from)).toBe(true);
  });

  it('are activated as a unit is: what marks it fades, as it hides and later (SQ-CORE-UF-fades)', () => {
    const m = stage(position, { pieces: [WOOD] }).scripted(PASSES, ({ point, count }) =>
      point === 'SQ-D-13' && count === 2 ? 1 : 0,
    );
    m.state.marker[0] = PINNED;
    activate(m, 0);
    m.dice.finish();
    expect([isInHiding(m, 0), m.state.marker[0]]).toEqual([true, UNDER_FIRE]);
    activate(m, 0);
    expect([isInHiding(m, 0), m.state.marker[0]]).toEqual([true, UNMARKED]);
  });

  it('go no farther than 12 inches from another, wherever they were', () => {
    const places = (apart: number) => {
      let most = 0;
      const m = stage(position, { pieces: [WOOD], set: { 'hidden-movement.moves.apart': apart } }).scripted(
        [],
        ({ point, count }) => {
          if (point === 'SQ-D-14') most = Math.max(most, count);
          return 0;
        },
      );
      m.state.hiding.set([m.state.point[0], m.state.point[1]]);
      m.state.whereabouts[0] = IN_HIDING;
      m.state.point[0] = NOWHERE;
      stirHidden(m, 0);
      return most;
    };
    expect(places(12)).toBeLessThan(places(48));
  });
});

describe('a marker', () => {
  const found = (position: string, pieces: readonly (typeof WOOD)[]) => {
    const m = stage(position, { pieces }).scripted([]);
    m.state.hiding[0] = m.state.point[0];
    m.state.whereabouts[0] = IN_HIDING;
    m.state.point[0] = NOWHERE;
    reveal(m, 0);
    return !isInHiding(m, 0) && markersOf(m, 0).length === 0;
  };

  it('is found where an enemy sees it, in a crater too (SQ-HID-06)', () => {
    expect(found('A line 0,0 | B levy 0,9', [])).toBe(true);
    expect(found('A line 0,0 | B levy 0,9', [CRATER])).toBe(true);
    expect(found('A line 0,-9 | B levy 0,9', [WOOD])).toBe(false);
  });

  it('in a wood is found by an enemy who is in there and six inches from it (SQ-HID-08)', () => {
    const large = piece(box([-9, -9, 9, 9]), { area: true, difficult: true, height: 3, cover: 'light' });
    expect(found('A line 0,0 | B levy 0,12', [large])).toBe(false);
    expect(found('A line 0,0 | B levy 0,6', [large])).toBe(true);
    expect(found('A line 0,-4 | B levy 0,5', [large])).toBe(false);
  });
});

it('a squad that is the first of its markers is found with that one and no other (SQ-HID-05)', () => {
  const hides = (marker: number, set = {}) => {
    const m = stage('A line 0,-9 | B levy 0,9', { pieces: [WOOD], set }).scripted([]);
    const { ground } = m.battlefield;
    m.state.hiding.fill(m.state.point[0], 0, 3);
    m.state.hiding[marker] = nearestTo(ground, [9, 0]);
    m.state.whereabouts[0] = IN_HIDING;
    m.state.point[0] = NOWHERE;
    reveal(m, 0);
    return isInHiding(m, 0);
  };
  const first = { 'hidden-movement.choice': 'off' };
  expect([hides(0), hides(0, first), hides(1, first)]).toEqual([true, false, true]);
});

describe('who is with a squad that hides (SQ-HID-01)', () => {
  const hidden = () => {
    const position = 'A line 0,-9 | A machine-gun + | A officer + | B levy 0,9';
    const m = stage(position, { pieces: [WOOD] }).scripted(PASSES, last);
    m.state.host[2] = 0;
    expect(hide(m, 0)).toBe(true);
    expect(faultsOf(m)).toEqual([]);
    return m;
  };

  it('is seen by nobody, and has nothing of his own to do until it appears', () => {
    const m = hidden();
    expect([1, 2].map((unit) => isExposed(m, unit))).toEqual([false, false]);
    expect(waitingOf(m, 0)).toEqual([0]);
    appear(m, 0, markersOf(m, 0)[0]);
    expect([1, 2].map((unit) => placeOf(m, unit))).toEqual([m.state.point[0], m.state.point[0]]);
    expect(waitingOf(m, 0)).toEqual([0, 2]);
    expect(faultsOf(m)).toEqual([]);
  });

  it('stands where a marker was when the squad gives up', () => {
    const m = hidden();
    const [marker] = markersOf(m, 0);
    eliminate(m, 0, 'gives up');
    expect([m.state.point[1], m.state.host[2]]).toEqual([marker, 1]);
    expect(faultsOf(m)).toEqual([]);
  });
});

it('a marker is found where it comes into sight, and not only where it ends (SQ-HID-06)', () => {
  const walls = [-1, 1].map((side) => {
    const outline = box(side < 0 ? [-18, -1, -1, 1] : [1, -1, 18, 1]);
    return piece(outline, { height: 6, solids: [solid(outline, 6)] });
  });
  const goes = (side: -1 | 1) => {
    const farthest: Player = (decision) => {
      if (decision.point === 'SQ-D-03') return decision.count - 1;
      if (decision.point !== 'SQ-D-14') return 0;
      const across = labelsOf(decision).map((label) => side * Number(/([\d.]+),/.exec(label)?.[1]));
      return across.indexOf(Math.max(...across));
    };
    const m = stage('A line -2.5,-6 | B levy 0,9', { pieces: walls }).scripted([], farthest);
    const { point, hiding, whereabouts } = m.state;
    hiding[0] = point[0];
    whereabouts[0] = IN_HIDING;
    point[0] = NOWHERE;
    activate(m, 0);
    m.dice.finish();
    // Its markers have moved, and it does nothing else where it is found on the way (SQ-HID-04).
    expect([m.state.done[0], m.state.moved[0], m.state.fired[0]]).toEqual([1, 0, 0]);
    return isInHiding(m, 0);
  };
  expect([goes(-1), goes(1)]).toEqual([true, false]);
});

it('a marker is found by whoever sees it on his way, and not where he ends (SQ-HID-06)', () => {
  const walls = [-1, 1].map((side) => {
    const outline = box(side < 0 ? [-18, -1, -3, 1] : [3, -1, 18, 1]);
    return piece(outline, { height: 6, solids: [solid(outline, 6)] });
  });
  const m = stage('A line 0,-9 | B levy -8,6', { pieces: walls }).scripted([], first);
  const { point, hiding, whereabouts } = m.state;
  hiding[0] = point[0];
  whereabouts[0] = IN_HIDING;
  point[0] = NOWHERE;
  const ends = [-8, 8].map((x) => nearestTo(m.battlefield.ground, [x, 6]));
  for (const end of ends) {
    point[1] = end;
    reveal(m, 0);
  }
  expect(isInHiding(m, 0)).toBe(true);
  point[1] = ends[0];
  travel(m, 1, ends[1], 24 * INCH, 'rushes', 'ways');
  expect(isInHiding(m, 0)).toBe(false);
});

it('markers of a squad with wounded move half as far (SQ-WND-04)', () => {
  const most = (hurt: number, set = {}) => {
    const m = stage('A line 0,-9 | B levy 0,9', { pieces: [WOOD], set }).scripted(PASSES, last);
    m.state.hurt[0] = hurt;
    const from = m.state.point[0];
    hide(m, 0);
    return Math.max(...markersOf(m, 0).map((at) => m.battlefield.between(from, at))) / INCH;
  };
  expect(most(0)).toBeGreaterThan(3);
  expect(most(1)).toBeLessThanOrEqual(3);
  expect(most(1, { 'recover-wounded.burdened': 'off' })).toBe(most(0));
});
