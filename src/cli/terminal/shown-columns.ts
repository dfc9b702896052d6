/** Which columns of a table a screen has room for. */
import type { ReportTable } from '../../reporting/document/report.ts';
import { GAP, widthsOf } from './layout.ts';

/**
 * The columns that are shown on a screen, and the titles of those that are not though they are not for the page alone:
 * the widest go first, but for those that a post has, too, and for how many blocks there were. Where even these have no
 * room, no columns do, and all are shown row by row.
 */
export function shownColumns(
  { columns, rows }: ReportTable,
  room: number,
): { readonly shown: readonly number[]; readonly leftOut: readonly string[]; readonly isTable: boolean } {
  const wide = widthsOf(columns, rows).map((width) => GAP + width);
  const meant = columns.flatMap(({ pageOnly }, c) => (pageOnly ? [] : [c]));
  const spare = meant
    .filter((c) => !columns[c].posted && columns[c].title !== 'blocks')
    .sort((a, b) => wide[b] - wide[a]);
  let over = meant.reduce((sum, c) => sum + wide[c], -GAP) - room;
  const gone = spare.filter((c) => {
    if (over <= 0) return false;
    over -= wide[c];
    return true;
  });
  if (over > 0) return { shown: meant, leftOut: [], isTable: false };
  return {
    shown: meant.filter((c) => !gone.includes(c)),
    leftOut: meant.filter((c) => gone.includes(c)).map((c) => nameOf(columns, c)),
    isTable: true,
  };
}

/** The title of a column; where others have the same, such as intervals, with that of the figure before it. */
function nameOf(columns: ReportTable['columns'], c: number): string {
  const { title } = columns[c];
  const isOne = columns.filter((column) => column.title === title).length === 1;
  return isOne || c === 0 ? title : `${title} of "${columns[c - 1].title}"`;
}
