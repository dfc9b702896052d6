import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { overlapOn } from '../../../src/kernel/base.ts';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { createOccupancy } from '../../../src/kernel/field/occupancy.ts';
import { thinned } from '../../../src/kernel/field/thinned.ts';
import { table } from '../bare-table.ts';

it('keeps up with bases that come, stay and go, but for those of whoever asks', () => {
  const ground = compileGround(table(24, 24, []), 1250);
  const overlap = overlapOn(ground);
  const occupancy = createOccupancy(ground, 2 * ground.radius, overlap);
  const random = seedrandom('occupancy');
  const below = (count: number) => Math.floor(random() * count);
  const anywhere = () => (random() < 0.2 ? NOWHERE : below(ground.count));
  let standing: number[] = [];
  let others: number[] = [];
  for (let n = 0; n < 200; n++) {
    // Most stay; matches differ in how many they are, and two may be named on one point.
    standing = standing.map((point) => (random() < 0.8 ? point : anywhere()));
    others = others.map((point) => (random() < 0.8 ? point : standing[0]));
    if (n % 20 === 0) {
      standing = Array.from({ length: 6 + below(8) }, anywhere);
      others = Array.from({ length: 3 + below(8) }, anywhere);
    }
    const but = random() < 0.5 ? NOWHERE : below(standing.length);
    const butOther = random() < 0.5 ? NOWHERE : below(others.length);
    occupancy.follow(standing, but);
    occupancy.follow(others, butOther, 1);
    const bases = [...standing.filter((_, i) => i !== but), ...others.filter((_, i) => i !== butOther)];
    const taken = bases.filter((point) => point !== NOWHERE);
    const near = standing
      .flatMap((point) => [point, point + 1])
      .filter((point) => point >= 0 && point < ground.count);
    for (const at of [...near, ...Array.from({ length: 50 }, () => below(ground.count))])
      expect(occupancy.isFree(at)).toBe(!taken.some((other) => overlap(at, other)));
    const some = Array.from({ length: 60 }, () => below(ground.count));
    const mayTake = (at: number) => at % 3 > 0;
    const free = some.filter((at) => mayTake(at) && !taken.some((other) => overlap(at, other)));
    expect(occupancy.freeAmong(some, Infinity, mayTake)).toEqual(free);
    expect(occupancy.freeAmong(some, 7, mayTake)).toEqual(thinned(free, 7));
  }
  occupancy.follow(standing);
  occupancy.follow([], NOWHERE, 1);
  for (const at of others.filter((point) => point !== NOWHERE))
    expect(occupancy.isFree(at)).toBe(!standing.some((other) => other !== NOWHERE && overlap(at, other)));
});
