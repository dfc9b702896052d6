import { expect, it } from 'vitest';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import { knownArenas } from '../../known-arenas.ts';
import { changeSeats } from './change-seats.ts';

const arenas = knownArenas(zoneControl);

/** `npm run fuzz` asks it of all tables. */
it.each(['24x24-copses', '24x36-hedged-lane', '36x36-old-growth'])(
  'armies that change seats play the same match turned round on %s',
  (name) => {
    expect(changeSeats(arenas, { name }, name)).toBeGreaterThan(5);
  },
);
