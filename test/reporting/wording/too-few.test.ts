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
    'Nothing is settled of the winner worth where fewer than 200 blocks show it; here 90 to 130 blocks did.',
  ]);
});

it('says no more of a figure that comparisons with more blocks may settle', () => {
  const longer = [
    { metric: 'rounds', blocks: 600 },
    { metric: 'winner-worth', blocks: 560 },
  ];
  const shorter = [rounds, { metric: 'winner-worth', blocks: 130 }, { metric: 'lead-changes', blocks: 130 }];
  expect(seldomShown([shorter, longer])).toEqual([
    'Nothing is settled of the winner worth and the lead changes where fewer than 200 blocks show them; here 130 blocks did.',
  ]);
});
