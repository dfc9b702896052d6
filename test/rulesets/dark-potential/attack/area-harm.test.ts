import { alea } from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { fractionValue } from '../../../../src/kernel/fraction.ts';
import type { Length } from '../../../../src/kernel/length.ts';
import { HARM, type Player, TACTICS } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import {
  expectedHarm,
  harmAstray,
  scatterHarm,
} from '../../../../src/rulesets/dark-potential/attack/area-harm.ts';
import { resolveAttack } from '../../../../src/rulesets/dark-potential/attack/attack.ts';
import { attackBase } from '../../../../src/rulesets/dark-potential/attack/base-attack.ts';
import { burstAt, caught } from '../../../../src/rulesets/dark-potential/attack/burst.ts';
import {
  lookIn,
  scatteringOf,
  scatterX,
  scatterY,
} from '../../../../src/rulesets/dark-potential/attack/scatter-distance.ts';
import { OPEN_VIEW } from '../../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { hitTarget, type Strike } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { templateShots } from '../../../../src/rulesets/dark-potential/places/template-shots.ts';
import { hidden } from '../hiding.ts';
import { HUGE, QUIET, ROCKET, SPARING, scatter, shotOf, wound } from '../rocket-scene.ts';
import { withRule } from '../rule-of-a-user.ts';
import { type Script, type Stage, type Staging, stage } from '../stage.ts';

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

describe('a template that goes astray', () => {
  it('removes on average what it does by every direction and every throw', () => {
    const draw = alea('astray');
    const inches = () => `${Math.round(40 * draw()) - 20},${Math.round(40 * draw()) - 20}`;
    let touching = 0;
    for (let scene = 0; scene < 60; scene++) {
      const others = Array.from({ length: 4 }, () => ` + soldier ${inches()}`);
      const sizes = scene % 2 ? { ...HUGE, 'units.rocket.launcherAoe': 1 + (scene % 7) } : {};
      const position = `A rocket ${inches()}${others[0]} | B soldier ${inches()}${others.slice(1).join('')}`;
      const m = stage(position, { set: sizes }).scripted([]);
      const shot = shotOf(m);
      const dice = 1 + (scene % 3);
      const throws = Array.from({ length: 6 ** dice }, (_, i) =>
        Array.from({ length: dice }, (_, die) => 1 + (Math.floor(i / 6 ** die) % 6)).reduce((a, b) => a + b),
      );
      const all = scatteringOf(m, shot, burstAt(m, shot), dice);
      const ways = [1, 2, 3, 4, 5, 6].flatMap((direction) => {
        lookIn(m, shot, all, direction);
        // Points move it beyond what dice show.
        for (let total = -1; total <= 6 * dice + 2; total++)
          expect(scatterHarm(m, shot, all, total)).toBeCloseTo(
            lossAt(m, shot, scatterX(m, all, direction, total), scatterY(m, all, direction, total)),
            9,
          );
        return throws.map((total) => scatterHarm(m, shot, all, total));
      });
      if (ways.some((harm) => harm !== 0)) touching++;
      const mean = ways.reduce((sum, harm) => sum + harm, 0) / ways.length;
      expect(harmAstray(m, shot, dice), position).toBeCloseTo(mean, 9);
    }
    expect(touching).toBeGreaterThan(20);
  });
});

/** What the edge of the template removes whose middle is there, friends for 1.2 times as much less. */
function lossAt(m: Match, shot: Strike, x: Length, y: Length): number {
  const { fromFriends, perSplash } = m.matchup.harm;
  return caught(m, { ...burstAt(m, shot), x, y, z: m.battlefield.surface(x, y) }, 1).reduce(
    (sum, model) =>
      sum +
      (m.matchup.models[model].seat === 0
        ? -1.2 * fromFriends.perSplash(shot.weapon, model, 1, 0)
        : perSplash(shot.weapon, model, 1, 0)),
    0,
  );
}

describe('what a template is expected to do', () => {
  const GROUP = 'A rocket 0,0 | B soldier 0,10 + soldier 1.5,10';
  const at = (position: string, set: Variant = {}) => stage(position, { set }).scripted([]);
  const expected = (m: Match) => expectedHarm(m, shotOf(m));
  const STRAIGHT = { 'area-effect.deviation': 'off' };

  it('DP-AOE-06: is nothing to those at its edge where they are not hit', () => {
    const set = { ...STRAIGHT, 'area-effect.splash': 'off' };
    expect(expected(at(GROUP, set))).toBe(expected(at('A rocket 0,0 | B soldier 0,10', set)));
    expect(expected(at(GROUP, STRAIGHT))).toBeGreaterThan(expected(at(GROUP, set)));
  });

  it('DP-AOE-05: is the lesser Strength to whom it is aimed at where all are hit by that', () => {
    const alone = 'A rocket 0,0 | B soldier 0,10';
    const m = at(alone, { ...STRAIGHT, 'area-effect.middle': 'off' });
    const hit = m.matchup.tests[0].chance(hitTarget(m, shotOf(m)));
    expect(expected(m)).toBe(hit * m.matchup.harm.perSplash(shotOf(m).weapon, 1, 1));
    expect(expected(m)).toBeLessThan(expected(at(alone, STRAIGHT)));
  });

  it('DP-Q-73: is nothing to those at its edge behind a wall, where that stops it', () => {
    const view: Staging['view'] = (from, to) => ({ ...OPEN_VIEW, seen: from !== 1 || to !== 2 });
    const walls = (reading: string) => {
      const set = { ...STRAIGHT, 'area-effect.splash.walls': reading };
      return expected(stage(GROUP, { set, view }).scripted([]));
    };
    expect(walls('pass')).toBe(expected(at(GROUP, STRAIGHT)));
    expect(walls('stop')).toBe(expected(at('A rocket 0,0 | B soldier 0,10', STRAIGHT)));
  });

  it('DP-Q-77: is less to those at its edge, where they are hit by a test of their own', () => {
    const m = at(GROUP, { ...STRAIGHT, 'area-effect.splash.test': 'rolled' });
    const alone = expected(at('A rocket 0,0 | B soldier 0,10', STRAIGHT));
    const hit = m.matchup.tests[0].chance(hitTarget(m, { ...shotOf(m), target: 2, at: 2 }));
    expect(expected(m)).toBeCloseTo(alone + hit * (expected(at(GROUP, STRAIGHT)) - alone), 12);
    expect(hit).toBeLessThan(1);
  });

  it('DP-WND-03: is what hits of its own side do to friends', () => {
    const besides = (own: Variant, theirs: Variant) => {
      const m = stage('A rocket 0,0 | A leader 1.5,10 | B soldier 0,10', {
        set: { ...STRAIGHT, ...own },
        theirs,
      });
      return expected(m.scripted([]));
    };
    const [one, three] = [1, 3].map((base) => ({ 'wounding.several.base': base }));
    expect(besides(three, one)).toBeLessThan(besides(one, three));
    expect(besides(one, three)).toBe(besides(one, one));
  });

  it('V-05: is what dice take on average, by the margin of its hit in the middle and at its edge', () => {
    const set = { ...QUIET, ...STRAIGHT, 'wounding.several.margin': 'attack' };
    const position = stage('A rocket 0,0 | B leader 0,10 | B sniper 1.5,10', { set });
    const lost = position.distribution((m) => {
      resolveAttack(m, shotOf(m));
      return `${5 - m.state.wounds[1]} ${3 - m.state.wounds[2]}`;
    });
    const { matchup } = position.scripted([]);
    // What of a model goes with its first wounds, each worth half of the one after it.
    const worthOf = (wounds: number, model: number, whole: number) =>
      ((2 ** wounds - 1) * matchup.harm.worth[model]) / (2 ** whole - 1);
    let mean = 0;
    for (const [both, chance] of lost) {
      const [leader, sniper] = both.split(' ').map(Number);
      mean += fractionValue(chance) * (worthOf(leader, 1, 5) + worthOf(sniper, 2, 3));
    }
    const m = position.scripted([]);
    expect(expected(m)).toBeCloseTo(mean, 9);
    expect(templateShots(m, 0).at(1)!.still(m.battlefield.distance(0, 1), 0)).toBeCloseTo(mean, 9);
  });

  it("has what users' rules add to wounding, in the middle and at the edge", () => {
    const m = at(GROUP, STRAIGHT);
    const better = (target: number) =>
      expected(withRule(m, { toWound: (attack) => (attack.target === m.matchup.models[target] ? 1 : 0) }));
    for (const target of [1, 2]) expect(better(target)).toBeGreaterThan(expected(m));
  });
});

describe('a template aimed where its target is not now', () => {
  it('is expected to do to who comes there what it does to who stands there', () => {
    const standing = stage('A rocket 0,0 | B soldier 8,10').scripted([]);
    const coming = stage('A rocket 0,0 | B soldier 0,10 | B soldier 8,10');
    coming.start.point[2] = NOWHERE;
    const strike = { ...ROCKET, kind: 'overwatch', at: 2 } as const;
    expect(expectedHarm(coming.scripted([]), strike)).toBe(expectedHarm(standing, { ...strike, at: 1 }));
  });

  it('is expected to do to who hides there what it does to who stands there', () => {
    const standing = stage('A rocket 0,0 | B assassin 0,8').scripted([]);
    const { position } = hidden('A rocket 0,0', ['0,8', '0,60']);
    expect(expectedHarm(position.scripted([]), ROCKET)).toBe(expectedHarm(standing, ROCKET));
  });
});

describe('what hangs on a roll to hit with a template', () => {
  /** The most that an option promises to whoever missed and could pay for another roll. */
  const askedIn = (scene: Stage, attack: (m: Match) => void, after: Script = []) => {
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
    attack(scene.scripted([...scatter(1, 6), ...after], player));
    return most;
  };
  const asked = (position: string, set: Variant = {}) =>
    askedIn(stage(position, { set: { ...QUIET, ...set } }), (m) => resolveAttack(m, shotOf(m)), [
      wound(),
      wound(),
      wound(),
    ]);

  it('is more where it would catch several, and hardly anything where it catches them anyway', () => {
    const alone = asked('A rocket 0,0 | B soldier 0,8 + soldier 0,40');
    const three = 'A rocket 0,0 | B soldier 0,8 + soldier 1.5,8 + soldier -1.5,8';
    expect(asked(three)).toBeGreaterThan(alone);
    expect(asked(three, { ...HUGE, ...SPARING })).toBeLessThan(alone);
  });

  it('DP-Q-116: is what it does to a hidden model that is hit before it is found', () => {
    const set = { ...QUIET, 'stealth.attacked.when': 'on-hit', 'command-points.anyRoll': 'off' };
    const { position } = hidden('A rocket 0,0', ['0,8', '0,16'], { set });
    const shot = { ...ROCKET, at: position.start.base[0] };
    expect(askedIn(position, (m) => attackBase(m, 0, shot))).toBeGreaterThan(0.3);
  });
});
