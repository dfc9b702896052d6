import { printableJson, printableLine } from '../../rules/printable.ts';
import { columns } from '../terminal/layout.ts';
import { rowByRow } from '../terminal/row-by-row.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What a database answers. */
interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** An answer as a table, or row by row with a line for each cell where the screen has no room for the table. */
export function answerPage(
  { columns: names, rows }: Answer,
  { columns: width, room }: Pick<Terminal, 'columns' | 'room'>,
): string[] {
  const heads = names.map((name, c) => ({
    title: printableLine(name),
    right: rows.every((row) => row[c] === null || typeof row[c] === 'number'),
  }));
  const cells = rows.map((row) => row.map(cellText));
  const table = columns(heads, cells);
  if (rows.length === 0 || table.every((line) => line.length <= room)) return table;
  return rowByRow(
    cells.map((row) => row.map((cell, c) => [heads[c].title, cell])),
    width,
  );
}

/** Fractions with six decimals at most; lists and the like as JSON. */
function cellText(cell: unknown): string {
  if (cell === null) return '-';
  if (typeof cell === 'number') return String(Number.isInteger(cell) ? cell : Number(cell.toFixed(6)));
  return typeof cell === 'string' ? printableLine(cell) : printableJson(cell);
}
