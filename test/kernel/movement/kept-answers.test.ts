import { expect, it } from 'vitest';
import { keepingAnswers, type Question } from '../../../src/kernel/movement/kept-answers.ts';

const CASES: readonly Question[] = [
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
  const find = (...asked: Question): readonly number[] => {
    searches++;
    return asked.flat();
  };
  return { find, searches: () => searches };
}

it('never answers another question, even where all share one place', () => {
  const find = keepingAnswers(1, search().find);
  for (const asked of [...CASES, ...CASES.toReversed()]) {
    for (let again = 0; again < 2; again++) expect(find(...asked)).toEqual(asked.flat());
  }
});

it('searches once for a question that comes back while nothing else takes its place', () => {
  const { find, searches } = search();
  const kept = keepingAnswers(1000, find);
  const answers = CASES.map((asked) => kept(...asked));
  const again = CASES.map((asked) => kept(...asked));
  expect(again).toEqual(answers);
  expect(searches()).toBe(CASES.length);
});

it('keeps what was asked, though the list of blockers is used for something else', () => {
  const kept = keepingAnswers(1000, search().find);
  const blockers = [1, 2];
  const first = kept(7, 100, blockers);
  blockers[1] = 3;
  expect(kept(7, 100, blockers)).toEqual([7, 100, 1, 3]);
  expect(kept(7, 100, [1, 2])).toBe(first);
});
