/**
 * Solves exchanges over one roll as games for two where one side's gain is the other's loss, points included, backwards
 * from their ends. Positions are whole numbers, solved when first met and kept in rows of numbers.
 */
import {
  AFFECTED,
  type ExchangeOption,
  type ExchangeRules,
  type ExchangeState,
  PASS,
  REROLL,
  ROLLER,
  SHIFT,
  SHIFT_BACK,
  shiftedTotal,
} from './exchange.ts';
import { MAY_REROLL, MAY_SHIFT } from './exchange-means.ts';
import type { Throw } from './test-roll.ts';

/** What is rolled, and what the end of it is worth. */
export interface ExchangeStakes {
  readonly thrown: Throw;
  /** Share of the stake that a final total brings the roller, with the points both sides have left. */
  payoff(total: number, mine: number, theirs: number): number;
  /** No payoff is less than the first or more than the second. */
  readonly range: readonly [number, number];
  /** Worth of all that is at stake. */
  readonly stake: number;
  /**
   * Worth of the points the roller has left, less that of the affected side's, at an end that pays so much. It does
   * not fall as the payoff rises.
   */
  kept(mine: number, theirs: number, payoff: number): number;
}

/** Values that differ by no more are the same. */
const TIE = 1e-12;

/** No value has this number. */
const UNKNOWN = -1;

/** Shifts that survive a reroll add up to less than half of this, either way. */
const SHIFTED = 128;

/** Stakes of who plays for the roll alone and keeps points for nothing. */
export const UNPRICED: Pick<ExchangeStakes, 'stake' | 'kept' | 'range'> = {
  stake: 1,
  kept: () => 0,
  range: [-Infinity, Infinity],
};

/** Values of positions and options with best play by both from there on, by number. */
export interface ExchangeSolver {
  /** The number of the value of an option. */
  after(state: ExchangeState, option: ExchangeOption): number;
  /** The number of the value before the roll. */
  open(points: readonly [number, number]): number;
  /** Expected share of the stake that the roller gets. */
  payoff(value: number): number;
  /** Expected worth of the points left in the end, the roller's less the affected side's. */
  kept(value: number): number;
}

export function solveExchange(rules: ExchangeRules, stakes: ExchangeStakes): ExchangeSolver {
  const { means, settle, first, restartOnReroll, shiftsSurviveReroll: survives } = rules;
  const { dice, sides, ways, all } = stakes.thrown;
  const lowest = dice - rules.mostShift[0];
  const totals = dice * sides + rules.mostShift[1] - lowest + 1;
  const values = createValues(stakes.stake);
  /**
   * Numbers of values, a row for means and shifts that survive: by total, whose turn it is and whether the other has
   * passed; by whose turn it will be, about to be rolled anew; by total, at the end.
   */
  const rows: Int32Array[] = [];
  const anew = 4 * totals;
  const ends = anew + 2;

  function rowOf(left: number, shifted: number): Int32Array {
    const at = survives ? left * SHIFTED + shifted + SHIFTED / 2 : left;
    rows[at] ??= new Int32Array(ends + totals).fill(UNKNOWN);
    return rows[at];
  }

  function bestOf(left: number, shifted: number, total: number, turn: number, passed: number): number {
    const row = rowOf(left, shifted);
    const at = 4 * (total - lowest) + 2 * turn + passed;
    if (row[at] === UNKNOWN) row[at] = solve(left, shifted, total, turn, passed);
    return row[at];
  }

  function solve(left: number, shifted: number, total: number, turn: number, passed: number): number {
    const uses = means.uses(left, turn);
    const sign = turn === ROLLER ? 1 : -1;
    let most = pass(left, shifted, total, turn, passed);
    if (uses === 0 || sign * (atBest(left, turn) - values.worth(most)) <= TIE) return most;
    if (uses & MAY_REROLL) most = better(sign, most, reroll(left, shifted, turn));
    if ((uses & MAY_SHIFT) === 0) return most;
    most = better(sign, most, shift(left, shifted, total, turn, SHIFT));
    return rules.bothWays ? better(sign, most, shift(left, shifted, total, turn, SHIFT_BACK)) : most;
  }

  /** Of equals the first, which is a pass if one of them is, so that points are never spent for nothing. */
  function better(sign: number, most: number, value: number): number {
    return sign * (values.worth(value) - values.worth(most)) > TIE ? value : most;
  }

  /** More than this nobody gets who spends a point now, even if the other spends none from there on. */
  function atBest(left: number, turn: number): number {
    const payoff = stakes.range[turn === ROLLER ? 1 : 0];
    const mine = means.points(left, ROLLER) - (turn === ROLLER ? 1 : 0);
    const theirs = means.points(left, AFFECTED) - (turn === ROLLER ? 0 : 1);
    return stakes.stake * payoff + stakes.kept(mine, theirs, payoff);
  }

  function pass(left: number, shifted: number, total: number, turn: number, passed: number): number {
    if (passed === 0) return bestOf(left, shifted, total, 1 - turn, 1);
    const row = rowOf(left, shifted);
    const at = ends + total - lowest;
    if (row[at] === UNKNOWN) {
      const [mine, theirs] = [means.points(left, ROLLER), means.points(left, AFFECTED)];
      const payoff = stakes.payoff(total, mine, theirs);
      row[at] = values.add(payoff, stakes.kept(mine, theirs, payoff));
    }
    return row[at];
  }

  function shift(
    left: number,
    shifted: number,
    total: number,
    turn: number,
    option: typeof SHIFT | typeof SHIFT_BACK,
  ): number {
    const next = shiftedTotal(rules, total, turn, option);
    const moved = survives ? shifted + next - total : 0;
    return bestOf(means.spend(left, turn, MAY_SHIFT), moved, next, 1 - turn, 0);
  }

  function reroll(left: number, shifted: number, turn: number): number {
    return rolledAnew(means.spend(left, turn, MAY_REROLL), shifted, restartOnReroll ? first : 1 - turn);
  }

  /** What a position is worth whose total is about to be rolled. */
  function rolledAnew(left: number, shifted: number, turn: number): number {
    const row = rowOf(left, shifted);
    if (row[anew + turn] !== UNKNOWN) return row[anew + turn];
    let payoff = 0;
    let kept = 0;
    for (let i = 0; i < ways.length; i++) {
      const one = bestOf(left, shifted, settle(dice + i + shifted), turn, 0);
      payoff += ways[i] * values.payoff(one);
      kept += ways[i] * values.kept(one);
    }
    row[anew + turn] = values.add(payoff / all, kept / all);
    return row[anew + turn];
  }

  return {
    after({ means: left, shifted, total, turn, passed }, option) {
      if (option === PASS) return pass(left, shifted, total, turn, passed ? 1 : 0);
      return option === REROLL ? reroll(left, shifted, turn) : shift(left, shifted, total, turn, option);
    },
    open: (points) => rolledAnew(means.open(...points), 0, first),
    payoff: values.payoff,
    kept: values.kept,
  };
}

/** Values by number, side by side in memory: there are hundreds of thousands of them. */
function createValues(stake: number) {
  let all = new Float64Array(2 * 64);
  let count = 0;
  return {
    add(payoff: number, kept: number): number {
      if (2 * count === all.length) {
        const longer = new Float64Array(2 * all.length);
        longer.set(all);
        all = longer;
      }
      all[2 * count] = payoff;
      all[2 * count + 1] = kept;
      return count++;
    },
    /** To the roller. */
    worth: (value: number) => stake * all[2 * value] + all[2 * value + 1],
    payoff: (value: number) => all[2 * value],
    kept: (value: number) => all[2 * value + 1],
  };
}
