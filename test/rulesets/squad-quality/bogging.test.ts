import { describe, expect, it } from 'vitest';
import { fractionText } from '../../../src/kernel/fraction.ts';
import { moveOf } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { boggedAt, tryToGetFree } from '../../../src/rulesets/squad-quality/ways/bogging.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { nearestTo } from '../scene.ts';
import { type Script, stage } from './stage.ts';

describe('bogging (SQ-BOG)', () => {
  const wood = piece(box([-10, -4, 10, 4]), { area: true, difficult: true, height: 3, cover: 'light' });
  const across = (m: Match) =>
    [-6, -5, -3, -1, 1, 3, 5, 6].map((y) => nearestTo(m.battlefield.ground, [0, y]));
  const passes: Script = [
    ['bogging', 6],
    ['bogging', 1],
    ['bogging', 1],
  ];

  it('takes one pass of tracks and two of wheels, for each stretch that is begun', () => {
    const tracked = stage('A light-tank 0,-6 | B line 0,15', { pieces: [wood] }).scripted([
      ...passes,
      ...passes,
    ]);
    expect(boggedAt(tracked, 0, across(tracked))).toBe(7);
    tracked.dice.finish();
    const wheeled = stage('A carrier 0,-6 | B line 0,15', { pieces: [wood] }).scripted(passes);
    expect(boggedAt(wheeled, 0, across(wheeled))).toBeLessThan(4);
    expect([wheeled.state.bogged[0], moveOf(wheeled, 0)]).toEqual([1, 0]);
    wheeled.dice.finish();
  });

  it('tests only once in eight inches where only whole stretches count', () => {
    const set = { 'vehicle-bogging.tests.part': 'full' };
    const m = stage('A light-tank 0,-6 | B line 0,15', { pieces: [wood], set }).scripted(passes);
    boggedAt(m, 0, across(m));
    m.dice.finish();
  });

  it('stops nobody off the ground', () => {
    const m = stage('A skimmer 0,-6 | B line 0,15', { pieces: [wood] }).scripted([]);
    expect(boggedAt(m, 0, across(m))).toBe(7);
  });

  it('is over with the same test', () => {
    const found = stage('A light-tank 0,0 | B line 0,15').distribution((m) => {
      m.state.bogged[0] = 1;
      tryToGetFree(m, 0);
      return m.state.bogged[0];
    });
    // A Regular fails all three dice once in 27.
    expect(fractionText(found.get(1)!)).toBe('1/27');
  });

  it('SQ-P-BOG-tracked: Regulars who need 4 or more pass 7 of 8 tests', () => {
    const set = { 'quality.test.reach': 'exceed' };
    const found = stage('A light-tank 0,0 | B line 0,15', { set }).distribution((m) => {
      m.state.bogged[0] = 1;
      tryToGetFree(m, 0);
      return m.state.bogged[0];
    });
    expect(fractionText(found.get(0)!)).toBe('7/8');
  });
});
