/** Breaks text at spaces into lines of at most `width` characters, each behind an indent; a percent sign stays with its figure. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .replaceAll(/\s+%/g, ' %')
    .split(/\s+(?!%)/)
    .filter((w) => w !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + longer.length > width) {
      lines.push(indent + line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line !== '') lines.push(indent + line);
  return lines;
}

/** Text behind a label; further lines start under the text. The label alone where there is none. */
export function hanging(label: string, text: string, width: number): string[] {
  const lines = wrap(text, width, ' '.repeat(label.length));
  if (lines.length === 0) return [label.trimEnd()];
  return lines.map((line, i) => (i === 0 ? label + line.slice(label.length) : line));
}

interface Column {
  readonly title: string;
  readonly right?: boolean;
}

/** Characters between two columns. */
export const GAP = 2;

/** How wide columns are: as their widest cell, or their title. */
export function widthsOf(heads: readonly Column[], rows: readonly (readonly string[])[]): number[] {
  return heads.map(({ title }, c) => Math.max(title.length, ...rows.map((row) => row[c].length)));
}

/**
 * Rows of cells under titles, two spaces apart, as wide as their widest cell. Given a width, the last column is broken
 * into lines that fit.
 */
export function columns(
  heads: readonly Column[],
  rows: readonly (readonly string[])[],
  width?: number,
): string[] {
  const widths = widthsOf(heads, rows);
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, c) => (heads[c].right ? cell.padStart(widths[c]) : cell.padEnd(widths[c])))
      .join(' '.repeat(GAP))
      .trimEnd();
  const rule = widths.map((w) => '-'.repeat(w));
  if (width === undefined) return [line(heads.map(({ title }) => title)), line(rule), ...rows.map(line)];
  const indent = widths.slice(0, -1).reduce((sum, w) => sum + w + GAP, 0);
  rule[rule.length - 1] = rule[rule.length - 1].slice(0, width - indent);
  const folded = rows.flatMap((row) =>
    hanging(line([...row.slice(0, -1), '']).padEnd(indent), row[row.length - 1], width),
  );
  return [line(heads.map(({ title }) => title)), line(rule), ...folded];
}
