import { expect, it } from 'vitest';
import { createArenas } from '../../../src/match/arenas.ts';
import { passCounter } from '../../../src/rulesets/pass-counter/index.ts';
import { veterans } from '../change-seats.ts';
import { changeSeats } from './change-seats.ts';

const arenas = createArenas(passCounter);

/** `npm run fuzz` asks it of all tables. */
it.each(['pc-farmstead', 'pc-alleys', 'pc-ridge'])(
  'armies that change seats play the same match turned round on %s',
  (name) => {
    expect(changeSeats(arenas, { name }, name, veterans(['numbers', 'heavies']))).toBeGreaterThan(5);
  },
);
