import { below, draw, type Luck, type Roller } from './luck.ts';

/** Where rules get their rolls. `name` is the index of the roll in the ruleset's list of rolls. */
export interface Dice {
  /** Total of `count` dice of `sides` faces. */
  roll(name: number, roller: Roller, count: number, sides: number): number;
}

/** Dice that play matches: each die of a roll is one keyed draw. */
export function seededDice(luck: Luck): Dice {
  return {
    roll(name, roller, count, sides) {
      let total = count;
      for (let i = 0; i < count; i++) total += below(sides, draw(luck, name, roller));
      return total;
    },
  };
}

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
