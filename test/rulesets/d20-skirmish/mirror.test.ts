import { expect, it } from 'vitest';
import { createArenas } from '../../../src/match/arenas.ts';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { veterans } from '../change-seats.ts';
import { changeSeats } from './change-seats.ts';

const arenas = createArenas(d20Skirmish);

/** `npm run fuzz` asks it of all tables. */
it.each(['dx-outpost', 'dx-streets', 'dx-ridges'])(
  'armies that change seats play the same match turned round on %s',
  (name) => {
    expect(changeSeats(arenas, { name }, name, veterans(['rifles', 'shock']))).toBeGreaterThan(5);
  },
);

it.each(['dx-outpost', 'dx-ridges'])('so do armies with vehicles on %s', (name) => {
  expect(changeSeats(arenas, { name }, name, veterans(['armour', 'raiders']))).toBeGreaterThan(5);
});
