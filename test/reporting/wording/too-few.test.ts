import { expect, it } from 'vitest';
import { seldomShown } from '../../../src/reporting/wording/too-few.ts';

const rounds = { metric: 'rounds', blocks: 210 };

it('names figures that too few blocks show of a run that is long enough', () => {
  const seldom = { metric: 'winner-worth', blocks: 130 };
  const part = { metric: 'action.charge', blocks: 20 };
  expect(seldomShown([[rounds]])).toEqual([]);
  expect(seldomShown([[{ metric: 'rounds', blocks: 190 }, seldom]])).toEqual([]);
  expect(
    seldomShown([
      [rounds, seldom, part],
      [rounds, { metric: 'winner-worth', blocks: 90 }],
    ]),
  ).toEqual([
    'Nothing is settled of the winner worth: that takes 200 blocks that show a figure, and 130 did at most.',
  ]);
});
