import { describe, expect, it } from 'vitest';
import { copyData } from '../../../../src/kernel/copy-data.ts';
import { enumerateRolls } from '../../../../src/kernel/enumerate.ts';
import {
  type Fraction,
  fraction,
  fractionText,
  fractionValue,
  minus,
  plus,
  times,
  ZERO,
} from '../../../../src/kernel/fraction.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { rollTest } from '../../../../src/rulesets/dark-potential/points/opposed-test.ts';
import { exchangeOptions, openExchange } from '../../../../src/rulesets/dark-potential/rolls/exchange.ts';
import type { Holdings } from '../../../../src/rulesets/dark-potential/rolls/points-kept.ts';
import { attack } from '../ask.ts';
import { expected } from '../checks.ts';
import { atOrBelow, gameValue, LITERAL, type Limits, type Worth } from '../exchange-reference.ts';
import { engineValue, sceneOf } from '../exchange-scene.ts';
import { stage } from '../stage.ts';

const text = fractionText;
const TARGETS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const POINTS = [0, 1, 2, 3];

/** Literal values, worked out once: by target, attacker's points, defender's points. */
const literal = TARGETS.map((target) =>
  POINTS.map((a) => POINTS.map((d) => gameValue(atOrBelow(target), a, d, LITERAL))),
);
const value = (target: number, a: number, d: number) => literal[target - 2][a][d];

describe('DP-X-33: one Command Point of the roller', () => {
  const uses = {
    noCP: engineValueOf(0),
    rerollOnly: engineValueOf(1, { 'command-points.shift': 'off' }),
    modifyOnly: engineValueOf(1, { 'command-points.reroll': 'off' }),
    optimal: engineValueOf(1),
  };

  function engineValueOf(points: number, set: Variant = {}) {
    return (target: number) => text(engineValue(target, points, 0, set));
  }

  it.each(TARGETS)('on a test of %i', (target) => {
    const found = Object.fromEntries(Object.entries(uses).map(([use, value]) => [use, value(target)]));
    expect(found).toEqual(expected<Record<string, Record<string, string>>>('DP-X-33')[target]);
  });
});

describe('DP-X-35: readings of the exchange', () => {
  const arms: Record<string, { set: Variant; limits: Limits }> = {
    staleNumbering: {
      set: { 'command-points.limit.use': 'forced-reroll' },
      limits: { ownShifts: 9, forcedRerolls: 1, restart: false },
    },
    rerollRestartsAtDefender: {
      set: { 'command-points.order.reroll': 'restart' },
      limits: { ownShifts: 1, forcedRerolls: 1, restart: true },
    },
    everythingRepeatable: {
      set: { 'command-points.limit': 'off', 'command-points.forcedReroll.repeats': 'unlimited' },
      limits: { ownShifts: 9, forcedRerolls: 9, restart: false },
    },
  };
  const like = expected<Record<string, Record<string, Record<string, string>>>>('DP-X-35');
  const cells = Object.keys(like).flatMap((arm) =>
    Object.keys(like[arm]).map((t) => [arm, Number(t)] as const),
  );

  it.each(cells)('%s on a test of %i', (arm, target) => {
    for (const [key, value] of Object.entries(like[arm][target])) {
      const [a, d] = [Number(key[1]), Number(key[3])];
      expect(text(engineValue(target, a, d, arms[arm].set)), key).toBe(value);
      expect(text(gameValue(atOrBelow(target), a, d, arms[arm].limits)), `reference ${key}`).toBe(value);
    }
  });
});

/*
 * DP-X-34 is cited and not in the file: the value of the exchange on one test under the literal limits (own shift
 * and forced reroll once, own rerolls and enemy shifts without limit, one point a window, strict turns from the
 * defender, two passes end it), for targets 2 to 11 and 0 to 3 points each. Derived by minimax over fractions in
 * exchange-reference.ts, which also reproduces DP-X-33 and every cell of DP-X-35.
 */
describe('DP-X-34: the exchange under the literal limits', () => {
  const each = (check: (target: number, a: number, d: number) => void) => {
    for (const target of TARGETS) for (const a of POINTS) for (const d of POINTS) check(target, a, d);
  };

  it.each(TARGETS)('on a test of %i is what the engine plays out', (target) => {
    for (const a of POINTS)
      for (const d of POINTS)
        expect(text(engineValue(target, a, d)), `${a} against ${d}`).toBe(text(value(target, a, d)));
  });

  it('agrees with DP-X-33 where only the roller has a point', () => {
    for (const target of TARGETS) {
      const { noCP, optimal } = expected<Record<string, Record<string, string>>>('DP-X-33')[target];
      expect([value(target, 0, 0), value(target, 1, 0)].map(text)).toEqual([noCP, optimal]);
    }
  });

  it("is worth no less with more points of one's own, no more with more of the enemy's", () => {
    each((target, a, d) => {
      if (a > 0) expect(atLeast(value(target, a, d), value(target, a - 1, d))).toBe(true);
      if (d > 0) expect(atLeast(value(target, a, d - 1), value(target, a, d))).toBe(true);
      if (target > 2) expect(atLeast(value(target, a, d), value(target - 1, a, d))).toBe(true);
    });
  });

  it('prices a point as the catalogue says', () => {
    expect(text(minus(value(7, 1, 0), value(7, 0, 0)))).toBe('65/216');
    expect([value(9, 0, 0), value(9, 0, 1)].map(text)).toEqual(['5/6', '65/108']);
    const stale = gameValue(atOrBelow(2), 3, 0, { ownShifts: 9, forcedRerolls: 1, restart: false });
    expect(fractionValue(minus(stale, value(2, 3, 0)))).toBeCloseTo(0.21, 2);
  });

  it('differs from the restarting arm of DP-X-35 nowhere (DP-Q-32)', () => {
    for (const [target, cells] of Object.entries(
      expected<Record<string, Record<string, Record<string, string>>>>('DP-X-35').rerollRestartsAtDefender,
    )) {
      for (const [key, restarted] of Object.entries(cells))
        expect(text(value(Number(target), Number(key[1]), Number(key[3]))), key).toBe(restarted);
    }
    expect(text(gameValue(atOrBelow(7), 3, 3, { ...LITERAL, restart: true }))).toBe(text(value(7, 3, 3)));
  });
});

/*
 * DP-X-36 is cited and not in the file: a whole attack, where points kept from the roll to hit still serve on the
 * Strength roll. Derived by giving every end of the exchange on the hit the value of the exchange on the wound with
 * the points that are left.
 */
describe('DP-X-36: an attack with points to share between hit and wound', () => {
  const wound = value;
  const kill = (hit: number, target: number, a: number, d: number) =>
    gameValue(
      (total, attacker, defender) => (total <= hit ? wound(target, attacker, defender) : ZERO),
      a,
      d,
      LITERAL,
    );

  it.each([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
  ])('with %i points against %i', (a, d) => {
    const line = `--attacker soldier --target soldier --distance 9 --cover medium`;
    expect(attack(`${line} --attacker-cp ${a} --defender-cp ${d}`).kill).toBe(text(kill(6, 7, a, d)));
  });

  it("the Commander's points defend a friend in his range", () => {
    const line =
      '--attacker soldier --target soldier --distance 9 --cover medium --attacker-cp 1 --commander';
    expect(attack(`${line} --commander-cp 2`).kill).toBe(text(kill(6, 7, 1, 2)));
    expect(attack(`${line} --defender-cp 1 --commander-cp 1`).kill).toBe(text(kill(6, 7, 1, 2)));
  });

  it('on several wounds both play for their expected number', () => {
    // Leader, Armour 3 and two wounds left, against a pistol: hit on 8, wounds on 7, a margin of 1 takes both.
    const both = gameValue(
      (total, a, d) =>
        total > 8
          ? ZERO
          : gameValue((roll) => (roll > 7 ? ZERO : roll > 6 ? fraction(1, 2) : fraction(1)), a, d, LITERAL),
      1,
      1,
      LITERAL,
    );
    const line = '--attacker soldier --target leader --distance 8 --wounds-left 2';
    const { wounds } = attack(`${line} --attacker-cp 1 --defender-cp 1`);
    const [one, two] = [wounds[1], wounds[2]].map((chance) => {
      const [over, under] = chance.split('/').map(BigInt);
      return fraction(over, under);
    });
    expect(text(plus(times(one, fraction(1, 2)), two))).toBe(text(both));
  });
});

describe('the walk that merges equal positions', () => {
  it.each([
    [7, 1, 1],
    [7, 2, 1],
    [9, 1, 2],
  ])('finds on a test of %i with %i points against %i what the plain walk finds', (target, a, d) => {
    const { scene, test } = sceneOf(target, a, d);
    const plain = enumerateRolls((dice) => {
      const m = { ...scene.still, state: copyData(scene.still.state), dice };
      return rollTest(m, test).success ? 1 : 0;
    });
    expect(text(plain.get(1)!)).toBe(text(engineValue(target, a, d)));
  });
});

/*
 * Policies weigh an exchange as the game it is: what a roll brings against points on both sides, where what one side
 * keeps the other would rather see spent.
 */
describe('what policies are told of an exchange', () => {
  const { matchup } = stage('A soldier 0,0 | B soldier 0,7').scripted([]);
  const [{ thrown }] = matchup.tests;

  /** Worth of the exchange to the roller, who hopes for the most, before the roll; the affected side decides first. */
  function advised(stake: number, lethal: number, holdings: Holdings): [number, number] {
    const asked = { roll: 'hit', target: 7, wounds: 1, stake, lethal } as const;
    const advice = matchup.exchanges.advice(0, 1, asked, thrown, holdings);
    const rules = matchup.exchanges.rules(0, 1, 'hit', thrown);
    const opened = thrown.ways.map((ways, i) => {
      const state = openExchange(rules, thrown.dice + i, holdings.points);
      const options = exchangeOptions(rules, state).map((option) => advice.after(state, option));
      return ways * Math.min(...options.map((at) => advice.stake * advice.payoff(at) + advice.kept(at)));
    });
    return [opened.reduce((sum, one) => sum + one) / thrown.all, advice.stake];
  }

  /** The same by fractions; a success that kills costs the affected side what is not safe of its points. */
  function reckoned(stake: number, lethal: number, { points, lasting, safe, safeLasting }: Holdings): number {
    const tenths = (left: number, last: number) => 3 * left + 2 * Math.min(left, last);
    const worth: Worth = (total, mine, theirs) => {
      const kept = tenths(mine, lasting[0]) - tenths(theirs, lasting[1]);
      if (total > 7) return fraction(kept, 10);
      const lost = tenths(theirs, lasting[1]) - tenths(Math.min(theirs, safe), safeLasting);
      return plus(fraction(Math.round(stake * 1e9), 1e9), fraction(4 * kept + 4 * lethal * lost, 40));
    };
    return fractionValue(gameValue(worth, points[0], points[1], LITERAL));
  }

  const PURSES: readonly Holdings[] = [
    { points: [1, 0], lasting: [0, 0], safe: 0, safeLasting: 0 },
    { points: [0, 1], lasting: [0, 1], safe: 1, safeLasting: 1 },
    { points: [1, 1], lasting: [1, 0], safe: 0, safeLasting: 0 },
    { points: [3, 1], lasting: [3, 1], safe: 1, safeLasting: 1 },
    { points: [2, 3], lasting: [0, 1], safe: 2, safeLasting: 1 },
    { points: [1, 4], lasting: [1, 2], safe: 0, safeLasting: 0 },
    { points: [4, 2], lasting: [2, 0], safe: 2, safeLasting: 0 },
  ];

  it.each([0.2, 0.5, 1, 1.7, 4])('is its exact value over %d, points that die included', (stake) => {
    for (const lethal of [0, 0.5, 1]) {
      for (const holdings of PURSES) {
        const [value, near] = advised(stake, lethal, holdings);
        expect(Math.abs(near / Math.max(0.3, stake) - 1)).toBeLessThan(0.1);
        expect(value).toBeCloseTo(reckoned(near, lethal, holdings), 7);
      }
    }
  });
});

function atLeast(a: Fraction, b: Fraction): boolean {
  return minus(a, b).over >= 0n;
}
