import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { overlapOn } from '../../src/kernel/base.ts';
import { compileGround } from '../../src/kernel/compile-ground.ts';
import { createOccupancy } from '../../src/kernel/occupancy.ts';
import { table } from './bare-table.ts';

it('keeps up with bases that come, stay and go', () => {
  const ground = compileGround(table(24, 24, []), 1250);
  const overlap = overlapOn(ground);
  const occupancy = createOccupancy(ground, 2 * ground.radius, overlap);
  const random = seedrandom('occupancy');
  const anywhere = () => Math.floor(random() * ground.count);
  let standing: number[] = [];
  for (let n = 0; n < 200; n++) {
    const stayed = standing.filter(() => random() < 0.8);
    // Some change places in the list, and two may be named on one point.
    if (random() < 0.3) stayed.reverse();
    standing = [...stayed, ...stayed.slice(0, 2), ...Array.from({ length: 5 }, anywhere)];
    occupancy.mark(standing);
    const places = [...standing, ...Array.from({ length: 50 }, anywhere)];
    for (const at of places) expect(occupancy.isFree(at)).toBe(!standing.some((other) => overlap(at, other)));
  }
});
