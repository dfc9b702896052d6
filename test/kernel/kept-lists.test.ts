import { expect, it } from 'vitest';
import { keepingLists } from '../../src/kernel/movement/kept-lists.ts';
import type { Blockers, Reach } from '../../src/kernel/ways.ts';

type Asked = [from: number, allowance: number, blockers: Blockers];

const CASES: readonly Asked[] = [
  [7, 100, [1]],
  [8, 100, [1]],
  [7, 101, [1]],
  [7, 100, [2]],
  [7, 100, [1, 2]],
  [7, 100, [2, 1]],
  [7, 100, [1, 1]],
];

function search() {
  let searches = 0;
  const reach = (...asked: Asked): Reach => {
    searches++;
    return { count: 0, point: new Uint16Array(0), cost: new Uint16Array(asked.flat()) };
  };
  return { reach, searches: () => searches };
}

it('never answers with the list of another question, even where all share one place', () => {
  const reach = keepingLists(1, search().reach);
  for (const asked of [...CASES, ...CASES.toReversed()]) {
    for (let again = 0; again < 2; again++) expect([...reach(...asked).cost]).toEqual(asked.flat());
  }
});

it('searches once for a question that comes back while nothing else takes its place', () => {
  const { reach, searches } = search();
  const kept = keepingLists(1000, reach);
  const lists = CASES.map((asked) => kept(...asked));
  const again = CASES.map((asked) => kept(...asked));
  expect(again).toEqual(lists);
  expect(searches()).toBe(CASES.length);
});
