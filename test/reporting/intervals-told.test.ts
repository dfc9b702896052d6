import { expect, it } from 'vitest';
import { DESIGNS, type DesignId } from '../../src/experiments/designs/index.ts';
import type { ReportTable } from '../../src/reporting/document/report.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import { legendOf } from '../../src/reporting/sections/legend.ts';
import { samplePower } from './sample-results.ts';
import { undecided } from './undecided-results.ts';

/** A share of the points, or a difference in points, with no interval behind it. */
const BARE = /\d % of the points(?! \()|[+-]\d[\d.]* points(?! \()/;

const DECIDED: readonly (readonly [DesignId, object])[] = [
  ['ablate', { blocks: 400 }],
  ['compare', { blocks: 400 }],
  ['attribute', { blocks: 300 }],
  ['questions', { blocks: { initial: 400, reserve: 0 } }],
  ['sweep', { blocks: 300 }],
  ['tournament', { policies: ['veteran', 'random'], blocks: 200 }],
];

it.each(DECIDED)(
  'the report of %s gives no figure among its findings without its interval',
  async (id, more) => {
    const { title, findings } = reportOf(await undecided(id, more), '');
    expect([title, ...findings].filter((sentence) => BARE.test(sentence))).toEqual([]);
    expect([title, ...findings].join(' ')).toMatch(
      /\d(?: points| % of the points)? \([+-]?\d+\.\d+ to [+-]?\d/,
    );
  },
);

it('the report of power gives no figure among its findings without its interval', async () => {
  const { title, findings } = reportOf(await samplePower(1200), '');
  expect(title).toMatch(
    /^Sword is dominant: the side that has it takes \d\d\.\d % of the points \(.* to .* %\)$/,
  );
  expect(findings[0]).toMatch(/^Dominant: Sword \d\d\.\d % \(\d\d\.\d to \d\d\.\d %\)\.$/);
  expect([title, ...findings].filter((sentence) => BARE.test(sentence))).toEqual([]);
});

/** Cells that hold an interval, and what of a column says at which level. */
const RANGE = /\d\)? to [+-]?\d/;
const LEVEL = /\d %/;

/** Columns of intervals that say neither in their heads nor beside the table at which level they hold. */
function unlevelled(table: ReportTable): string[] {
  return table.columns.flatMap((column, c) => {
    const holds = /interval/.test(column.title) || table.rows.some((row) => RANGE.test(row[c]));
    const told = [column.title, ...legendOf(table, (one) => one === column)];
    return holds && !told.some((text) => LEVEL.test(text)) ? [column.title] : [];
  });
}

const MANY = { initial: 200, reserve: 200 };
const LEVELLED = DESIGNS.map(({ id, blocks, refuses = {} }): [DesignId, object] => [
  id,
  {
    blocks: blocks.reserve > 0 ? MANY : id === 'screen' || id === 'plan' ? 20 : 300,
    ...(!('audit' in refuses) && { audit: ['random'] }),
  },
]);

it.each(LEVELLED)('every column of intervals of %s says its level', async (id, more) => {
  const { table, appendices } = reportOf(await undecided(id, more), '');
  const bare = [{ title: 'table', table }, ...appendices].map((one) => [one.title, unlevelled(one.table)]);
  expect(bare.filter(([, columns]) => columns.length > 0)).toEqual([]);
});
