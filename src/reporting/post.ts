import { notesBeside, type Report, type ReportTable } from './report.ts';

export type Markup = 'markdown' | 'bbcode';

/** A report as a post for a forum: the finding, the figures and how to repeat it. */
export function postOf(report: Report, markup: Markup): string {
  const { title, subtitle, findings, notes, table, method, command } = report;
  const write = WRITERS[markup];
  return `${[
    write.heading(title),
    write.plain(subtitle),
    write.list(findings),
    write.table(table),
    write.list([...notesBeside(notes, findings), ...method]),
    write.code(command),
  ].join('\n\n')}\n`;
}

interface Writer {
  plain(text: string): string;
  heading(text: string): string;
  list(sentences: readonly string[]): string;
  table(table: ReportTable): string;
  code(text: string): string;
}

const WRITERS: Readonly<Record<Markup, Writer>> = {
  markdown: {
    plain: markdownText,
    heading: (text) => `## ${markdownText(text)}`,
    list: (sentences) => sentences.map((sentence) => `- ${markdownText(sentence)}`).join('\n'),
    table: markdownTable,
    code: (text) => `\`\`\`\n${text}\n\`\`\``,
  },
  bbcode: {
    plain: bbcodeText,
    heading: (text) => `[b]${bbcodeText(text)}[/b]`,
    list: (sentences) =>
      `[list]\n${sentences.map((sentence) => `[*]${bbcodeText(sentence)}`).join('\n')}\n[/list]`,
    table: bbcodeTable,
    code: (text) => `[code]${text}[/code]`,
  },
};

/** Signs that Markdown would take for its own. */
function markdownText(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);
}

/** Square brackets of a text become round ones: BBCode has no way to write them. */
function bbcodeText(text: string): string {
  return text.replaceAll('[', '(').replaceAll(']', ')');
}

function markdownTable({ columns, rows }: ReportTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => markdownText(title))),
    line(columns.map(({ right }) => (right ? '---:' : '---'))),
    ...rows.map((row) => line(row.map(markdownText))),
  ].join('\n');
}

function bbcodeTable({ columns, rows }: ReportTable): string {
  const line = (cells: readonly string[], tag: string) =>
    `[tr]${cells.map((cell) => `[${tag}]${bbcodeText(cell)}[/${tag}]`).join('')}[/tr]`;
  const head = line(
    columns.map(({ title }) => title),
    'th',
  );
  return ['[table]', head, ...rows.map((row) => line(row, 'td')), '[/table]'].join('\n');
}
