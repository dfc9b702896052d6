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
