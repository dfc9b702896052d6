import { type Fraction, fraction, minus, ONE, plus, times, ZERO } from '../../../src/kernel/fraction.ts';
import { throws } from './checks.ts';

/** What the readings limit; own rerolls and shifts of an enemy roll are limited by points alone. */
export interface Limits {
  /** Own shifts and forced rerolls in one test. */
  readonly ownShifts: number;
  readonly forcedRerolls: number;
  /** After any reroll the defender decides first again. */
  readonly restart: boolean;
}

export const LITERAL: Limits = { ownShifts: 1, forcedRerolls: 1, restart: false };

/** Value to the attacker of a total that stands, with the points both sides have left. */
export type Worth = (total: number, attackerLeft: number, defenderLeft: number) => Fraction;

interface Talk {
  readonly total: number;
  readonly attacker: number;
  readonly defender: number;
  readonly ownShifts: number;
  readonly forced: number;
  readonly speaks: 'attacker' | 'defender';
  readonly passed: boolean;
}

/**
 * Value of the exchange on one roll, of 2d6 unless told otherwise, by plain minimax over exact fractions: written
 * from the rules, sharing nothing with the engine but the fractions. The defender speaks first, then both in turn;
 * two passes end it.
 */
export function gameValue(
  worth: Worth,
  attacker: number,
  defender: number,
  limits: Limits,
  totals: readonly number[] = throws(2, 6),
): Fraction {
  const known = new Map<string, Fraction>();
  const share = fraction(1, totals.length);

  function rolled(then: (total: number) => Fraction): Fraction {
    return totals.reduce((sum, total) => plus(sum, times(share, then(total))), ZERO);
  }

  function value(talk: Talk): Fraction {
    const key = Object.values(talk).join();
    const found = known.get(key) ?? bestOf(talk);
    known.set(key, found);
    return found;
  }

  function bestOf(talk: Talk): Fraction {
    const attacks = talk.speaks === 'attacker';
    const pass = talk.passed
      ? worth(talk.total, talk.attacker, talk.defender)
      : value({ ...talk, speaks: attacks ? 'defender' : 'attacker', passed: true });
    return (attacks ? attackersUses(talk) : defendersUses(talk)).reduce(
      (best, one) => (isLess(best, one) === attacks ? one : best),
      pass,
    );
  }

  function attackersUses(talk: Talk): Fraction[] {
    if (talk.attacker === 0) return [];
    const paid = { ...talk, attacker: talk.attacker - 1, speaks: 'defender', passed: false } as const;
    const reroll = rolled((total) => value({ ...paid, total }));
    if (talk.ownShifts === 0) return [reroll];
    return [reroll, value({ ...paid, total: talk.total - 1, ownShifts: talk.ownShifts - 1 })];
  }

  function defendersUses(talk: Talk): Fraction[] {
    if (talk.defender === 0) return [];
    const paid = { ...talk, defender: talk.defender - 1, speaks: 'attacker', passed: false } as const;
    const shift = value({ ...paid, total: talk.total + 1 });
    if (talk.forced === 0) return [shift];
    const speaks = limits.restart ? 'defender' : 'attacker';
    return [shift, rolled((total) => value({ ...paid, total, forced: talk.forced - 1, speaks }))];
  }

  const { ownShifts, forcedRerolls: forced } = limits;
  return rolled((total) =>
    value({ total, attacker, defender, ownShifts, forced, speaks: 'defender', passed: false }),
  );
}

/** Success at or below a target. */
export function atOrBelow(target: number): Worth {
  return (total) => (total <= target ? ONE : ZERO);
}

function isLess(a: Fraction, b: Fraction): boolean {
  return minus(a, b).over < 0n;
}
