import type { Dice } from '../../src/kernel/dice.ts';

export interface ScriptedDice extends Dice {
  /** Throws unless every scripted roll was asked for. */
  finish(): void;
}

/** Dice that test rules: totals in the order they must be asked for, each under its name. */
export function scriptedDice(
  names: readonly string[],
  script: readonly (readonly [string, number])[],
): ScriptedDice {
  let next = 0;
  return {
    roll(name, _roller, count, sides) {
      const asked = names[name];
      if (next === script.length)
        throw new Error(`An unscripted "${asked}" roll was asked for after ${next} rolls.`);
      const [expected, total] = script[next++];
      if (expected !== asked)
        throw new Error(`Roll ${next} is "${asked}" where the script has "${expected}".`);
      if (total < count || total > count * sides)
        throw new Error(`${total} cannot be rolled on ${count}d${sides}.`);
      return total;
    },
    finish() {
      if (next < script.length)
        throw new Error(`${script.length - next} scripted rolls were never asked for.`);
    },
  };
}
