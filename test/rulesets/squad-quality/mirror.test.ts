import { expect, it } from 'vitest';
import { createArenas } from '../../../src/match/arenas.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { veterans } from '../change-seats.ts';
import { changeSeats } from './change-seats.ts';

const arenas = createArenas(squadQuality);

/** `npm run fuzz` asks it of all tables. */
it.each(Object.keys(squadQuality.tables))(
  'armies that change seats play the same match turned round on %s',
  (name) => {
    expect(changeSeats(arenas, { name }, name, veterans(['regulars', 'masses']))).toBeGreaterThan(5);
  },
);

/** Vehicles, riders, bunkers and mines at once. */
it('so do columns of vehicles among fortifications and mines', () => {
  const set = { ...squadQuality.scenarios!['trenches'].set, 'mines.fields.number': 1 };
  const sides = veterans(['column', 'spearhead+garrison'], set);
  expect(changeSeats(arenas, { name: 'sq-hamlet' }, '1', sides)).toBeGreaterThan(5);
});
