import { filled, notesBeside, type Report } from '../document/report.ts';
import { legendOf } from '../sections/legend.ts';
import { WRITERS } from './markup.ts';
import { shareable } from './post.ts';

/** All that a post has no room for, as Markdown: findings, figures, notes, method and what the result rests on. */
export function notesOf(report: Report): string {
  const { title, subtitle, findings, notes, table, method, grounds, readings, command } = report;
  const write = WRITERS.markdown;
  const section = (heading: string, text: string) => (text === '' ? [] : [write.heading(heading), text]);
  return `${[
    write.heading(title),
    write.plain(subtitle),
    write.list(findings),
    ...section('In figures', write.table(filled(table))),
    write.list(legendOf(table)),
    ...section('Notes', write.list(notesBeside(notes, findings))),
    ...section('How it was measured', write.list(method)),
    ...grounds.flatMap(({ title, sentences }) => section(title, write.list(sentences))),
    ...section(
      'How open questions were read',
      write.list(readings.map(({ id, asks, reading }) => `${id}: ${asks} ${reading}`)),
    ),
    ...section('Run it again', write.code(shareable(command))),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}
