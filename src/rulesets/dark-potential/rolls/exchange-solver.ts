/**
 * Solves exchanges over one roll as games for two where one side's gain is the other's loss, points included, backwards
 * from their ends. Positions are whole numbers, solved when first met and kept in rows of numbers.
 */
import {
  AFFECTED,
  type ExchangeOption,
  type ExchangeRules,
  type ExchangeState,
  meansAfterShift,
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
  const { means, settle, first, restartOnReroll } = rules;
  const { dice, sides, ways, all } = stakes.thrown;
  const lowest = dice - rules.mostShift[0];
  const totals = dice * sides + rules.mostShift[1] - lowest + 1;
  const values = createValues(stakes.stake);
  /**
   * Numbers of values, in rows for what both have left. Within a row first by total, whose turn it is and whether the
   * other has passed; then by whose turn it will be once the total is rolled anew; then by total at the end.
   */
  const anew = 4 * totals;
  const ends = anew + 2;
  const width = ends + totals;
  let rows: Int32Array = new Int32Array(4 * width).fill(UNKNOWN);
  let begun = 0;
  /** Where the row of what both have left begins. */
  let begins: Int32Array = new Int32Array(64).fill(UNKNOWN);

  function rowOf(left: number): number {
    if (left < begins.length && begins[left] !== UNKNOWN) return begins[left];
    begins = roomFor(left, begins);
    rows = roomFor(begun + width - 1, rows);
    begins[left] = begun;
    begun += width;
    return begins[left];
  }

  function bestOf(left: number, total: number, turn: number, passed: number): number {
    const at = rowOf(left) + 4 * (total - lowest) + 2 * turn + passed;
    if (rows[at] !== UNKNOWN) return rows[at];
    const best = solve(left, total, turn, passed);
    rows[at] = best;
    return best;
  }

  function solve(left: number, total: number, turn: number, passed: number): number {
    const uses = means.uses(left, turn);
    const sign = turn === ROLLER ? 1 : -1;
    let most = pass(left, total, turn, passed);
    if (uses === 0 || sign * (atBest(left, turn) - values.worth(most)) <= TIE) return most;
    if (uses & MAY_REROLL) most = better(sign, most, reroll(left, turn));
    if ((uses & MAY_SHIFT) === 0) return most;
    most = better(sign, most, shift(left, total, turn, SHIFT));
    return rules.bothWays ? better(sign, most, shift(left, total, turn, SHIFT_BACK)) : most;
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

  function pass(left: number, total: number, turn: number, passed: number): number {
    return passed === 0 ? bestOf(left, total, 1 - turn, 1) : endOf(left, total);
  }

  function endOf(left: number, total: number): number {
    const at = rowOf(left) + ends + total - lowest;
    if (rows[at] === UNKNOWN) {
      const mine = means.points(left, ROLLER);
      const theirs = means.points(left, AFFECTED);
      const payoff = stakes.payoff(total, mine, theirs);
      rows[at] = values.add(payoff, stakes.kept(mine, theirs, payoff));
    }
    return rows[at];
  }

  function shift(
    left: number,
    total: number,
    turn: number,
    option: typeof SHIFT | typeof SHIFT_BACK,
  ): number {
    const next = shiftedTotal(rules, total, turn, option);
    return bestOf(meansAfterShift(rules, left, turn, next - total), next, 1 - turn, 0);
  }

  function reroll(left: number, turn: number): number {
    return rolledAnew(means.spend(left, turn, MAY_REROLL), restartOnReroll ? first : 1 - turn);
  }

  /** What a position is worth whose total is about to be rolled. */
  function rolledAnew(left: number, turn: number): number {
    const at = rowOf(left) + anew + turn;
    if (rows[at] !== UNKNOWN) return rows[at];
    const moved = means.moved(left);
    let payoff = 0;
    let kept = 0;
    for (let i = 0; i < ways.length; i++) {
      const one = bestOf(left, settle(dice + i + moved), turn, 0);
      payoff += ways[i] * values.payoff(one);
      kept += ways[i] * values.kept(one);
    }
    const value = values.add(payoff / all, kept / all);
    rows[at] = value;
    return value;
  }

  return {
    after({ means: left, total, turn, passed }, option) {
      if (option === PASS) return pass(left, total, turn, passed ? 1 : 0);
      return option === REROLL ? reroll(left, turn) : shift(left, total, turn, option);
    },
    open: (points) => rolledAnew(means.open(...points), first),
    payoff: values.payoff,
    kept: values.kept,
  };
}

/** The numbers themselves where there is room for one more at a place, or else a longer list that begins with them. */
function roomFor(place: number, numbers: Int32Array): Int32Array {
  if (place < numbers.length) return numbers;
  const longer = new Int32Array(Math.max(2 * numbers.length, place + 1)).fill(UNKNOWN);
  longer.set(numbers);
  return longer;
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
