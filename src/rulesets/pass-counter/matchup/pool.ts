import type { Dice } from '../../../kernel/dice.ts';
import type { Roller } from '../../../kernel/luck.ts';
import type { Settings } from '../rules/index.ts';

/** How a side reads its dice (PC-A1, PC-A2). */
export interface Die {
  readonly sides: number;
  readonly highestSucceeds: boolean;
  readonly lowestFails: boolean;
}

export function dieOf({ attacks }: Settings): Die {
  const { special } = attacks.natural;
  return {
    sides: attacks.dice.sides,
    highestSucceeds: special === 'both' || special === 'highest',
    lowestFails: special === 'both' || special === 'lowest',
  };
}

/** Whether a face succeeds where `least` is needed. */
export function succeeds(die: Die, face: number, least: number): boolean {
  if (die.highestSucceeds && face === die.sides) return true;
  if (die.lowestFails && face === 1) return false;
  return face >= least;
}

/** How many faces of a die succeed. */
export function facesOf(die: Die, least: number): number {
  let faces = 0;
  for (let face = 1; face <= die.sides; face++) if (succeeds(die, face, least)) faces++;
  return faces;
}

/** What a number of like dice are rolled for. */
export interface Throw {
  /** Number of the roll in the list of rolls. */
  readonly name: number;
  readonly roller: Roller;
  readonly die: Die;
  /** Least face that succeeds. */
  readonly least: number;
}

/** Dice on the table: successes and failures, those that were rolled again apart. */
export interface Pool {
  good: number;
  bad: number;
  goodAgain: number;
  badAgain: number;
}

export function rollPool(dice: Dice, thrown: Throw, count: number): Pool {
  const pool: Pool = { good: 0, bad: 0, goodAgain: 0, badAgain: 0 };
  for (let i = 0; i < count; i++) if (rollOne(dice, thrown)) pool.good++;
  pool.bad = count - pool.good;
  return pool;
}

export function rollOne(dice: Dice, { name, roller, die, least }: Throw): boolean {
  return succeeds(die, dice.roll(name, roller, 1, die.sides), least);
}

export function successesIn(pool: Pool): number {
  return pool.good + pool.goodAgain;
}

/** Whether there is a die to be rolled again: a failure or, from the other's side, a success. */
export function canReroll(pool: Pool, success: boolean, twice: boolean): boolean {
  const [fresh, again] = success ? [pool.good, pool.goodAgain] : [pool.bad, pool.badAgain];
  return fresh > 0 || (twice && again > 0);
}

/** Rolls a die again, one that was not yet if there is one; returns whether it succeeds now. */
export function rerollIn(dice: Dice, thrown: Throw, pool: Pool, success: boolean): boolean {
  if (success) {
    if (pool.good > 0) pool.good--;
    else pool.goodAgain--;
  } else if (pool.bad > 0) pool.bad--;
  else pool.badAgain--;
  const now = rollOne(dice, thrown);
  if (now) pool.goodAgain++;
  else pool.badAgain++;
  return now;
}
