import { type Column, filled, type ReportTable } from '../document/report.ts';
import { intervalTitle, sentence } from '../wording/wording.ts';

/**
 * What titles of columns mean that do not tell it by themselves, a sentence each, to stand by their table. Nothing of
 * columns that no row has anything in.
 */
export function legendOf(table: ReportTable, isShown: (column: Column) => boolean = () => true): string[] {
  if (table.rows.length === 0) return [];
  const told = filled(table).columns.flatMap((column) =>
    column.says !== undefined && isShown(column) ? [`${sentence(column.title)}: ${column.says}.`] : [],
  );
  return [...new Set(told)];
}

/** What a question mark behind a verdict means. */
export const HINT = '"?" marks what may be luck, with so many tested at once';

/** What a difference of figures is told in. */
export const IN_POINTS = 'shares in percentage points';

/** Columns of words. */
export function textColumns(...titles: readonly string[]): Column[] {
  return titles.map((title) => ({ title }));
}

/** Columns of figures, which stand to the right. */
export function numberColumns(...titles: readonly string[]): Column[] {
  return titles.map((title) => ({ title, right: true }));
}

/**
 * The column of intervals that share an error rate.
 *
 * @param of what they are of, as in `all costs tried`
 */
export function togetherColumn(alpha: number, of: string): Column {
  return { title: intervalTitle(alpha), right: true, says: `those of ${of} hold together` };
}

/**
 * The column of what common luck saves.
 *
 * @param without what would be otherwise without common luck, as in `the luck were not shared`
 */
export function gainColumn(without = 'the luck were not shared'): Column {
  return {
    title: 'gain',
    right: true,
    says: `how many times as many blocks it would take if ${without}`,
  };
}

/** Of contests between sides that differ. */
export const CONTEST_GAIN: Column = gainColumn('the two matches of a block had luck of their own');

export const LOGISTIC_ELO: Column = {
  title: 'logistic Elo',
  right: true,
  says: 'strength as in chess ratings, where 400 more are odds of ten to one',
};
