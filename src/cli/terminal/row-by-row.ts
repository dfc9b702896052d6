import { hanging, wrap } from './layout.ts';

/** Between a title and its cell. */
const BEHIND = '  ';

/** A cell under its title. */
type TitledCell = readonly [title: string, cell: string];

/** A table row by row with a line for each cell, for a screen that has no room for its columns; empty lines part the rows. */
export function rowByRow(rows: readonly (readonly TitledCell[])[], width: number): string[] {
  const lengths = rows.flat().map(([title]) => title.length);
  // The cells of titles that take more than half of the screen are in line with no others.
  const lined = Math.max(0, ...lengths.filter((length) => 2 * length <= width));
  return rows.flatMap((row, r) => [
    ...(r === 0 ? [] : ['']),
    ...row.flatMap(([title, cell]) => titled(title.padEnd(lined), cell, width)),
  ]);
}

/** A cell behind its title, or below where one of its words has no room there. */
function titled(title: string, cell: string, width: number): string[] {
  const label = title + BEHIND;
  const word = Math.max(...cell.split(' ').map(({ length }) => length));
  if (label.length + word <= width) return hanging(label, cell, width);
  return [title.trimEnd(), ...wrap(cell, width, BEHIND)];
}
