import { describe, expect, it } from 'vitest';
import { enumerateRolls } from '../../../../src/kernel/enumerate.ts';
import { fraction, fractionText, fractionValue, minus, ONE, ZERO } from '../../../../src/kernel/fraction.ts';
import { compileSettings, type Variant } from '../../../../src/rules/variant.ts';
import { resolveAttack } from '../../../../src/rulesets/dark-potential/attack/attack.ts';
import { isImpossible, type Strike } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { rollTest } from '../../../../src/rulesets/dark-potential/points/opposed-test.ts';
import type { OpposedTest } from '../../../../src/rulesets/dark-potential/rolls/roll-asked.ts';
import { testRollOf } from '../../../../src/rulesets/dark-potential/rolls/test-roll.ts';
import { rules, type Settings } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { expected, throws } from '../checks.ts';
import { atOrBelow, gameValue, LITERAL } from '../exchange-reference.ts';
import { engineValue } from '../exchange-scene.ts';
import { stage, weapon } from '../stage.ts';

const test = (target: number): OpposedTest => ({
  roll: 'hit',
  roller: 0,
  rollerAt: 0,
  affected: 1,
  affectedAt: 1,
  target,
  wounds: 1,
  stake: 1,
});

/** Chance of a test as the engine rolls it. */
function chanceOf(target: number, set: Variant = {}) {
  const { distribution } = stage('A soldier 0,0 | B soldier 0,7', { set });
  return distribution((m) => (rollTest(m, test(target)).success ? 1 : 0)).get(1) ?? ZERO;
}

const DICE: readonly (readonly [number, number])[] = [
  [1, 4],
  [1, 8],
  [2, 6],
  [2, 8],
  [3, 4],
  [3, 6],
];

describe('DP-ROLL-01: a test', () => {
  it('DP-X-01: is 2d6 against a number, which it must not exceed', () => {
    for (const [target, chance] of Object.entries(expected('DP-X-01')))
      expect(fractionText(chanceOf(Number(target))), target).toBe(chance);
  });

  it.each(DICE)('takes %id%i where the settings say so', (dice, sides) => {
    const set = { 'rolls.test.dice': dice, 'rolls.test.sides': sides };
    const all = throws(dice, sides);
    for (let target = 0; target <= dice * sides + 1; target++) {
      const good = all.filter((total) => total <= target).length;
      expect(fractionText(chanceOf(target, set)), `${target}`).toBe(fractionText(fraction(good, all.length)));
    }
  });

  it('DP-Q-01: read the other way round a total must reach the number', () => {
    for (let target = 1; target <= 13; target++) {
      const chance = chanceOf(target, { 'rolls.test.direction': 'at-least' });
      expect(fractionText(chance)).toBe(fractionText(minus(ONE, chanceOf(target - 1))));
    }
  });

  it('DP-Q-02: by some readings 2 always succeeds and 12 never does', () => {
    const chance = (target: number, extremes: string) =>
      fractionText(chanceOf(target, { 'rolls.test.extremes': extremes }));
    expect([chance(1, 'both'), chance(1, 'lowest-succeeds'), chance(1, 'highest-fails')]).toEqual([
      '1/36',
      '1/36',
      '0/1',
    ]);
    expect([chance(12, 'both'), chance(12, 'lowest-succeeds'), chance(12, 'highest-fails')]).toEqual([
      '35/36',
      '1/1',
      '35/36',
    ]);
    expect(chance(7, 'both')).toBe('7/12');
  });

  it('DP-Q-03: an attack that cannot hit may be made, but for the reading that forbids it', () => {
    const far: Strike = { kind: 'ranged', attacker: 0, weapon: weapon('pistol'), target: 1, from: 0, at: 1 };
    // 11 - 2 - 8 = 1 at more than 64 inches.
    const at = (set: Variant) => stage('A soldier 0,0 | B soldier 0,70', { set }).scripted([]);
    expect(isImpossible(at({}), far)).toBe(false);
    expect(isImpossible(at({ 'rolls.test.impossible': 'illegal' }), far)).toBe(true);
    expect(isImpossible(at({ 'rolls.test.impossible': 'illegal', 'rolls.test.dice': 1 }), far)).toBe(false);
  });
});

describe('what policies read of tests', () => {
  it.each(DICE)('is the chance of the roll on %id%i, by every reading', (dice, sides) => {
    for (const direction of ['at-most', 'at-least']) {
      for (const extremes of ['neither', 'both', 'lowest-succeeds', 'highest-fails']) {
        const set = {
          ...{ 'rolls.test.dice': dice, 'rolls.test.sides': sides },
          ...{ 'rolls.test.direction': direction, 'rolls.test.extremes': extremes },
        };
        const roll = testRollOf(compileSettings<Settings>(rules, set));
        for (let target = -1; target <= dice * sides + 2; target++) {
          const exact = enumerateRolls((d) => {
            const { success, margin } = roll.judge(
              roll.facing(target),
              roll.facing(d.roll(0, 0, dice, sides)),
            );
            return success ? margin : -1;
          });
          for (const least of [0, 1, 3]) {
            const chance = [...exact].reduce((sum, [m, c]) => (m >= least ? sum + fractionValue(c) : sum), 0);
            expect(roll.chance(target, least)).toBeCloseTo(chance, 12);
          }
        }
      }
    }
  });

  it('advises on Command Points for the dice that are rolled', () => {
    for (const [dice, sides] of DICE) {
      const set = { 'rolls.test.dice': dice, 'rolls.test.sides': sides };
      const target = Math.floor((dice * (sides + 1)) / 2);
      const like = gameValue(atOrBelow(target), 2, 1, LITERAL, throws(dice, sides));
      expect(fractionText(engineValue(target, 2, 1, set)), `${dice}d${sides}`).toBe(fractionText(like));
    }
  });

  it('advises on Command Points where high is good', () => {
    const high = { 'rolls.test.direction': 'at-least' };
    for (const target of [5, 7, 9])
      expect(fractionText(engineValue(14 - target, 2, 1, high))).toBe(
        fractionText(engineValue(target, 2, 1)),
      );
  });
});

describe('margins', () => {
  const shot: Strike = { kind: 'ranged', attacker: 0, weapon: weapon('pistol'), target: 1, from: 0, at: 1 };
  const lost = (set: Variant) => {
    const position = stage('A soldier 0,0 | B leader 0,7', { set: { leadership: 'off', ...set } });
    const m = position.scripted([
      ['hit', 4],
      ['wound', 5],
    ]);
    resolveAttack(m, shot);
    m.dice.finish();
    return 5 - m.state.wounds[1];
  };

  it('DP-ROLL-02: count where wounds ask for them, and not when the clause is off', () => {
    expect([lost({}), lost({ 'rolls.margin': 'off' })]).toEqual([3, 1]);
  });

  it('DP-ROLL-04: that of the attack roll counts for nothing', () => {
    const position = stage('A soldier 0,0 | B leader 0,7', { set: { leadership: 'off' } });
    const after = [2, 8].map((total) => {
      const m = position.scripted([
        ['hit', total],
        ['wound', 7],
      ]);
      resolveAttack(m, shot);
      return m.state.wounds[1];
    });
    expect(after).toEqual([4, 4]);
  });

  it('are mirrored with the direction of the roll (DP-Q-01)', () => {
    // 12 - 3 - ... high is good: an 8 to hit needs 8 or more; a 9 for wounds beats 7 by 2.
    const position = stage('A soldier 0,0 | B leader 0,7', {
      set: { leadership: 'off', 'rolls.test.direction': 'at-least' },
    });
    const m = position.scripted([
      ['hit', 8],
      ['wound', 9],
    ]);
    resolveAttack(m, shot);
    expect(5 - m.state.wounds[1]).toBe(3);
  });
});
