/**
 * What both sides of an exchange have left (points, rerolls and shifts of each, and shifts that survive a reroll) as one
 * whole number. A combination has its number from when it first comes up, and what a use of it leaves is kept beside
 * it, so that playing and solving exchanges look up what they would otherwise copy and change.
 */
import { MOST_ON_A_ROLL } from '../rules/limits.ts';

/** How often the roller may roll again and shift in a test, and the affected side force a reroll and shift. */
export interface UseLimits {
  readonly rerolls: number;
  readonly shifts: number;
  readonly forcedRerolls: number;
  readonly counterShifts: number;
  /** Forced rerolls are limited at each roll that the roller makes of himself (DP-Q-28). */
  readonly forcePerRoll: boolean;
}

/** Places of what is left, of the roller; those of the affected side come next to them. */
const [POINTS, REROLLS, SHIFTS] = [0, 2, 4];
/** The sum of shifts that survive a reroll. */
const MOVED = 6;
const PLACES = 7;

/** How many numbers of points or uses there are. */
const UP_TO_MOST = MOST_ON_A_ROLL + 1;

/** What may be done with a point, as bits of `Means.uses`. */
export const MAY_REROLL = 1;
export const MAY_SHIFT = 2;

/** Ways to spend a point of either side. */
const WAYS_TO_SPEND = 4;

/** Nothing has this number. */
const UNKNOWN = -1;

/** The means of all exchanges under the same limits, by number. A side is 0 for the roller, 1 for the affected one. */
export class Means {
  readonly #limits: UseLimits;
  readonly #numbers = new Map<number, number>();
  readonly #opened = new Int32Array(UP_TO_MOST * UP_TO_MOST).fill(UNKNOWN);
  /** By number, PLACES each: what is left. */
  #left = new Int8Array(64 * PLACES);
  /** By number, WAYS_TO_SPEND each: the number after a point was spent. */
  #after = new Int32Array(64 * WAYS_TO_SPEND).fill(UNKNOWN);

  constructor(limits: UseLimits) {
    this.#limits = limits;
  }

  /** At the start of a roll on which the sides can spend so many points. */
  open(roller: number, affected: number): number {
    const mine = Math.min(roller, MOST_ON_A_ROLL);
    const theirs = Math.min(affected, MOST_ON_A_ROLL);
    const place = mine * UP_TO_MOST + theirs;
    if (this.#opened[place] === UNKNOWN) {
      const { rerolls, forcedRerolls, shifts, counterShifts } = this.#limits;
      this.#opened[place] = this.#numberOf([mine, theirs, rerolls, forcedRerolls, shifts, counterShifts, 0]);
    }
    return this.#opened[place];
  }

  points(means: number, side: number): number {
    return this.#left[means * PLACES + POINTS + side];
  }

  /** By how much shifts that survive a reroll have moved the total. */
  moved(means: number): number {
    return this.#left[means * PLACES + MOVED];
  }

  /** What a side may spend a point on: MAY_REROLL, MAY_SHIFT, both or nothing. */
  uses(means: number, side: number): number {
    const at = means * PLACES + side;
    return (this.#left[at + REROLLS] > 0 ? MAY_REROLL : 0) | (this.#left[at + SHIFTS] > 0 ? MAY_SHIFT : 0);
  }

  /** What is left when a side has spent a point on a reroll or a shift. */
  spend(means: number, side: number, use: typeof MAY_REROLL | typeof MAY_SHIFT): number {
    const at = means * WAYS_TO_SPEND + 2 * side + use - 1;
    if (this.#after[at] !== UNKNOWN) return this.#after[at];
    const left = this.#leftOf(means);
    const place = side + (use === MAY_REROLL ? REROLLS : SHIFTS);
    left[POINTS + side]--;
    // MOST_ON_A_ROLL stands for no limit.
    if (left[place] < MOST_ON_A_ROLL) left[place]--;
    const isNewRoll = use === MAY_REROLL && side === 0;
    if (isNewRoll && this.#limits.forcePerRoll) left[REROLLS + 1] = this.#limits.forcedRerolls;
    const found = this.#numberOf(left);
    this.#after[at] = found;
    return found;
  }

  /** The same after a shift that survives a reroll moved the total by so much. */
  move(means: number, by: number): number {
    const left = this.#leftOf(means);
    left[MOVED] += by;
    return this.#numberOf(left);
  }

  /** The same with so many shifts left to a side. */
  withShifts(means: number, side: number, shifts: number): number {
    const left = this.#leftOf(means);
    left[SHIFTS + side] = shifts;
    return this.#numberOf(left);
  }

  /** The same with no more than so many points on either side. */
  within(means: number, most: number): number {
    if (this.points(means, 0) <= most && this.points(means, 1) <= most) return means;
    const left = this.#leftOf(means);
    left[POINTS] = Math.min(left[POINTS], most);
    left[POINTS + 1] = Math.min(left[POINTS + 1], most);
    return this.#numberOf(left);
  }

  #leftOf(means: number): number[] {
    return Array.from(this.#left.subarray(means * PLACES, (means + 1) * PLACES));
  }

  /** Uses are nothing to a side without points. */
  #numberOf(left: readonly number[]): number {
    const counted = [...left];
    let key = left[MOVED] + 128;
    for (let place = POINTS; place < MOVED; place++) {
      const isIdle = place >= REROLLS && left[POINTS + (place % 2)] === 0;
      counted[place] = isIdle ? 0 : Math.min(left[place], MOST_ON_A_ROLL);
      key = key * UP_TO_MOST + counted[place];
    }
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const means = this.#numbers.size;
    this.#numbers.set(key, means);
    this.#makeRoom(means);
    this.#left.set(counted, means * PLACES);
    return means;
  }

  #makeRoom(means: number): void {
    if (means * PLACES < this.#left.length) return;
    const left = new Int8Array(2 * this.#left.length);
    left.set(this.#left);
    this.#left = left;
    const after = new Int32Array(2 * this.#after.length).fill(UNKNOWN);
    after.set(this.#after);
    this.#after = after;
  }
}
