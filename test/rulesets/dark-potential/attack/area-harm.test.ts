import { describe, expect, it } from 'vitest';
import { HARM, type Player, TACTICS } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { expectedHarm } from '../../../../src/rulesets/dark-potential/attack/area-harm.ts';
import { resolveAttack } from '../../../../src/rulesets/dark-potential/attack/attack.ts';
import { hitTarget } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { HUGE, QUIET, SPARING, scatter, shotOf, wound } from '../rocket-scene.ts';
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

describe('what hangs on a roll to hit with a template', () => {
  /** The most that an option promises to whoever missed and could pay for another roll. */
  const asked = (position: string, set: Variant = {}) => {
    const scene = stage(position, { set: { ...QUIET, ...set } });
    scene.start.points[0] = 1;
    let most = NaN;
    const player: Player = ({ count, weigh }) => {
      if (!Number.isNaN(most)) return 0;
      const harms = Array.from({ length: count }, (_, option) => {
        const into = new Float64Array(TACTICS.length);
        weigh(option, into);
        return into[HARM];
      });
      most = Math.max(...harms);
      return 0;
    };
    const m = scene.scripted([...scatter(1, 6), wound(), wound(), wound()], player);
    resolveAttack(m, shotOf(m));
    return most;
  };

  it('is more where it would catch several, and hardly anything where it catches them anyway', () => {
    const alone = asked('A rocket 0,0 | B soldier 0,8 + soldier 0,40');
    const three = 'A rocket 0,0 | B soldier 0,8 + soldier 1.5,8 + soldier -1.5,8';
    expect(asked(three)).toBeGreaterThan(alone);
    expect(asked(three, { ...HUGE, ...SPARING })).toBeLessThan(alone);
  });
});
