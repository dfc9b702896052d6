import { describe, expect, it } from 'vitest';
import { fractionValue } from '../../../src/kernel/fraction.ts';
import { channelings } from '../../../src/rulesets/d20-skirmish/actions/channeling.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { type Script, type Staging, stage } from './stage.ts';

const shoot = (m: Match, [from, at]: readonly [number, number] = [0, 1]) =>
  attack(m, strikeOf('ranged', from, m.matchup.models[from].ranged[0], at));

const burst = (m: Match) => shoot(m, [0, 2]);

const strike = (m: Match) => attack(m, strikeOf('melee', 0, m.matchup.models[0].melee[0], 1));

const channel = (m: Match) => channelings(m, effortOf(0, 3), planOf(m, 0, 3))[0].act();

/** A rule of a user's that acts for both sides. */
const ruled = (m: Match) => {
  const rule = [
    {
      moments: { toHit: () => 3, damage: () => 2, toSave: () => -1 },
      own: {},
      clauses: [{ number: 0, without: {} }],
    },
  ];
  shoot({ ...m, matchup: { ...m.matchup, active: [rule, rule] } });
};

/** Exact mean of fortune after an attack, and how often it moves at all. */
function fortuneOf(position: string, act: (m: Match) => void, staging: Staging = {}) {
  const seen = stage(position, staging).distribution((m) => {
    act(m);
    return m.state.fortune;
  });
  let [mean, moved] = [0, 0];
  for (const [fortune, chance] of seen) {
    mean += fortune * fractionValue(chance);
    if (fortune !== 0) moved += fractionValue(chance);
  }
  return { mean, moved };
}

const NO_DRIFT = { set: { 'templates.deviation': 'off' } } as const;
const NO_BACKLASH = { set: { 'powers.backlash': 'off' } } as const;

describe('the fortune of an attack', () => {
  it.each([
    ['a shot', 'A1 trooper 0,0 | B1 trooper 0,9', shoot, {}],
    ['two, the second after a fumble', 'A1 heavy 0,0 | B1 trooper 0,9', shoot, {}],
    ['one of the other side', 'A1 trooper 0,0 | B1 trooper 0,9', (m: Match) => shoot(m, [1, 0]), {}],
    ['one that a user has a rule for', 'A1 trooper 0,0 | B1 commander 0,9', ruled, {}],
    ['one at a vehicle', 'A1 sniper 0,0 | B1 walker 0,9', shoot, {}],
    ['a template over friends, too', 'A1 grenadier 0,-9 | A2 trooper 1,6 | B1 berserk 0,6', burst, NO_DRIFT],
    ['a blow and a secondary one', 'A1 berserk 0,0 | B1 commander 0,1', strike, {}],
    ['a power', 'A1 channeler 0,0 | B1 berserk 0,9', channel, NO_BACKLASH],
    ['no face being special', 'A1 trooper 0,0 | B1 trooper 0,9', shoot, { set: { criticals: 'off' } }],
  ] as const)('is nothing on average: %s', (_, position, act, staging) => {
    const { mean, moved } = fortuneOf(position, act, staging);
    expect(mean).toBeCloseTo(0, 12);
    expect(moved).toBeGreaterThan(0);
  });

  /** Eleven a side, so that one is a small share. */
  const crowd = (seat: string, y: number) =>
    Array.from({ length: 10 }, (_, i) => `${seat}2 trooper ${2 * i - 9},${y}`);
  const eleven = ['A1 trooper 0,0', ...crowd('A', -16), 'B1 trooper 0,9', ...crowd('B', 16)].join(' | ');
  const fortuneBy = (script: Script, pair: readonly [number, number]) => {
    const m = stage(eleven).scripted(script);
    shoot(m, pair);
    m.dice.finish();
    return m.state.fortune;
  };

  it('rises for whoever wounds or saves against the odds, at a slope of 8, in either seat', () => {
    // RC 10 hits on 10 faces; AR 20 less DM 10 saves on 10.
    const perModel = 8 / 4 / 11;
    for (const [seat, pair] of [
      [0, [0, 11]],
      [1, [11, 0]],
    ] as const) {
      const forShooter = (script: Script) => (seat === 0 ? 1 : -1) * fortuneBy(script, pair);
      expect(
        forShooter([
          ['shot', 10],
          ['armour', 11],
        ]),
      ).toBeCloseTo(perModel * (0.25 + 0.5), 12);
      expect(
        forShooter([
          ['shot', 10],
          ['armour', 10],
        ]),
      ).toBeCloseTo(perModel * (0.25 - 0.5), 12);
      expect(forShooter([['shot', 11]])).toBeCloseTo(perModel * -0.25, 12);
    }
  });
});
