import type { ExperimentResult } from '../../experiments/designs/index.ts';
import { type Column, columnsAt, filled, type Report } from '../../reporting/document/report.ts';
import { legendOf } from '../../reporting/sections/legend.ts';
import { assumedIn, blockSentence, fewIdsIn, playedText } from '../../reporting/sections/result-notes.ts';
import { auditFindings } from '../../reporting/wording/audit-wording.ts';
import { counted, listed, present } from '../../reporting/wording/wording.ts';
import { columns, hanging, wrap } from '../terminal/layout.ts';
import { rowByRow } from '../terminal/row-by-row.ts';
import { shownColumns } from '../terminal/shown-columns.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A result as lines for a terminal; the first of the files is the page to open. */
export function resultPage(
  result: ExperimentResult,
  report: Report,
  files: readonly string[],
  { columns: width, room }: Pick<Terminal, 'columns' | 'room'>,
): string[] {
  const table = filled(report.table);
  const { shown, leftOut, isTable } = shownColumns(table, room);
  const { columns: heads, rows } = columnsAt(table, shown);
  const isShown = (column: Column) => heads.includes(column);
  const audits = 'audits' in result ? auditFindings(result) : [];
  return [
    // Nobody who looks for a headline in a file finds it in two lines.
    ...wrap(report.subtitle, room),
    ...wrap(report.title, room),
    '',
    ...(isTable
      ? columns(heads, rows)
      : rowByRow(
          rows.map((row) => row.flatMap((cell, c) => (cell === '' ? [] : [[heads[c].title, cell] as const]))),
          width,
        )),
    '',
    ...[...report.notes, ...legendOf(table, isShown), ...audits, ...roomNotes(leftOut)].flatMap((note) =>
      hanging('- ', note, width),
    ),
    '',
    `Seed ${result.spec.seed}, ${playedText(result)}.`,
    ...wrap(blockSentence(result), width),
    ...wrap(`${restingText(result)}, listed in the ${files[0] ? 'report' : 'result'}.`, width),
    ...(files[0] ? [`Report: ${files[0]}`] : []),
  ];
}

/** What a result rests on, in the numbers that its posts and its page have, and by ids where they are few. */
function restingText(result: ExperimentResult): string {
  const { inferred, readings } = result.assumptions;
  const ours = assumedIn(result);
  const ids = fewIdsIn(ours);
  const among = ids.length === 0 ? '' : ` (${ids.join(', ')} among them)`;
  const parts = present([
    `${counted(ours.length, 'assumption')} of ours${among}`,
    inferred.length > 0 &&
      `${counted(inferred.length, 'inferred clause')} (${inferred.map(({ id }) => id).join(', ')})`,
    readings.length > 0 && `${counted(readings.length, 'reading')} of open questions`,
  ]);
  return `It rests on ${listed(parts)}`;
}

function roomNotes(leftOut: readonly string[]): string[] {
  if (leftOut.length === 0) return [];
  return [`Left out, since the screen has no room for it: ${leftOut.join(', ')}. The report has it.`];
}
