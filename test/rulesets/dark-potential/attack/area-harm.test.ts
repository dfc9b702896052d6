import { describe, expect, it } from 'vitest';
import { expectedHarm } from '../../../../src/rulesets/dark-potential/attack/area-harm.ts';
import { hitTarget } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { HUGE, SPARING, shotOf } from '../rocket-scene.ts';
import { stage } from '../stage.ts';

describe('a template that scatters by three dice', () => {
  it('touches whom it was aimed at in 20 of 216 misses, those by 6 inches at most', () => {
    const m = stage('A rocket 0,0 | B soldier 0,18', { set: { ...HUGE, ...SPARING } }).scripted([]);
    const { harm, tests } = m.matchup;
    const shot = shotOf(m);
    const hit = tests[0].chance(hitTarget(m, shot));
    const loss = harm.perHit(shot.weapon, shot.target, 1);
    expect(expectedHarm(m, shot)).toBeCloseTo((hit + ((1 - hit) * 20) / 216) * loss, 9);
  });
});
