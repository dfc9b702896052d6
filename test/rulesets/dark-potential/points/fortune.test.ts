import { describe, expect, it } from 'vitest';
import { fractionValue } from '../../../../src/kernel/fraction.ts';
import type { Player } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { rollTest } from '../../../../src/rulesets/dark-potential/points/opposed-test.ts';
import type { OpposedTest } from '../../../../src/rulesets/dark-potential/rolls/roll-asked.ts';
import { stage } from '../stage.ts';

const HIT: OpposedTest = {
  roll: 'hit',
  roller: 0,
  rollerAt: 0,
  affected: 1,
  affectedAt: 1,
  target: 7,
  wounds: 1,
  stake: 1,
};

/** Takes what it is told is worth most, as a veteran's equal. */
const greedy: Player = ({ count, weigh }) => {
  const worth = Array.from({ length: count }, (_, option) => {
    const into = new Float64Array(8);
    weigh(option, into);
    return into.reduce((sum, part) => sum + part, 0);
  });
  return worth.indexOf(Math.max(...worth));
};

/** Exact mean of fortune after a test, and how often it moves at all. */
function fortuneOf(asked: Partial<OpposedTest>, points: readonly [number, number], set: Variant = {}) {
  const position = stage('A soldier 0,0 | B soldier 0,7', { set });
  position.start.points.set(points);
  const seen = position.distribution((m) => {
    rollTest(m, { ...HIT, ...asked });
    return m.state.fortune;
  }, greedy);
  let [mean, moved] = [0, 0];
  for (const [fortune, chance] of seen) {
    mean += fortune * fractionValue(chance);
    if (fortune !== 0) moved += fractionValue(chance);
  }
  return { mean, moved };
}

describe('the fortune of a test', () => {
  it.each([
    ['a shot nobody can bend', {}, [0, 0], {}],
    ['a shot that both can bend', {}, [2, 2], {}],
    ['one whose roller alone has points', {}, [3, 0], {}],
    ['damage to several wounds', { roll: 'wound', wounds: 3, target: 8 }, [1, 2], {}],
    ['one of the other side', { roller: 1, affected: 0, rollerAt: 1, affectedAt: 0 }, [2, 1], {}],
    ['one at a friend', { affected: 0, affectedAt: 0 }, [1, 1], {}],
    ['dice picked to be rolled again', {}, [2, 1], { 'command-points.reroll.replaces': 'chosen-dice' }],
    ['high totals being good', {}, [1, 1], { 'rolls.test.direction': 'at-least' }],
  ] as const)('is nothing on average: %s', (_, asked, points, set) => {
    const { mean, moved } = fortuneOf(asked as Partial<OpposedTest>, points, set);
    expect(mean).toBeCloseTo(0, 12);
    expect(moved).toBeGreaterThan(0.5);
  });

  it('does not move by what kills nobody', () => {
    expect(fortuneOf({ roll: 'leadership' }, [0, 0]).moved).toBe(0);
  });

  it('rises for whoever hits a tenth of an army, at a slope of 5.5', () => {
    const position = stage('A soldier 0,0 | B soldier 0,7');
    const hit = position.scripted([['hit', 7]]);
    rollTest(hit, { ...HIT, stake: 0.1 });
    expect(hit.state.fortune).toBeCloseTo(0.1 * (15 / 36) * (5.5 / 4), 12);
    const missed = position.scripted([['hit', 8]]);
    rollTest(missed, { ...HIT, stake: 0.1 });
    expect(missed.state.fortune).toBeCloseTo(-0.1 * (21 / 36) * (5.5 / 4), 12);
  });
});
