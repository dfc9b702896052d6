import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { hide } from '../../../src/rulesets/squad-quality/actions/hiding.ts';
import {
  recallScout,
  scoutOptions,
  sendScout,
} from '../../../src/rulesets/squad-quality/actions/scouting.ts';
import { UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { fireAlone } from '../../../src/rulesets/squad-quality/attack/fire.ts';
import { expectedHarm } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import { targetsOf } from '../../../src/rulesets/squad-quality/attack/targets.ts';
import { isExposed } from '../../../src/rulesets/squad-quality/moves/markers.ts';
import { box, piece, solid } from '../../kernel/bare-table.ts';
import { alike, last, nearestTo } from '../scene.ts';
import { type Script, stage } from './stage.ts';

const OUTLINE = box([-6, -1, 6, 1]);
const WALL = piece(OUTLINE, { height: 6, solids: [solid(OUTLINE, 6)] });

/** A Line Squad of B behind a wall, one of whom has gone to its corner, where those of A see him alone. */
function scene(set = {}, script: Script = []) {
  const staged = stage('A line 0,-8 | B line 0,8', {
    set: { 'shooting.riflemen.points': 4 },
    setB: set,
    pieces: [WALL],
  });
  const m = staged.scripted(script, last);
  sendScout(m, 1, nearestTo(m.battlefield.ground, [9, -2]));
  return m;
}

const HIDES: Script = alike(3, 'hide', 6);

/** Three hits on him. */
const SHOTS = [
  ['fire', 4],
  ['fire', 4],
] as const;
const kill = [
  ['damage', 6],
  ['armour', 1],
] as const;
const graze = [
  ['damage', 1],
  ['armour', 1],
] as const;

const miss = [
  ['damage', 1],
  ['armour', 6],
] as const;

function shotAt(contests: Script): readonly number[] {
  const m = scene({}, [...SHOTS, ...contests]);
  expect(fireAlone(m, 0, UNMOVED)).toBe(true);
  m.dice.finish();
  const { figures, hurt, leader, scout, marker } = m.state;
  return [figures[1], hurt[1], leader[1], scout[1] < 0 ? 0 : 1, marker[1]];
}

describe('a scout (SQ-SCT-04)', () => {
  it('is seen where his squad is not, until it is activated again', () => {
    const m = scene();
    expect(targetsOf(m, 0, UNMOVED).map(({ target, atScout }) => [target, atScout])).toEqual([[1, true]]);
    recallScout(m, 1);
    expect(targetsOf(m, 0, UNMOVED)).toEqual([]);
    expect(targetsOf(scene({ 'scouts.returns': 'off' }), 0, UNMOVED)).toEqual([]);
  });

  it('is one figure: he is wounded, or killed by depth or by a second hit, and is not the leader', () => {
    expect(shotAt([...graze, ...miss, ...miss])).toEqual([5, 1, 1, 1, 1]);
    expect(shotAt([...graze, ...graze])).toEqual([4, 0, 1, 0, 1]);
    expect(shotAt(kill)).toEqual([4, 0, 1, 0, 1]);
  });

  it('is worth a figure at most to whoever shoots at him', () => {
    const m = scene();
    const [aim] = targetsOf(m, 0, UNMOVED);
    const whole = expectedHarm(m, { ...aim, atScout: false });
    expect(expectedHarm(m, aim)).toBeLessThan(whole);
    expect(expectedHarm(m, aim)).toBeGreaterThan(0);
  });
});

it('a scout may be sent a little way as well as far', () => {
  const m = stage('A line -5,-4 | B line 0,8', { pieces: [WALL] }).scripted([], last);
  const from = m.state.point[0];
  const ways = scoutOptions(m, 0).map(({ spot }) => m.battlefield.between(from, spot!) / INCH);
  expect(Math.max(...ways)).toBeGreaterThan(11);
  expect(Math.min(...ways)).toBeLessThan(7);
});

it('a scout is sent to see past smoke as past a wall (SQ-SCT-01, SQ-SMK-03)', () => {
  const calls = (half: number) => {
    const m = stage('A line 0,-8 | B line 0,8').scripted([]);
    m.state.smoke.set([-half * INCH, -3 * INCH, half * INCH, -3 * INCH], 0);
    m.state.smoking[0] = half > 0 ? 1 : 0;
    return scoutOptions(m, 0).map(({ action }) => action);
  };
  expect(new Set(calls(4))).toEqual(new Set(['scout-call']));
  expect(calls(0)).toEqual([]);
});

it('a scout is sent up to nobody: whoever stands beside an enemy fights him (SQ-SCT-01)', () => {
  const m = stage('A line 0,-4 | B levy 0,4 | B guard 12,9', {
    set: { 'artillery.batteries.number': 1 },
    pieces: [WALL],
  }).scripted([]);
  const { distanceFrom } = m.battlefield;
  const spots = scoutOptions(m, 0).map(({ spot }) => spot!);
  expect(spots.length).toBeGreaterThan(0);
  for (const spot of spots) expect(distanceFrom(spot, m.state.point[1])).toBeGreaterThan(INCH);
});

it('a scout finds markers that come into his sight, and nobody hides from him, until he is back (SQ-SCT-02)', () => {
  const sees = (set = {}, isBack = false) => {
    const m = scene(set, isBack || 'scouts.finds' in set ? HIDES : []);
    if (isBack) recallScout(m, 1);
    return [isExposed(m, 0, m.state.point[0]), !hide(m, 0)];
  };
  expect(sees()).toEqual([true, true]);
  expect(sees({}, true)).toEqual([false, false]);
  expect(sees({ 'scouts.finds': 'off' })).toEqual([false, false]);
});
