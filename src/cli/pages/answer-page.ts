import { printableJson, printableLine } from '../../rules/printable.ts';
import { columns, hanging, wrap } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What a database answers. */
interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** Between a title and its cell. */
const BEHIND = '  ';

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
  const titles = heads.map(({ title }) => title);
  // The cells of titles that take more than half of the screen are in line with no others.
  const lined = Math.max(0, ...titles.map(({ length }) => length).filter((length) => 2 * length <= width));
  return cells.flatMap((row, r) => [
    ...(r === 0 ? [] : ['']),
    ...row.flatMap((cell, c) => titled(titles[c].padEnd(lined), cell, width)),
  ]);
}

/** A cell behind its title, or below where one of its words has no room there. */
function titled(title: string, cell: string, width: number): string[] {
  const label = title + BEHIND;
  const word = Math.max(...cell.split(' ').map(({ length }) => length));
  if (label.length + word <= width) return hanging(label, cell, width);
  return [title.trimEnd(), ...wrap(cell, width, BEHIND)];
}

/** Fractions with six decimals at most; lists and the like as JSON. */
function cellText(cell: unknown): string {
  if (cell === null) return '-';
  if (typeof cell === 'number') return String(Number.isInteger(cell) ? cell : Number(cell.toFixed(6)));
  return typeof cell === 'string' ? printableLine(cell) : printableJson(cell);
}
