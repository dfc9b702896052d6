import { type Column, columnsAt, filled, type Report, type ReportTable } from '../document/report.ts';
import { legendOf } from '../sections/legend.ts';
import { counted, present } from '../wording/wording.ts';
import { type Markup, WRITERS } from './markup.ts';

/** Words of a post at most, those of its table and its command among them. */
const MOST_WORDS = 150;
/** Columns of its table at most. */
const MOST_COLUMNS = 5;
const MOST_CAVEATS = 3;
/** Words of a headline and of the line below it at most; names may be long. */
const HEADLINE = 40;
const LINE = 22;
/** Words of a command that is worth its room. */
const COMMAND = 18;

/** A report as a post for a forum: the finding, the rows of the table that there is room for, and how to repeat it. */
export function postOf(report: Report, markup: Markup): string {
  const write = WRITERS[markup];
  const command = shareable(report.command);
  const around = [
    clipped(report.title, HEADLINE),
    clipped(report.subtitle, LINE),
    `${report.played}.`,
    ...report.caveats.slice(0, MOST_CAVEATS),
    MORE,
    ...(wordsIn(command) > COMMAND ? [] : [command]),
  ];
  const room = MOST_WORDS - wordsIn(around.join(' '));
  const posted = withLegend(
    postedTable(report.table, () => true),
    room,
  );
  // Columns that tell by themselves need no room for their legend.
  const { shown, legend } =
    posted.shown.rows.length > 0
      ? posted
      : withLegend(
          postedTable(report.table, ({ says }) => says === undefined),
          room,
        );
  const left = report.table.rows.length - shown.rows.length;
  return `${present([
    write.heading(around[0]),
    write.plain(`${ended(around[1])} ${around[2]}`),
    shown.columns.length > 0 && shown.rows.length > 0 && write.table(shown),
    legend !== '' && shown.rows.length > 0 && write.plain(legend),
    write.list(report.caveats.slice(0, MOST_CAVEATS)),
    write.plain(left > 0 ? `${counted(left, 'more row')}. ${MORE}` : MORE),
    wordsIn(command) <= COMMAND && write.code(command),
  ]).join('\n\n')}\n`;
}

/** Where the rest is; the file lies beside the post. */
const MORE = 'All notes and the method: notes.md.';

/** Words of the line that tells how many rows were left out. */
const LEFT_OUT = 3;

/** Words with a letter or a digit. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function ended(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}

/** A text in so many words at most: what stands before its last colon where that will do, else its beginning. */
function clipped(text: string, most: number): string {
  const words = text.split(' ');
  if (words.length <= most) return text;
  const short = text.slice(0, text.lastIndexOf(': '));
  return text.includes(': ') && short.split(' ').length <= most
    ? short
    : `${words.slice(0, most).join(' ')} …`;
}

/** The columns that matter most, of those that are wanted. */
function postedTable(table: ReportTable, isWanted: (column: Column) => boolean): ReportTable {
  const held = filled(table);
  const posted = held.columns
    .flatMap((column, c) => (column.posted && isWanted(column) ? [c] : []))
    .slice(0, MOST_COLUMNS);
  return columnsAt(held, posted);
}

/** The first rows that fit into so many words, and what their columns mean. */
function withLegend(
  table: ReportTable,
  most: number,
): { readonly shown: ReportTable; readonly legend: string } {
  const legend = legendOf(table).join(' ');
  return { shown: fitting(table, most - wordsIn(legend)), legend };
}

/** The first rows that fit into so many words, beside those that tell how many were left out where some are. */
function fitting({ columns, rows }: ReportTable, most: number): ReportTable {
  const room = most - wordsIn(columns.map(({ title }) => title).join(' '));
  const words = rows.map((row) => wordsIn(row.join(' ')));
  if (words.reduce((sum, own) => sum + own, 0) <= room) return { columns, rows };
  let left = room - LEFT_OUT;
  const count = words.findIndex((own) => {
    left -= own;
    return left < 0;
  });
  return { columns, rows: rows.slice(0, count) };
}

/** A command with the names of files alone where it has paths of this machine; those of the package's own sims stay. */
export function shareable(command: string): string {
  return command.replace(/'[^']*'|[^\s=]+/g, (word) => {
    const path = word.replace(/^'|'$/g, '');
    if (!/[\\/]/.test(path) || /^sims\/[\w.-]+$/.test(path)) return word;
    const name = path.replace(/^.*[\\/]/, '');
    return word.startsWith("'") ? `'${name}'` : name;
  });
}
