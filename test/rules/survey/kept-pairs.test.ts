import { expect, it } from 'vitest';
import type { Model } from '../../../src/kernel/entities.ts';
import { createKeptPairs, keptHarm } from '../../../src/rules/survey/kept-pairs.ts';

const [one, other, third] = [0, 1, 2] as Model[];

it('works out what a pair is to each other once, and anew when either has changed in any column', () => {
  const pairs = createKeptPairs(3, 2);
  const point = [10, 20, 30];
  const wounds = [1, 1, 1];
  const asked: string[] = [];
  const ask = (attacker: Model, target: Model) =>
    keptHarm(pairs, [point, wounds], (a, b) => {
      asked.push(`${a} at ${b}`);
      return point[a] * wounds[b];
    })(attacker, target);
  expect([ask(one, other), ask(one, other), ask(other, one), ask(one, third)]).toEqual([10, 10, 20, 10]);
  expect(asked.splice(0)).toEqual(['0 at 1', '1 at 0', '0 at 2']);
  wounds[other] = 3;
  expect([ask(one, third), ask(one, other), ask(other, one)]).toEqual([10, 30, 20]);
  expect(asked.splice(0)).toEqual(['0 at 1', '1 at 0']);
  point[third] = 31;
  expect([ask(one, other), ask(one, third), ask(third, other)]).toEqual([30, 10, 93]);
  expect(asked).toEqual(['0 at 2', '2 at 1']);
});
