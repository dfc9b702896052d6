import { type Chances, certainly, diceTotals, leadingTo } from '../../../kernel/chances.ts';
import { enumerateRolls } from '../../../kernel/enumerate.ts';
import { type Fraction, fraction, minus, ONE } from '../../../kernel/fraction.ts';
import { type FireDice, rollDice } from '../matchup/fire-dice.ts';

/** Exact chances of what some code makes of dice that it rolls one by one. */
export function chancesOf(run: (roll: () => number) => number): Chances {
  return enumerateRolls((dice) => run(() => dice.roll(0, 0, 1, 6)));
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
    (best) => leadingTo(more, (total) => certainly(best + total)),
  );
}

/** One more than a value, with some chance, or that value. */
export function orOneMore(value: number, chance: Fraction): Chances {
  return new Map([
    [value, minus(ONE, chance)],
    [value + 1, chance],
  ]);
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
