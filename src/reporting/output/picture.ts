import type { TopLevelSpec } from 'vega-lite';
import type { Report } from '../document/report.ts';
import { FAINT, INK } from '../document/theme.ts';

/** Pixels across the plot of a picture. */
const PICTURE_WIDTH = 640;
/** Letters in a line above it. */
const LINE = 84;

/** The first chart of a report as it goes on its own: under its title, the game with its version, and the matches behind it. */
export function pictureOf({ figures, game, matches }: Report): TopLevelSpec | null {
  const [first] = figures;
  if (first === undefined) return null;
  const title = {
    text: linesOf(first.title),
    subtitle: linesOf(`${game}, ${matches}`),
    anchor: 'start',
    color: INK,
    fontSize: 15,
    subtitleColor: FAINT,
    subtitleFontSize: 12,
    subtitlePadding: 4,
    offset: 14,
  } as const;
  return { ...first.chart(PICTURE_WIDTH), title };
}

/** Text in lines of so many letters at most where words allow. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
