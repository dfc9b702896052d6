import { describe, expect, it } from 'vitest';
import {
  type Fraction,
  fraction,
  fractionText,
  minus,
  ONE,
  plus,
  times,
  ZERO,
} from '../../../src/kernel/fraction.ts';
import { resolveAttack } from '../../../src/rulesets/dark-potential/attack/attack.ts';
import type { Strike } from '../../../src/rulesets/dark-potential/match/strike.ts';
import { ask, attack } from './ask.ts';
import { read, upTo } from './checks.ts';
import { ROCKET } from './rocket-scene.ts';
import { stage, weapon } from './stage.ts';

/*
 * Checks that the catalogue cites and exact.json does not hold. Every number is derived here from the printed
 * profiles: P(t) is the chance of at most t on 2d6, counted over its 36 outcomes. (DP-X-34 and DP-X-36 are with the
 * exchange of Command Points.)
 */
const P = upTo;
const text = fractionText;
const not = (chance: Fraction) => minus(ONE, chance);

/** Wounds a hit on `hit` takes from a model with `left` wounds: 1 + margin of a Strength test on `wound`. */
function wounds(hit: number, wound: number, left: number): Record<string, string> {
  const lost = (n: number) =>
    n === 0
      ? not(times(P(hit), P(wound)))
      : times(P(hit), n === left ? P(wound + 1 - n) : minus(P(wound + 1 - n), P(wound - n)));
  return Object.fromEntries(Array.from({ length: left + 1 }, (_, n) => [n, text(lost(n))]));
}

describe('attacks', () => {
  it("DP-X-06: the leader's laser pistol at a soldier, by distance and cover", () => {
    // Ranged 12 - Defense 2 - bands of 8 inches - cover; Strength 11 - Armour 3 = 8.
    for (const [distance, bands] of [
      [8, 0],
      [9, 1],
      [17, 2],
      [25, 3],
    ]) {
      for (const [cover, penalty] of [
        ['none', 0],
        ['light', 1],
        ['medium', 2],
        ['heavy', 3],
      ] as const) {
        const { hit, kill } = attack(
          `--attacker leader --weapon laser-pistol --target soldier --distance ${distance} --cover ${cover}`,
        );
        const needed = 12 - 2 - bands - penalty;
        expect([hit, kill]).toEqual([P(needed), times(P(needed), P(8))].map(text));
      }
    }
  });

  it('DP-X-10: wounds the rifle takes from the leader, and a pistol from the sniper', () => {
    // 13 - 3 to hit and 12 - 3 to wound within 16 inches; 11 - 3 and 10 - 2 within 8.
    const rifle = attack('--attacker sniper --weapon sniper-rifle --target leader --distance 16');
    expect(rifle.wounds).toEqual(wounds(10, 9, 5));
    const pistol = attack('--attacker soldier --weapon pistol --target sniper --distance 8');
    expect(pistol.wounds).toEqual(wounds(8, 8, 3));
  });

  it("DP-X-12: wounds the assassin's fist takes from the sniper and from an assassin", () => {
    // Close Combat 12 - Defense; Strength 13 - Armour 2 = 11.
    expect(attack('--attacker assassin --target sniper').wounds).toEqual(wounds(9, 11, 3));
    expect(attack('--attacker assassin --target assassin').wounds).toEqual(wounds(8, 11, 3));
  });

  it('DP-X-32: Dug-In adds one to cover that counts, and to nothing else', () => {
    // A pistol at the sniper: 11 - 3 - cover - 1; partial medium cover is worth 1 before Dug-In.
    const hit = (options: string, set = {}) =>
      attack(`--attacker soldier --weapon pistol --target sniper --distance 8 ${options}`, set).hit;
    expect(hit('')).toBe(text(P(8)));
    expect(hit('--cover light')).toBe(text(P(6)));
    expect(hit('--cover medium')).toBe(text(P(5)));
    expect(hit('--cover heavy')).toBe(text(P(4)));
    expect(hit('--cover medium --partial')).toBe(text(P(6)));
    expect(hit('--cover light --partial')).toBe(text(P(6)));
    expect(hit('--cover medium', { 'dug-in': 'off' })).toBe(text(P(6)));
    // Void where cover is ignored: 11 - 3 - 2.
    expect(hit('--cover medium --suppressing')).toBe(text(P(6)));
    // Before the reduction (DP-Q-67) partial light cover is worth 2 - 1.
    const before = { 'dug-in.bonus.order': 'before' };
    expect(hit('--cover light --partial', before)).toBe(text(P(7)));
    expect(hit('--cover medium --partial', before)).toBe(text(P(6)));
  });

  it('DP-X-41: wounds by the margin of the attack (V-05)', () => {
    // A pistol hits the leader on 8 and wounds on 7; a roll of r to hit that wounds takes 9 - r, at most 5.
    const margin = (n: number) => (n === 5 ? P(4) : minus(P(9 - n), P(8 - n)));
    const like = [1, 2, 3, 4, 5].map((n) => text(times(margin(n), P(7))));
    const found = attack('--attacker soldier --weapon pistol --target leader --distance 8', {
      'wounding.several.margin': 'attack',
    }).wounds;
    expect([1, 2, 3, 4, 5].map((n) => found[n])).toEqual(like);
    expect(found[0]).toBe(text(not(times(P(8), P(7)))));
  });

  it('DP-X-23: a shot on Overwatch is an ordinary one where the enemy is stopped', () => {
    // Crossing at 9 inches in the open a soldier is hit on 8, at 7.5 inches behind light cover on 8, at 7.5 on 9.
    const chances = ['9', '7.5 --cover light', '7.5'].map(
      (at) => attack(`--attacker soldier --target soldier --distance ${at}`).kill,
    );
    expect(chances).toEqual([P(8), P(8), P(9)].map((hit) => text(times(hit, P(7)))));
    const shot: Strike = {
      kind: 'overwatch',
      attacker: 0,
      weapon: weapon('pistol'),
      target: 1,
      from: 0,
      at: 1,
    };
    const fired = stage('A soldier 0,0 | B soldier 0,8').distribution((m) => {
      resolveAttack(m, shot);
      return m.state.wounds[1];
    });
    expect(text(fired.get(0)!)).toBe(chances[2]);
  });
});

describe('Leadership', () => {
  it('DP-X-17: suppressed by a death nearby, alone, near a Commander, and shot by the rifle', () => {
    // Leadership 6 alone, 9 near the leader, one less for the rifle.
    const fails = (options: string) => ask(`--test leadership --target soldier ${options}`).fail;
    expect([
      fails(''),
      fails('--commander'),
      fails('--modifier -1'),
      fails('--modifier -1 --commander'),
    ]).toEqual([6, 9, 5, 8].map((needed) => text(not(P(needed)))));
    // Hit and alive and suppressed: by a pistol at 8 inches, alone and near a Commander.
    const shot = (options: string) =>
      attack(`--attacker soldier --target soldier --distance 8 ${options}`).suppressed;
    const survives = times(P(9), not(P(7)));
    expect([shot(''), shot('--commander')]).toEqual([6, 9].map((l) => text(times(survives, not(P(l))))));
  });
});

describe('templates', () => {
  const rocket = (distance: number, set = {}) =>
    attack(`--attacker rocket --weapon rocket-launcher --target soldier --distance ${distance}`, set);

  it('DP-X-26: a miss can still touch its own target only from within 8 inches', () => {
    // A template of 3 inches reaches 1.5 + 0.49 from the target's centre: 1 inch of scatter on one die, no more.
    for (const [distance, hit, touches] of [
      [4, 8, P1(1)],
      [8, 8, P1(1)],
      [9, 8, ZERO],
      [16, 7, ZERO],
    ] as const) {
      const { kill, template } = rocket(distance);
      const astray = times(not(P(hit)), times(touches, P(5)));
      expect(text(minus(read(kill), read(template!.centreKill))), `${distance}`).toBe(text(astray));
    }
  });

  it('DP-X-26: read as a radius 3 inches reach 3.49, which 2d6 seldom stay within', () => {
    const radius = { 'area-effect.size.means': 'radius' };
    for (const [distance, hit, touches] of [
      [8, 8, P1(3)],
      [16, 7, P(3)],
      [25, 6, ZERO],
    ] as const) {
      const { kill, template } = rocket(distance, radius);
      const astray = times(not(P(hit)), times(touches, P(5)));
      expect(text(minus(read(kill), read(template!.centreKill))), `${distance}`).toBe(text(astray));
    }
  });

  it('DP-AOE-06: kills nobody under the edge where nobody is hit there', () => {
    const { kill, template } = rocket(8, { 'area-effect.splash': 'off' });
    expect(text(read(template!.edgeKill))).toBe(text(ZERO));
    expect(kill).toBe(template!.centreKill);
  });

  it('DP-Q-77: kills under the edge only whom it hits by a test of his own, by one reading', () => {
    const { template } = rocket(8, { 'area-effect.splash.test': 'rolled' });
    expect(text(read(template!.edgeKill))).toBe(text(times(P(8), P(5))));
  });

  it('DP-X-43: kills among a target and two neighbours, each at its own Strength', () => {
    // Under the hole 12 - 3 = 9, under the edge 8 - 3 = 5; neighbours 1.5 inches from the target's centre.
    const position = stage('A rocket 0,0 | B soldier 0,10 + soldier 1.5,10 + soldier -1.5,10', {
      set: { leadership: 'off', pickup: 'off', 'area-effect.deviation': 'off' },
    });
    const spread = position.distribution((m) => {
      resolveAttack(m, ROCKET);
      return `${m.state.wounds.slice(1, 4)}`;
    });
    const chance = (a: number, b: number, c: number) =>
      [a === 0 ? P(9) : not(P(9)), b === 0 ? P(5) : not(P(5)), c === 0 ? P(5) : not(P(5))].reduce(
        times,
        P(8),
      );
    for (const a of [0, 1]) {
      for (const b of [0, 1]) {
        for (const c of [0, 1]) {
          const like = a + b + c === 3 ? plus(chance(a, b, c), not(P(8))) : chance(a, b, c);
          expect(text(spread.get(`${a},${b},${c}`)!), `${a}${b}${c}`).toBe(text(like));
        }
      }
    }
  });
});

/** Chance of at most t on one die. */
function P1(t: number): Fraction {
  return fraction(t, 6);
}
