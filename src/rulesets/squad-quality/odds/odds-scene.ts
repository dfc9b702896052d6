import type { Dice } from '../../../kernel/dice.ts';
import { diceTotals, enumerateRolls } from '../../../kernel/enumerate.ts';
import {
  type Fraction,
  fraction,
  fractionText,
  minus,
  ONE,
  plus,
  times,
  ZERO,
} from '../../../kernel/fraction.ts';
import { type FireDice, rollDice } from '../matchup/fire-dice.ts';

/** Chances by some whole number. */
export type Chances = ReadonlyMap<number, Fraction>;

/** Exact chances of what some code makes of dice that it rolls one by one. */
export function chancesOf(run: (roll: () => number) => number): Chances {
  return enumerateRolls((dice: Dice) => run(() => dice.roll(0, 0, 1, 6)));
}

export function chanceThat(chances: Chances, holds: (value: number) => boolean): Fraction {
  let sum = ZERO;
  for (const [value, chance] of chances) if (holds(value)) sum = plus(sum, chance);
  return sum;
}

export function meanOf(chances: Chances): Fraction {
  let sum = ZERO;
  for (const [value, chance] of chances) sum = plus(sum, times(fraction(value), chance));
  return sum;
}

/** Chance that a die comes to so much. */
export function dieChance(needs: number): Fraction {
  return fraction(Math.max(0, Math.min(6, 7 - needs)), 6);
}

/** How many of three dice come to so much. */
export function passesOf(needs: number): Chances {
  return chancesOf((roll) => [1, 2, 3].filter(() => roll() >= needs).length);
}

/** What dice of Fire Effect come to: only those that the best are chosen from are walked face by face. */
export function totalsOf({ of, keep, added }: FireDice): Chances {
  const more = diceTotals(added, 6);
  return leadingTo(
    chancesOf((roll) => rollDice({ of, keep, added: 0 }, roll)),
    (best) => new Map(more.map(({ total, chance }) => [best + total, chance])),
  );
}

/** One value without a doubt. */
export function certainly(value: number): Chances {
  return new Map([[value, ONE]]);
}

/** One more than a value, with some chance, or that value. */
export function orOneMore(value: number, chance: Fraction): Chances {
  return new Map([
    [value, minus(ONE, chance)],
    [value + 1, chance],
  ]);
}

/** What some chances lead to, by value. */
export function leadingTo(chances: Chances, next: (value: number) => Chances): Chances {
  return mixed([...chances].map(([value, chance]) => [chance, next(value)] as const));
}

/** So many tries, as likely as they come about, of some chances in turn; how many succeed, no more than `most`. */
export function successes(tries: Chances, chances: readonly Fraction[], most: number): Chances {
  return leadingTo(tries, (count) => {
    let row = certainly(0);
    for (let i = 0; i < count; i++)
      row = leadingTo(row, (value) =>
        value < most ? orOneMore(value, chances[i % chances.length]) : certainly(value),
      );
    return row;
  });
}

/** Chances that come about with chances of their own. */
export function mixed(parts: readonly (readonly [Fraction, Chances])[]): Chances {
  const sum = new Map<number, Fraction>();
  for (const [share, chances] of parts)
    for (const [value, chance] of chances) sum.set(value, plus(sum.get(value) ?? ZERO, times(share, chance)));
  return sum;
}

/** Chances by value, in order, as an answer gives them. */
export function textOf(chances: Chances): Record<string, string> {
  return Object.fromEntries(
    [...chances].sort(([a], [b]) => a - b).map(([value, chance]) => [value, fractionText(chance)]),
  );
}
