import type { Dice } from '../../../kernel/dice.ts';
import { enumerateRolls } from '../../../kernel/enumerate.ts';
import { type Fraction, fraction, fractionText, minus, plus, times, ZERO } from '../../../kernel/fraction.ts';

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

/** So many tries, as likely as they come about, of some chances in turn; how many succeed, no more than `most`. */
export function successes(tries: Chances, chances: readonly Fraction[], most: number): Chances {
  const sum = new Map<number, Fraction>();
  const add = (value: number, share: Fraction) => {
    const at = Math.min(value, most);
    sum.set(at, plus(sum.get(at) ?? ZERO, share));
  };
  for (const [count, share] of tries) {
    let row = new Map<number, Fraction>([[0, share]]);
    for (let i = 0; i < count; i++) {
      const chance = chances[i % chances.length];
      const rest = minus(fraction(1), chance);
      const next = new Map<number, Fraction>();
      for (const [value, part] of row) {
        next.set(value, plus(next.get(value) ?? ZERO, times(part, rest)));
        next.set(value + 1, plus(next.get(value + 1) ?? ZERO, times(part, chance)));
      }
      row = next;
    }
    for (const [value, part] of row) add(value, part);
  }
  return sum;
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
