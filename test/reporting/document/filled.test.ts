import { expect, it } from 'vitest';
import { filled } from '../../../src/reporting/document/report.ts';
import { notesOf } from '../../../src/reporting/output/notes.ts';
import { pageOf } from '../../../src/reporting/output/page.ts';
import { postOf } from '../../../src/reporting/output/post.ts';
import { reportOf } from '../../../src/reporting/report-of.ts';
import { undecided } from '../undecided-results.ts';

const columns = [{ title: 'rule' }, { title: 'used' }, { title: 'share' }];

it('a table keeps the columns in which some row has something', () => {
  const rows = [
    ['Sword', '', '60.0 %'],
    ['Shield', '', ''],
  ];
  expect(filled({ columns, rows })).toEqual({
    columns: [columns[0], columns[2]],
    rows: [
      ['Sword', '60.0 %'],
      ['Shield', ''],
    ],
  });
  const used = [...rows, ['Curse', '12.0 %', '']];
  expect(filled({ columns, rows: used })).toEqual({ columns, rows: used });
  expect(filled({ columns, rows: [] })).toEqual({ columns, rows: [] });
});

it('page, notes and post show no column in which nothing stands', async () => {
  const report = reportOf(await undecided('power', { rules: ['shield', 'curse'] }), 'npx rulebench');
  const used = report.table.columns.findIndex(({ title }) => title === 'used');
  expect(report.table.rows.map((row) => row[used])).toEqual(['', '']);
  for (const text of [pageOf(report), notesOf(report), postOf(report, 'markdown')]) {
    expect(text).toMatch(/>verdict<|\| verdict \|/);
    expect(text).not.toMatch(/>used<|\| used \|/);
  }
});
