import { expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { placeOf, settingsOf } from '../../../src/rulesets/squad-quality/match/match.ts';
import { eliminate } from '../../../src/rulesets/squad-quality/match/removal.ts';
import { screenBetween, screensOf } from '../../../src/rulesets/squad-quality/match/smoke.ts';
import { clearSmoke } from '../../../src/rulesets/squad-quality/turn/turns.ts';
import { stage } from './stage.ts';

it('smoke that may be longer than a squad reaches is laid as long as it does (SQ-SMK-03)', () => {
  const lengthOf = (inches: number) => {
    const set = { 'smoke.screen.inches': inches };
    const m = stage('A grenadiers 0,0 | B line 3,12', { set }).scripted([]);
    const [at, danger] = [placeOf(m, 0), placeOf(m, 1)];
    const screen = screenBetween(m, at, at, danger, settingsOf(m, 0).smoke.screen);
    if (screen === undefined) return 0;
    return Math.hypot(screen.x2 - screen.x1, screen.y2 - screen.y1) / INCH;
  };
  const lengths = [8, 16, 18, 20, 24].map(lengthOf);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(lengths[1]).toBeCloseTo(16, 1);
  expect(lengths[4]).toBeCloseTo(2 * Math.sqrt(10 * 10 - 4 * 4), 1);
});

it('smoke of a squad that is lost stays until the turn ends (SQ-SMK-04)', () => {
  const screens = (set = {}) => {
    const m = stage('A grenadiers 0,0 | A line 6,0 | B line 3,12', { set }).scripted([]);
    m.state.smoking[0] = m.state.smoking[1] = 1;
    eliminate(m, 0, 'is lost');
    const meanwhile = screensOf(m).length;
    clearSmoke(m);
    return [meanwhile, screensOf(m).length];
  };
  expect(screens()).toEqual([2, 1]);
  expect(screens({ 'smoke.lasts.until': 'turn' })).toEqual([2, 0]);
  expect(screens({ 'smoke.lasts': 'off' })).toEqual([2, 2]);
});
