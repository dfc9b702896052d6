import { compile } from 'vega-lite';
import { expect } from 'vitest';
import type { Report } from '../../src/reporting/document/report.ts';

/** Compiles all charts, and checks that rows are as wide as their head. */
export function inspect({ figures, table, appendices }: Report): void {
  for (const { chart } of figures) compile(chart(640));
  for (const { rows, columns } of [table, ...appendices.map((appendix) => appendix.table)]) {
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
}

/** Characters of the longest line on a terminal. */
export function widthOf({ columns, rows }: Report['table']): number {
  const shown = columns.flatMap(({ pageOnly }, c) => (pageOnly ? [] : [c]));
  const widest = shown.map((c) => Math.max(columns[c].title.length, ...rows.map((row) => row[c].length)));
  return widest.reduce((sum, width) => sum + width + 2, -2);
}
