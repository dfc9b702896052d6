import { describe, expect, it } from 'vitest';
import { answerPage } from '../../../src/cli/pages/answer-page.ts';

const answer = {
  columns: ['table_title', 'leads', 'n'],
  rows: [
    ['old wood', [1, 2, 3], 0.5],
    ['', null, 12],
  ],
};

describe('an answer of a database', () => {
  it('is a table where there is room for it', () => {
    const table = [
      'table_title  leads      n',
      '-----------  -------  ---',
      'old wood     [1,2,3]  0.5',
      '             -         12',
    ];
    for (const room of [25, Number.POSITIVE_INFINITY])
      expect(answerPage(answer, { columns: 100, room })).toEqual(table);
  });

  it('has a line for each cell where there is not, none wider than the screen', () => {
    expect(answerPage(answer, { columns: 20, room: 20 })).toEqual([
      'table_title  old',
      '             wood',
      'leads  [1,2,3]',
      'n      0.5',
      '',
      'table_title',
      'leads  -',
      'n      12',
    ]);
  });

  it('lines cells up behind titles of half the screen at most, and puts below what has no room there', () => {
    const long = { columns: ['arm', 'kills_of_some', 'army_0'], rows: [['the book', 7, 'suggested-army']] };
    expect(answerPage(long, { columns: 20, room: 20 })).toEqual([
      'arm     the book',
      'kills_of_some  7',
      'army_0',
      '  suggested-army',
    ]);
  });

  it('without rows has its titles', () => {
    expect(answerPage({ ...answer, rows: [] }, { columns: 10, room: 10 })).toEqual([
      'table_title  leads  n',
      '-----------  -----  -',
    ]);
  });
});
