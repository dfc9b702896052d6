import { expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { createGuide } from '../../../src/kernel/guides/guide.ts';
import { createTurningGuide } from '../../../src/kernel/guides/turning-guide.ts';
import { createWays } from '../../../src/kernel/movement/create-ways.ts';
import { passCounter } from '../../../src/rulesets/pass-counter/index.ts';

const COSTS = { difficult: 2, climb: 2, mantle: 0, descent: 0, linear: 'difficult' } as const;

it('is as far off on one side of a symmetric table as on the other, to the step', () => {
  const ground = compileGround(passCounter.tables['pc-yard'], 2500);
  const plain = createGuide(ground, createWays(ground, COSTS));
  const guide = createTurningGuide(ground, plain);
  const { mirror, count } = ground;
  for (let to = 0; to < count; to += 37) {
    const turned = guide.field(mirror[to]);
    expect(Array.from(guide.field(to))).toEqual(Array.from(mirror, (point) => turned[point]));
    expect(guide.far(0, to)).toBe(guide.far(mirror[0], mirror[to]));
    if (to <= mirror[to]) expect(guide.field(to)).toBe(plain.field(to));
  }
  const goals = Array.from({ length: count }, (_, to) => to);
  const isTurned = goals.some((to) => plain.far(0, to) !== plain.far(mirror[0], mirror[to]));
  expect(isTurned, 'a plain guide is not').toBe(true);
});

it('is the guide itself where there is no symmetry', () => {
  const ground = compileGround({ ...passCounter.tables['pc-yard'], symmetric: false }, 2500);
  const plain = createGuide(ground, createWays(ground, COSTS));
  expect(createTurningGuide(ground, plain)).toBe(plain);
});
