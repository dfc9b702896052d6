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
import { ask, attack } from './ask.ts';
import { binomial, expected, mean, power, read } from './checks.ts';

const text = fractionText;
const not = (chance: Fraction) => minus(ONE, chance);

describe('what repeats, composed of single ones', () => {
  const kill = read(attack('--attacker soldier --target soldier --distance 8').kill);

  it('DP-X-21: five soldiers look for four bases 6 inches away', () => {
    const found = read(ask('--test perception --attacker soldier --distance 6').found);
    const one = not(power(not(found), 5));
    expect({
      pOneBaseFound: text(one),
      pAllFourFound: text(power(one, 4)),
      pNoneFound: text(power(not(one), 4)),
    }).toEqual(expected('DP-X-21'));
  });

  it('DP-X-28: five soldiers fire at one', () => {
    const covered = read(attack('--attacker soldier --target soldier --distance 8 --cover medium').kill);
    expect({
      pKill: text(not(power(not(kill), 5))),
      pKillMedium: text(not(power(not(covered), 5))),
    }).toEqual(expected('DP-X-28'));
  });

  it('DP-X-30: shots of the rifle it takes to kill the leader', () => {
    const line = '--attacker sniper --weapon sniper-rifle --target leader --distance 16 --wounds-left';
    const lossAt = [1, 2, 3, 4, 5].map((left) => Object.values(attack(`${line} ${left}`).wounds).map(read));
    // Expected shots by wounds left: one, and then those of what is left; misses come back to the same.
    const shots: Fraction[] = [ZERO];
    for (const loss of lossAt) {
      const later = loss.slice(1).map((chance, n) => times(chance, shots[loss.length - 2 - n]));
      const { over, under } = not(loss[0]);
      shots.push(times([ONE, ...later].reduce(plus), fraction(under, over)));
    }
    const like = expected<{ expectedAttacks: string; pDeadWithin: Record<string, string> }>('DP-X-30');
    expect(text(shots[5])).toBe(like.expectedAttacks);
    let lives: Fraction[] = [ZERO, ZERO, ZERO, ZERO, ZERO, ONE];
    for (const dead of Object.values(like.pDeadWithin)) {
      const next = lives.map(() => ZERO);
      next[0] = lives[0];
      for (let left = 1; left <= 5; left++) {
        lossAt[left - 1].forEach((chance, lost) => {
          next[left - lost] = plus(next[left - lost], times(lives[left], chance));
        });
      }
      lives = next;
      expect(text(lives[0])).toBe(dead);
    }
  });

  it('DP-X-31: a duel of pistols', () => {
    // The first shooter wins at once or after two misses: w = k + (1 - k)^2 w.
    const { over, under } = not(power(not(kill), 2));
    expect({
      pFirstShooterWins: text(times(kill, fraction(under, over))),
      expectedShots: text(fraction(kill.under, kill.over)),
    }).toEqual(expected('DP-X-31'));
  });

  it('DP-X-42: Overwatch on five who cross, one shot or one for each', () => {
    const spread = binomial(5, kill, not(kill));
    expect({
      singleShot: { pAtLeastOneKill: text(kill), meanKills: text(kill) },
      perModel: {
        pAtLeastOneKill: text(not(spread[0])),
        meanKills: text(mean(spread)),
        distribution: Object.fromEntries(spread.map((chance, n) => [n, text(chance)])),
      },
    }).toEqual(expected('DP-X-42'));
  });
});
