import { describe, expect, it } from 'vitest';
import type { ActsAt } from '../../../../src/rules/play/active-rules.ts';
import { leadershipTarget } from '../../../../src/rulesets/dark-potential/attack/morale.ts';
import { allowanceOf } from '../../../../src/rulesets/dark-potential/match/blockers.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { hitTarget, type Strike, woundTarget } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import type { Attack, Moments } from '../../../../src/rulesets/dark-potential/matchup/timing.ts';
import { regenerate } from '../../../../src/rulesets/dark-potential/points/regeneration.ts';
import { stage, weapon } from '../stage.ts';

/** What is read of a position in which one side has a rule of a user that acts at a moment, and with no such rule. */
function acting<T>(seat: 0 | 1, moments: ActsAt<Moments>, read: (m: Match) => T): readonly [T, T] {
  const plain = stage('A soldier 0,0 + soldier 9,0 | B soldier 0,7 + soldier 9,7').scripted([]);
  const rule = [{ moments, own: {}, clauses: [{ number: 0, without: {} }] }];
  const active = seat === 0 ? ([rule, []] as const) : ([[], rule] as const);
  return [read({ ...plain, matchup: { ...plain.matchup, active } } as Match), read(plain)];
}

const SHOT: Strike = { kind: 'ranged', attacker: 0, weapon: weapon('pistol'), target: 2, from: 0, at: 2 };

describe("a user's rule acts", () => {
  it('on whom a template hits beside its target, by where they stand', () => {
    const reach = (attack: Attack) => Math.round(attack.distance);
    const wound = (m: Match) => [2, 3].map((model) => woundTarget(m, SHOT, model, 10));
    const [asked, plain] = acting(0, { toWound: reach }, wound);
    expect(plain).toEqual([7, 7]);
    // Of bases an inch wide, 7 inches apart and 9 to the side.
    expect(asked).toEqual([7 + 6, 7 + 10]);
  });

  it('on Leadership of its own side', () => {
    const [with2, without] = acting(0, { leadership: () => 2 }, (m) => [
      leadershipTarget(m, 0),
      leadershipTarget(m, 2),
    ]);
    expect([with2, without]).toEqual([
      [8, 6],
      [6, 6],
    ]);
  });

  it('on Movement of its own side, never below none', () => {
    const inches = (m: Match) => [0, 2].map((model) => Math.round(allowanceOf(m, model, 1) / m.matchup.inch));
    expect(acting(0, { move: () => 2 }, inches)).toEqual([
      [8, 6],
      [6, 6],
    ]);
    expect(acting(0, { move: () => -9 }, inches)[0]).toEqual([0, 6]);
  });

  it('on Command Points that its own side regains', () => {
    const points = (m: Match) => {
      m.state.points.fill(0);
      for (const seat of [0, 1] as const) regenerate(m, seat);
      return [...m.state.points.slice(0, 2)];
    };
    expect(acting(1, { regenerate: () => 2 }, points)).toEqual([
      [1, 3],
      [1, 1],
    ]);
  });

  it('on attacks of its own side, and against attacks on it', () => {
    const hit = (m: Match) => hitTarget(m, SHOT);
    const wound = (m: Match) => woundTarget(m, SHOT, 2, 10);
    const blow = (m: Match) => hitTarget(m, { ...SHOT, kind: 'close-combat', weapon: weapon('club') });
    expect(acting(0, { toHit: () => 2, toBeHit: () => 5 }, hit)).toEqual([11, 9]);
    expect(acting(1, { toHit: () => 5, toBeHit: () => -2 }, hit)).toEqual([7, 9]);
    expect(acting(0, { toHit: () => 2, toBeHit: () => 5 }, blow)).toEqual([10, 8]);
    expect(acting(1, { toHit: () => 5, toBeHit: () => -2 }, blow)).toEqual([6, 8]);
    expect(acting(0, { toWound: () => 2, toBeWounded: () => 5 }, wound)).toEqual([9, 7]);
    expect(acting(1, { toWound: () => 5, toBeWounded: () => -2 }, wound)).toEqual([5, 7]);
  });
});
