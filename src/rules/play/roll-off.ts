import type { Seat } from '../decision.ts';

/** Both sides roll until one is higher, seat 0 first; returns who that is. */
export function rollOff(roll: (seat: Seat) => number): Seat {
  for (;;) {
    const a = roll(0);
    const b = roll(1);
    if (a !== b) return a > b ? 0 : 1;
  }
}
