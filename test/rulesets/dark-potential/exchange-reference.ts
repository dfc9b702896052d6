import { type Fraction, fraction, minus, ONE, plus, times, ZERO } from '../../../src/kernel/fraction.ts';

/** What the two sides may do, in the words of the rulebook. */
export interface Limits {
  /** Own shifts and forced rerolls in one test. */
  readonly ownShifts: number;
  readonly forcedRerolls: number;
  /** After any reroll the defender decides first again. */
  readonly restart: boolean;
  /** Own rerolls, and shifts of the opponent, in one test. */
  readonly ownRerolls?: number;
  readonly enemyShifts?: number;
}

export const LITERAL: Limits = { ownShifts: 1, forcedRerolls: 1, restart: false };

/** Value to the attacker of a total that stands, with the points both sides have left. */
export type Worth = (total: number, attackerLeft: number, defenderLeft: number) => Fraction;

/**
 * Value of the exchange on one roll of 2d6 by plain minimax over exact fractions: written from the rules, sharing
 * nothing with the engine but the fractions. The defender speaks first, then both in turn; two passes end it.
 */
export function gameValue(worth: Worth, attacker: number, defender: number, limits: Limits): Fraction {
  const known = new Map<string, Fraction>();

  function beforeRoll(next: (total: number) => Fraction): Fraction {
    let sum = ZERO;
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) sum = plus(sum, times(fraction(1, 36), next(a + b)));
    return sum;
  }

  type Talk = readonly [
    total: number,
    a: number,
    d: number,
    ownShifts: number,
    forced: number,
    ownRerolls: number,
    enemyShifts: number,
    attackerSpeaks: boolean,
    passed: boolean,
  ];

  function talk(state: Talk): Fraction {
    const key = state.join();
    const found = known.get(key) ?? solve(state);
    known.set(key, found);
    return found;
  }

  function solve([total, a, d, shifts, forced, rerolls, pushes, speaks, passed]: Talk): Fraction {
    const options = [
      passed ? worth(total, a, d) : talk([total, a, d, shifts, forced, rerolls, pushes, !speaks, true]),
    ];
    const next = limits.restart ? false : !speaks;
    if (speaks && a > 0) {
      if (shifts > 0)
        options.push(talk([total - 1, a - 1, d, shifts - 1, forced, rerolls, pushes, false, false]));
      if (rerolls > 0)
        options.push(
          beforeRoll((rolled) => talk([rolled, a - 1, d, shifts, forced, rerolls - 1, pushes, next, false])),
        );
      return options.reduce((x, y) => (less(x, y) ? y : x));
    }
    if (!speaks && d > 0) {
      if (pushes > 0)
        options.push(talk([total + 1, a, d - 1, shifts, forced, rerolls, pushes - 1, true, false]));
      if (forced > 0)
        options.push(
          beforeRoll((rolled) => talk([rolled, a, d - 1, shifts, forced - 1, rerolls, pushes, next, false])),
        );
      return options.reduce((x, y) => (less(y, x) ? y : x));
    }
    return options[0];
  }

  const { ownShifts, forcedRerolls, ownRerolls = 9, enemyShifts = 9 } = limits;
  return beforeRoll((total) =>
    talk([total, attacker, defender, ownShifts, forcedRerolls, ownRerolls, enemyShifts, false, false]),
  );
}

/** Success at or below a target. */
export function atOrBelow(target: number): Worth {
  return (total) => (total <= target ? ONE : ZERO);
}

function less(a: Fraction, b: Fraction): boolean {
  return minus(a, b).over < 0n;
}
