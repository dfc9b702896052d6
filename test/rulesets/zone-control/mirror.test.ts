import { expect, it } from 'vitest';
import { createArenas } from '../../../src/match/arenas.ts';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import { veterans } from '../change-seats.ts';
import { changeSeats } from './change-seats.ts';

const arenas = createArenas(zoneControl);

/** `npm run fuzz` asks it of all tables. */
it.each(['24x24-copses', '24x36-hedged-lane', '36x36-old-growth'])(
  'armies that change seats play the same match turned round on %s',
  (name) => {
    expect(changeSeats(arenas, { name }, name, veterans(['line', 'strike']))).toBeGreaterThan(5);
  },
);
