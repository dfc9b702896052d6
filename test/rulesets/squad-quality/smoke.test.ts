import { expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { placeOf, settingsOf } from '../../../src/rulesets/squad-quality/match/match.ts';
import { screenBetween } from '../../../src/rulesets/squad-quality/match/smoke.ts';
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
