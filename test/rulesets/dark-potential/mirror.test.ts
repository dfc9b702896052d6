import { expect, it } from 'vitest';
import { createArenas } from '../../../src/match/arenas.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import { veterans } from '../change-seats.ts';
import { changeSeats } from './change-seats.ts';

const SIDES = veterans(['suggested', 'larger'], { 'army.mirror': 'off' });

const arenas = createArenas(darkPotential);

/** The last has upper floors all over. `npm run fuzz` asks it of all tables. */
it.each(['bare-field', 'hedgerows', 'ruined-quarter'])(
  'armies that change seats play the same match turned round on %s',
  (name) => {
    expect(changeSeats(arenas, { name }, name, SIDES)).toBeGreaterThan(5);
  },
);
