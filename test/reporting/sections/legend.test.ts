import { describe, expect, it } from 'vitest';
import { DESIGNS } from '../../../src/experiments/designs/index.ts';
import type { ReportTable } from '../../../src/reporting/document/report.ts';
import { notesOf } from '../../../src/reporting/output/notes.ts';
import { pageOf } from '../../../src/reporting/output/page.ts';
import { postOf } from '../../../src/reporting/output/post.ts';
import { escapeText } from '../../../src/reporting/output/svg-text.ts';
import { reportOf } from '../../../src/reporting/report-of.ts';
import { legendOf } from '../../../src/reporting/sections/legend.ts';
import { sentence } from '../../../src/reporting/wording/wording.ts';
import { undecided } from '../undecided-results.ts';

/** Titles that nobody can read who does not know the bench. */
const OWN_WORDS =
  /^(gain|gain alone|alone|used|acts a match|corrected|blocks to go|logistic Elo|LLR|came up|in matches|changed|moves most|stake|size|way|by luck|spread|fitted|off|in unbeaten mix|takes over|beyond the sum.*|leader takes|explained|as good as decided|(points )?from table to table|with endless blocks on them|there|change|pilot|deviation|either way|at most)$/;
/** Columns of names, which differ in nothing but that from those of figures. */
const NAMES = /^(change|blocks)$/;

const unexplained = ({ columns }: ReportTable) =>
  columns.flatMap(({ title, says, right }) =>
    OWN_WORDS.test(title) && says === undefined && (right || !NAMES.test(title)) ? [title] : [],
  );

it.each(['ablate', 'compare', 'sweep', 'attribute', 'questions'] as const)(
  'the page of %s says what its figures are',
  async (design) => {
    const { table, appendices } = reportOf(await undecided(design), '');
    const [glossary] = appendices.filter(({ title }) => title === 'What the figures are');
    const told = glossary.table.rows.map(([title]) => title);
    expect(new Set(told).size).toBe(told.length);
    expect(told).toContain('first player share');
    for (const [, says] of glossary.table.rows) expect(says).toMatch(/^[A-Z]/);
    const at = table.columns.findIndex(({ title }) => title === 'figure');
    for (const row of at < 0 ? [] : table.rows) expect(told).toContain(row[at]);
  },
);

it('says nothing of columns that hold nothing', () => {
  const columns = ['gain', 'spread'].map((title) => ({ title, says: `what ${title} is` }));
  const rows = [
    ['', ''],
    ['', '0.2'],
  ];
  expect(legendOf({ columns, rows })).toEqual(['Spread: what spread is.']);
});

describe.each(DESIGNS.map(({ id }) => id))('the tables of %s', (design) => {
  it('explain where they stand what their titles mean', async () => {
    const report = { ...reportOf(await undecided(design), 'npx rulebench toy') };
    const tables = [report.table, ...report.appendices.map(({ table }) => table)];
    expect(tables.flatMap(unexplained)).toEqual([]);
    for (const { title } of tables.flatMap(({ columns }) => columns))
      expect(title).not.toMatch(/less the|in the mix/);
    const [page, notes] = [pageOf(report).replaceAll('\u00a0', ' '), notesOf(report)];
    for (const told of legendOf(report.table)) {
      expect(page).toContain(escapeText(told));
      expect(notes).toContain(told);
    }
    const post = postOf(report, 'bbcode');
    for (const { title, says } of report.table.columns)
      if (
        legendOf(report.table).includes(`${sentence(title)}: ${says}.`) &&
        post.includes(`[th]${title}[/th]`)
      )
        expect(post).toContain(`: ${says}.`);
  });
});
