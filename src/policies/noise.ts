import { avalanche } from '../kernel/luck.ts';

/** Another 32 bits out of a decision's luck: the same for the same number, unrelated for others. */
export function derived(luck: number, nth: number): number {
  return avalanche(avalanche(luck ^ 0x5bf03635) + Math.imul(nth + 1, 0x9e3779b1)) >>> 0;
}

/** A number from -1 to 1, each equally likely, out of 32 bits. */
export function evenly(bits: number): number {
  return bits / 2147483647.5 - 1;
}
