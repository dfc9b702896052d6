import { describe, expect, it } from 'vitest';
import { shownColumns } from '../../../src/cli/terminal/shown-columns.ts';

const TABLE = {
  columns: [
    { title: 'rule', posted: true },
    { title: 'corrected' },
    { title: 'verdict', posted: true },
    { title: 'acts', pageOnly: true },
    { title: 'blocks', right: true },
    { title: 'to go' },
  ],
  rows: [['Charge', '54.5 (51 to 57) %', 'helps', '1.0', '200', 'some 300']],
};

describe('the columns of a table on a screen', () => {
  it('are all that are meant for it where there is room', () => {
    expect(shownColumns(TABLE, 52)).toEqual({ shown: [0, 1, 2, 4, 5], leftOut: [], isTable: true });
    expect(shownColumns(TABLE, Number.POSITIVE_INFINITY).leftOut).toEqual([]);
  });

  it('lose the widest of what no post has first', () => {
    expect(shownColumns(TABLE, 51)).toEqual({
      shown: [0, 2, 4, 5],
      leftOut: ['corrected'],
      isTable: true,
    });
    expect(shownColumns(TABLE, 32).leftOut).toEqual(['corrected', 'to go']);
  });

  it('keep the verdict and the number of blocks while there is room for these', () => {
    expect(shownColumns(TABLE, 23)).toMatchObject({ shown: [0, 2, 4], isTable: true });
  });

  it('are named with the figure before them where several have one title', () => {
    const interval = { title: '95 % interval' };
    const columns = [{ title: 'rule' }, { title: 'rounds' }, interval, { title: 'difference' }, interval];
    const posted = columns.map((column, c) => ({ ...column, ...(c !== 2 && { posted: true }) }));
    const row = ['Charge', '6.5', '6.2 to 6.8', '+0.5', '+0.1 to +0.9'];
    expect(shownColumns({ columns: posted, rows: [row] }, 50).leftOut).toEqual(['95 % interval of "rounds"']);
  });

  it('are no columns where it is narrower still, and none is left out', () => {
    expect(shownColumns(TABLE, 22)).toEqual({ shown: [0, 1, 2, 4, 5], leftOut: [], isTable: false });
  });
});
