import type { Dice } from '../../kernel/dice.ts';
import type { Seat } from '../decision.ts';
import type { Sided } from './match-of.ts';
import type { Playing } from './playing.ts';

/** Both sides roll until one is higher, seat 0 first; returns who that is. */
export function rollOff(roll: (seat: Seat) => number): Seat {
  for (;;) {
    const a = roll(0);
    const b = roll(1);
    if (a !== b) return a > b ? 0 : 1;
  }
}

/** Of all pairs of faces of two dice, those of which the first is higher with a lead, and those that come to the same. */
export function opposed(sides: number, lead: number): { readonly higher: number; readonly alike: number } {
  let [higher, alike] = [0, 0];
  for (let mine = 1; mine <= sides; mine++) {
    for (let theirs = 1; theirs <= sides; theirs++) {
      if (mine + lead > theirs) higher++;
      else if (mine + lead === theirs) alike++;
    }
  }
  return { higher, alike };
}

interface Rolling extends Playing {
  readonly matchup: Sided['matchup'] & Playing['matchup'];
  readonly dice: Dice;
}

/** The same with a d6 for the first model of each, which counts as a roll. */
export function rollSixesOff<M extends Rolling>(
  m: M,
  name: number,
  count: (m: M, seat: Seat, counter: 'rolls') => void,
): Seat {
  return rollOff((seat) => {
    count(m, seat, 'rolls');
    return m.dice.roll(name, m.matchup.models[m.matchup.force[seat][0]].roller, 1, 6);
  });
}
