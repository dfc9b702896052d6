import { describe, expect, it } from 'vitest';
import { fractionValue } from '../../../src/kernel/fraction.ts';
import type { Player } from '../../../src/rules/decision.ts';
import { chancePerLead } from '../../../src/rules/play/fork.ts';
import { attack } from '../../../src/rulesets/pass-counter/attack/retaliation.ts';
import { expectedHarm, harmOf } from '../../../src/rulesets/pass-counter/attack/volley.ts';
import type { Match } from '../../../src/rulesets/pass-counter/match/match.ts';
import { remove } from '../../../src/rulesets/pass-counter/match/removal.ts';
import { leadOf } from '../../../src/rulesets/pass-counter/match/score.ts';
import type { AttackKind } from '../../../src/rulesets/pass-counter/matchup/timing.ts';
import { losesNerve } from '../../../src/rulesets/pass-counter/moves/broken.ts';
import { choosing, last, type Script, type Staging, stage } from './stage.ts';
import { strike } from './strike.ts';

/** Exact mean of fortune after something is done, and how often it moves at all. */
function fortuneOf(
  position: string,
  act: (m: Match) => void,
  points: number,
  set: Staging['set'],
  player?: Player,
) {
  const scene = stage(position, { set: set ?? {} });
  scene.start.points.fill(points);
  const seen = scene.distribution((m) => {
    act(m);
    return m.state.fortune;
  }, player);
  let [mean, moved] = [0, 0];
  for (const [fortune, chance] of seen) {
    mean += fortune * fractionValue(chance);
    if (fortune !== 0) moved += fractionValue(chance);
  }
  return { mean, moved };
}

const FRIENDS = '| A trooper -9,-9 | A trooper -6,-9 | A trooper -3,-9';
const SHOT = `A trooper 0,0 ${FRIENDS} | B trooper 0,7 | B trooper 1,8 | B trooper -9,9 | B trooper -6,9`;
const BLOW = `A trooper 0,0 ${FRIENDS} | B trooper 0,1 | B trooper -9,9 | B trooper -6,9`;
const FIRST_OF_B = 4;

const MEDDLING = { 'reroll.buy.whose': 'any', 'reroll.buy.again': 'twice' };

/** Dice of few faces, on which everything may go either way. */
const FEW = {
  'attacks.dice.sides': 4,
  'attacks.hitTarget.shift': 1,
  'attacks.armourTarget.shift': 2,
  'recovery.target.shift': 2,
};

const attacking =
  (kind: AttackKind, attacker: number, target: number) =>
  (m: Match): void =>
    attack(m, strike(m, kind, attacker, target));

/** Has dice rolled again, splits them and strikes back wherever that can be done. */
const eager = choosing({ 'PC-D-05': last, 'PC-D-06': last, 'PC-D-07': last, 'PC-D-08': last });

describe('the fortune of an attack', () => {
  it.each([
    ['a shot at two', SHOT, 'ranged', 0, {}],
    ['one at somebody who is down', SHOT.replace('0,7', '0,7 down'), 'ranged', 0, {}],
    ['hits rolled again', SHOT, 'ranged', 2, { 'attacks.armour': 'off', recovery: 'off' }],
    ['a blow, any dice of it rolled again', BLOW, 'melee', 3, { ...MEDDLING, retaliate: 'off' }],
    ['without armour', SHOT, 'ranged', 0, { 'attacks.armour': 'off' }],
    ['without recovery', SHOT, 'ranged', 0, { recovery: 'off' }],
    ['hits of two wounds', SHOT, 'ranged', 0, { 'attacks.woundEach.wounds': 2 }],
    ['faces that always count', SHOT, 'ranged', 0, { 'attacks.natural.special': 'both' }],
    ['a blow and what is struck back', BLOW, 'melee', 1, { reroll: 'off' }],
    ['a charge at somebody of two wounds', BLOW.replaceAll(' trooper 0,', ' bruiser 0,'), 'charge', 0, {}],
  ] as const)('is nothing on average, from either seat: %s', (_, position, kind, points, set) => {
    for (const [attacker, target] of [
      [0, FIRST_OF_B],
      [FIRST_OF_B, 0],
    ]) {
      const { mean, moved } = fortuneOf(
        position,
        attacking(kind, attacker, target),
        points,
        { ...FEW, ...set },
        eager,
      );
      expect(mean).toBeCloseTo(0, 12);
      expect(moved).toBeGreaterThan(0.5);
    }
  });

  it('is what it took less what it was expected to take, for seat 0, at a slope of 8.6', () => {
    const line = (seat: string, y: number) =>
      [-9, -6, -3, 3, 6, 9].map((x) => `${seat} trooper ${x},${y}`).join(' | ');
    const scene = stage(`A trooper 0,0 | ${line('A', -9)} | B trooper 0,9 | ${line('B', 11)}`);
    const still = scene.scripted([]);
    const perTrooper = (0.65 / 7) * (8.6 / 4);
    for (const [attacker, target, sign] of [
      [0, 7, 1],
      [7, 0, -1],
    ]) {
      const expected = expectedHarm(still, strike(still, 'ranged', attacker, target));
      const fortune = (points: number, script: Script) => {
        const m = scene.scripted(script, eager);
        m.state.points[attacker === 0 ? 0 : 1] = points;
        attacking('ranged', attacker, target)(m);
        m.dice.finish();
        return (m.state.fortune * sign) / perTrooper;
      };
      const [hit, missed] = [['hit', 4] as const, ['hit', 3] as const];
      const dies: Script = [
        ['armour', 4],
        ['recovery', 4],
      ];
      expect(fortune(0, [missed, missed])).toBeCloseTo(-expected, 12);
      expect(fortune(0, [hit, missed, ...dies])).toBeCloseTo(1 - expected, 12);
      // A die rolled again has a chance to wound that was not reckoned with.
      const again = harmOf(still, target, 1, 1 / 3);
      expect(fortune(1, [missed, missed, missed])).toBeCloseTo(-expected - again, 12);
      expect(fortune(1, [missed, missed, hit, ...dies])).toBeCloseTo(1 - expected - again, 12);
    }
  });
});

describe('the fortune of a nerve test', () => {
  const broken = 'A trooper 0,-4 | A trooper 9,0 | A trooper 8,0 | B trooper 0,11';

  it.each([
    ['away from the edge', broken],
    ['at the edge', broken.replace('0,-4', '0,-11')],
  ])('is nothing on average: %s', (_, position) => {
    const alone = (m: Match) => {
      for (const other of [1, 2]) remove(m, other, 'is gone');
      losesNerve(m, 0);
    };
    const { mean, moved } = fortuneOf(position, alone, 0, {});
    expect(mean).toBeCloseTo(0, 12);
    expect(moved).toBe(1);
  });

  it('is good for whoever passes, by three quarters of his worth', () => {
    const scene = stage(
      'A trooper 0,-4 | A trooper 9,0 | A trooper 8,0 | B trooper 0,11 | B trooper 9,9 | B trooper 8,8',
    );
    for (const [model, sign] of [
      [0, 1],
      [3, -1],
    ]) {
      const m = scene.scripted([['nerve', 4]]);
      for (const other of [model + 1, model + 2]) remove(m, other, 'is gone');
      const lead = leadOf(m);
      losesNerve(m, model);
      const worth = (0.75 * 0.65) / 3;
      expect(m.state.fortune).toBeCloseTo((sign * worth * chancePerLead(lead, 8.6)) / 2, 12);
    }
  });
});
