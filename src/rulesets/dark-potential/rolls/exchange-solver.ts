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
import { createValues, type Numbers, numbersUpTo, type Values, withRoom } from './exchange-values.ts';
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

/** No value has this number, and no row begins at this place. */
const UNKNOWN = 0;

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
  /** The number of the value of a position. */
  at(state: ExchangeState): number;
  /** The number of the value before the roll. */
  open(points: readonly [number, number]): number;
  /** Expected share of the stake that the roller gets. */
  payoff(value: number): number;
  /** Expected worth of the points left in the end, the roller's less the affected side's. */
  kept(value: number): number;
}

export function solveExchange(rules: ExchangeRules, stakes: ExchangeStakes): ExchangeSolver {
  const positions = new Positions(rules, stakes);
  const { values } = positions;
  return {
    after({ means: left, total, turn, passed }, option) {
      if (option === PASS) return positions.pass(left, total, turn, passed ? 1 : 0);
      return option === REROLL ? positions.reroll(left, turn) : positions.shift(left, total, turn, option);
    },
    at: ({ means: left, total, turn, passed }) => positions.best(left, total, turn, passed ? 1 : 0),
    open: (points) => positions.rolledAnew(rules.means.open(...points), rules.first),
    payoff: values.payoff,
    kept: values.kept,
  };
}

/**
 * Positions of an exchange by what both have left, the total, whose turn it is and whether the other has just passed,
 * solved when first met. What is known is the number of a value and never changes.
 */
class Positions {
  readonly values: Values;
  readonly #rules: ExchangeRules;
  readonly #stakes: ExchangeStakes;
  /** The total that the first numbers of a row are for. */
  readonly #lowest: number;
  /**
   * Numbers of values, in rows for what both have left. Within a row first by total, whose turn it is and whether the
   * other has passed; then by whose turn it will be once the total is rolled anew; then by total at the end.
   */
  #rows: Numbers;
  readonly #anew: number;
  readonly #ends: number;
  readonly #width: number;
  #begun = 1;
  /** Where the row of what both have left begins. */
  #begins: Uint32Array = new Uint32Array(64);

  constructor(rules: ExchangeRules, stakes: ExchangeStakes) {
    const { dice, sides } = stakes.thrown;
    const [down, up] = rules.mostShift;
    this.#rules = rules;
    this.#stakes = stakes;
    this.#lowest = dice - down;
    const totals = dice * sides + up - this.#lowest + 1;
    this.#anew = 4 * totals;
    this.#ends = this.#anew + 2;
    this.#width = this.#ends + totals;
    this.#rows = numbersUpTo(1 + 4 * this.#width);
    this.values = createValues(stakes.stake);
  }

  #rowOf(left: number): number {
    if (left < this.#begins.length && this.#begins[left] !== UNKNOWN) return this.#begins[left];
    const begin = this.#begun;
    this.#begun += this.#width;
    this.#begins = withRoom(this.#begins, left + 1, (room) => new Uint32Array(room));
    this.#rows = withRoom(this.#rows, this.#begun, numbersUpTo);
    this.#begins[left] = begin;
    return begin;
  }

  /** With best play from there on. */
  best(left: number, total: number, turn: number, passed: number): number {
    const at = this.#rowOf(left) + 4 * (total - this.#lowest) + 2 * turn + passed;
    if (this.#rows[at] !== UNKNOWN) return this.#rows[at];
    const best = this.#solve(left, total, turn, passed);
    this.#rows[at] = best;
    return best;
  }

  #solve(left: number, total: number, turn: number, passed: number): number {
    const { means, bothWays } = this.#rules;
    const uses = means.uses(left, turn);
    const sign = turn === ROLLER ? 1 : -1;
    let most = this.pass(left, total, turn, passed);
    if (uses === 0 || sign * (this.#atBest(left, turn) - this.values.worth(most)) <= TIE) return most;
    if (uses & MAY_REROLL) most = this.#better(sign, most, this.reroll(left, turn));
    if ((uses & MAY_SHIFT) === 0) return most;
    most = this.#better(sign, most, this.shift(left, total, turn, SHIFT));
    return bothWays ? this.#better(sign, most, this.shift(left, total, turn, SHIFT_BACK)) : most;
  }

  /** Of equals the first, which is a pass if one of them is, so that points are never spent for nothing. */
  #better(sign: number, most: number, value: number): number {
    return sign * (this.values.worth(value) - this.values.worth(most)) > TIE ? value : most;
  }

  /** More than this nobody gets who spends a point now, even if the other spends none from there on. */
  #atBest(left: number, turn: number): number {
    const { means } = this.#rules;
    const { range, stake, kept } = this.#stakes;
    const payoff = range[turn === ROLLER ? 1 : 0];
    const mine = means.points(left, ROLLER) - (turn === ROLLER ? 1 : 0);
    const theirs = means.points(left, AFFECTED) - (turn === ROLLER ? 0 : 1);
    return stake * payoff + kept(mine, theirs, payoff);
  }

  pass(left: number, total: number, turn: number, passed: number): number {
    return passed === 0 ? this.best(left, total, 1 - turn, 1) : this.#endOf(left, total);
  }

  #endOf(left: number, total: number): number {
    const at = this.#rowOf(left) + this.#ends + total - this.#lowest;
    if (this.#rows[at] === UNKNOWN) {
      const { means } = this.#rules;
      const mine = means.points(left, ROLLER);
      const theirs = means.points(left, AFFECTED);
      const payoff = this.#stakes.payoff(total, mine, theirs);
      this.#rows[at] = this.values.add(payoff, this.#stakes.kept(mine, theirs, payoff));
    }
    return this.#rows[at];
  }

  shift(left: number, total: number, turn: number, option: typeof SHIFT | typeof SHIFT_BACK): number {
    const next = shiftedTotal(this.#rules, total, turn, option);
    return this.best(meansAfterShift(this.#rules, left, turn, next - total), next, 1 - turn, 0);
  }

  reroll(left: number, turn: number): number {
    const { means, restartOnReroll, first } = this.#rules;
    return this.rolledAnew(means.spend(left, turn, MAY_REROLL), restartOnReroll ? first : 1 - turn);
  }

  /** What a position is worth whose total is about to be rolled. */
  rolledAnew(left: number, turn: number): number {
    const at = this.#rowOf(left) + this.#anew + turn;
    if (this.#rows[at] !== UNKNOWN) return this.#rows[at];
    const { means, settle } = this.#rules;
    const { dice, ways, all } = this.#stakes.thrown;
    const moved = means.moved(left);
    let payoff = 0;
    let kept = 0;
    for (let i = 0; i < ways.length; i++) {
      const one = this.best(left, settle(dice + i + moved), turn, 0);
      payoff += ways[i] * this.values.payoff(one);
      kept += ways[i] * this.values.kept(one);
    }
    const value = this.values.add(payoff / all, kept / all);
    this.#rows[at] = value;
    return value;
  }
}
