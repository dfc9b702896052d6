import type { ReportTable } from '../document/report.ts';

export type Markup = 'markdown' | 'bbcode';

/** How the parts of a text are written in a markup. */
interface Writer {
  plain(text: string): string;
  heading(text: string): string;
  list(sentences: readonly string[]): string;
  table(table: ReportTable): string;
  code(text: string): string;
}

export const WRITERS: Readonly<Record<Markup, Writer>> = {
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
