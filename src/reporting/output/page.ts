import {
  type Figure,
  type Findings,
  filled,
  notesBeside,
  type ReadingPlayed,
  type ReportTable,
} from '../document/report.ts';
import { legendOf } from '../sections/legend.ts';
import { pageScripts } from './page-scripts.ts';
import { PAGE_STYLE } from './page-style.ts';
import { escapeText } from './svg-text.ts';

/** A report as one HTML file that needs nothing else and asks no network for anything. */
export function pageOf(report: Findings): string {
  const { title, subtitle, findings, notes, table, figures, method, grounds, readings, command, appendices } =
    report;
  const [shown, folded] = parted(figures);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeText(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<header>
<p class="what">${escapeText(subtitle)}</p>
<h1>${prose(title)}</h1>
${list(findings)}
</header>
${shown.slice(0, 1).map(figureOf).join('')}
<section>
<h2>In figures</h2>
${tableOf(table)}
${list(notesBeside(notes, findings))}
</section>
${shown.slice(1).map(figureOf).join('\n')}
<section>
<h2>How it was measured</h2>
${list(method)}
<h3>Run it again</h3>
<pre>${escapeText(command)}</pre>
</section>
${[...folded].map(([title, those]) => details(`${title} (${those.length})`, those.map(figureOf).join('\n'))).join('\n')}
${appendices.map(({ title, table }) => (table.rows.length > 0 ? details(title, tableOf(table)) : '')).join('\n')}
${grounds.map(({ title, sentences }) => details(`${title} (${sentences.length})`, list(sentences))).join('\n')}
${details(`How open questions were read (${readings.length})`, readings.map(readingOf).join('\n'))}
</main>
${pageScripts(figures.map(({ chart }) => ({ wide: chart('container'), narrow: chart('narrow') })))}
</body>
</html>
`;
}

/** Only what stands in the page; charts compile their expressions. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:";

/** Text whose lines part no percent sign from its figure. */
function prose(text: string): string {
  return escapeText(text).replaceAll(/(?<=\d) %/g, '\u00a0%');
}

function list(sentences: readonly string[]): string {
  if (sentences.length === 0) return '';
  return `<ul>\n${sentences.map((sentence) => `<li>${prose(sentence)}</li>`).join('\n')}\n</ul>`;
}

function details(summary: string, content: string): string {
  return content === '' ? '' : `<details>\n<summary>${escapeText(summary)}</summary>\n${content}\n</details>`;
}

/** Names of rows up to so many letters stay on one line: ids would be broken at their hyphens. */
const SHORT = 12;
/** Words of more letters may be broken. */
const LONG = 20;

/** A figure by the number of its chart. */
type Placed = readonly [Figure, number];

/** Figures in sight, and those that are folded away by what they are folded under. */
function parted(figures: readonly Figure[]): [Placed[], Map<string, Placed[]>] {
  const placed = figures.map((figure, number): Placed => [figure, number]);
  const isShown = ([{ folded }]: Placed) => folded === undefined;
  return [
    placed.filter(isShown),
    Map.groupBy(
      placed.filter((one) => !isShown(one)),
      ([{ folded }]) => folded!,
    ),
  ];
}

function figureOf([{ title, caption }, number]: Placed): string {
  return `<figure>
<h2>${escapeText(title)}</h2>
<div class="chart" id="chart-${number}" role="img" aria-label="${escapeText(title)}"></div>
<figcaption>${prose(caption)}</figcaption>
</figure>`;
}

function tableOf(table: ReportTable): string {
  const { columns, rows } = filled(table);
  const side = (c: number) => (columns[c].right ? ' class="right"' : '');
  const head = columns.map(({ title }, c) => `<th scope="col"${side(c)}>${escapeText(title)}</th>`);
  const body = rows.map((row) => {
    const cells = row.map((cell, c) =>
      c === 0
        ? `<th scope="row"${side(0) || (cell.length > SHORT ? '' : ' class="whole"')}>${breakable(cell)}</th>`
        : `<td${side(c)} data-head="${escapeText(columns[c].title)}">${breakable(cell)}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<div class="wide"><table>\n<thead><tr>${head.join('')}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table></div>${legend(table)}`;
}

/** A cell in which long names without spaces may be broken behind their points and signs. */
function breakable(cell: string): string {
  return cell
    .split(' ')
    .map((word) =>
      word.length > LONG
        ? word
            .split(/(?<=[.=+])/)
            .map(escapeText)
            .join('<wbr>')
        : escapeText(word),
    )
    .join(' ');
}

function legend(table: ReportTable): string {
  const told = legendOf(table);
  return told.length === 0 ? '' : `\n<p class="legend">${prose(told.join(' '))}</p>`;
}

function readingOf({ id, asks, reading }: ReadingPlayed): string {
  return `<p><b>${escapeText(id)}</b> ${escapeText(asks)}<br>${escapeText(reading)}</p>`;
}
