import type { Length } from '../../kernel/length.ts';
import { BEYOND, HALF, ownHalf, theirHalf, UNKNOWN } from './pair-key.ts';
import type { PairRow } from './pair-rows.ts';

/**
 * What a mover finds at some places, in columns by place. Enemies are met one by one, each at all places: what is known
 * of one lies side by side in memory, and nothing is called in the loops.
 */
interface Surveyed {
  readonly point: ArrayLike<number>;
  readonly x: ArrayLike<Length>;
  readonly y: ArrayLike<Length>;
  /** What the mover there and the enemy who is met are to each other. */
  readonly key: Uint16Array;
  /** Worth that enemies are likely to remove there, and how little they leave of shelter, summed up. */
  readonly danger: Float64Array;
  readonly exposure: Float64Array;
  /** Worth removed by the best attack from there, what the scenario gains by it, and both together. */
  readonly harm: Float64Array;
  readonly gain: Float64Array;
  readonly best: Float64Array;
}

/**
 * What one of a pair can do to the other, by his half of their key: two numbers for each half, side by side, since they
 * are read together.
 */
export type Deeds = Float64Array;
export const DEEDS = 2;
/** Of an enemy: the expected worth that the mover loses, and how little of shelter the enemy's look leaves it. */
export const LOSS = 0;
export const EXPOSURE = 1;
/** Of the mover's best attack: the expected worth removed, and the chance to kill. */
export const WORTH = 0;
export const KILL = 1;

export function noDeeds(): Deeds {
  return new Float64Array(DEEDS * HALF);
}

/** Where an enemy is who is met, and how far off neither can do anything; squares are of middles. */
interface Met {
  readonly x: Length;
  readonly y: Length;
  readonly row: PairRow;
  readonly reach: number;
}

/** Looks up what the mover and an enemy are to each other at the first so many places. */
export function findKeys({ point, x, y, key }: Surveyed, met: Met, count: number): void {
  const { row, reach, x: atX, y: atY } = met;
  const { keys } = row;
  for (let i = 0; i < count; i++) {
    let found = keys[point[i]];
    if (found === UNKNOWN) {
      const dx = x[i] - atX;
      const dy = y[i] - atY;
      // Nobody need look where nothing can happen.
      found = dx * dx + dy * dy > reach ? BEYOND : row.at(point[i]);
    }
    key[i] = found;
  }
}

/** How much of what an enemy could do to a mover counts, since he attacks one of its side. */
export interface Draw {
  /** The share of it that counts in any case. */
  readonly drawn: number;
  /** The share of what it is beyond what he could do to any other of the side. */
  readonly sought: number;
}

/** Adds what an enemy can do, who could do so much to another of the mover's side. */
export function addThreat(
  { key, danger, exposure }: Surveyed,
  threat: Deeds,
  other: number,
  { drawn, sought }: Draw,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const at = DEEDS * theirHalf(key[i]);
    const loss = threat[at + LOSS];
    danger[i] += drawn * loss + (loss > other ? sought * (loss - other) : 0);
    exposure[i] += threat[at + EXPOSURE];
  }
}

/** Whether anything can be done to an enemy from any of the places `from` to `to`. */
export function canAttack({ key }: Surveyed, attacks: Deeds, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (attacks[DEEDS * ownHalf(key[i]) + WORTH] > 0) return true;
  return false;
}

/**
 * Takes the best attack on an enemy from each place where it is better than those on others.
 *
 * @param value of what is removed
 * @param removal what the scenario gains if he is removed
 */
export function tryAttacks(
  { key, best, harm, gain }: Surveyed,
  attacks: Deeds,
  value: number,
  removal: number,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) {
    const at = DEEDS * ownHalf(key[i]);
    const removed = value * attacks[at + WORTH];
    if (removed === 0) continue;
    const won = removal * attacks[at + KILL];
    if (removed + won <= best[i]) continue;
    best[i] = removed + won;
    harm[i] = removed;
    gain[i] = won;
  }
}
