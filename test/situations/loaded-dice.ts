import { type Dice, seededDice } from '../../src/kernel/dice.ts';
import type { MatchState } from '../../src/rules/ruleset.ts';
import type { Situation } from './situation.ts';

/** Dice that roll what a situation says when a position is first advanced, and by its luck after that. */
export interface LoadedDice {
  diceFor(state: MatchState): Dice;
  /** The name of the last roll. */
  last(): string;
}

export function loadedDice({ rolls, title }: Situation, names: readonly string[]): LoadedDice {
  const begun = new WeakSet<MatchState>();
  let last = '';
  return {
    last: () => last,
    diceFor(state) {
      const seeded = seededDice(state.luck);
      const left = begun.has(state) ? [] : [...rolls];
      begun.add(state);
      return {
        roll(name, roller, count, sides) {
          last = names[name];
          const next = left.shift();
          if (next === undefined) return seeded.roll(name, roller, count, sides);
          if (next[0] === last) return next[1];
          throw new Error(`The roll is "${last}" where "${title}" has "${next[0]}".`);
        },
      };
    },
  };
}
