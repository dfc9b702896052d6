import type { Argv } from 'yargs';
import type { Example } from '../../rules/ruleset.ts';
import { hanging, wrap } from '../terminal/layout.ts';
import { type Command, type Options, typedFor, type Word } from './command.ts';

function wordText({ name, optional, many }: Word): string {
  const shown = many ? `${name} ...` : name;
  return optional ? `[${shown}]` : `<${shown}>`;
}

/** What the help of a command begins with: what is typed, what it does, what its words are. */
export function headOf(command: Command, columns: number): string {
  const widest = Math.max(0, ...command.words.map((word) => wordText(word).length));
  const words = command.words.flatMap((word) =>
    hanging(`${wordText(word).padEnd(widest)}  `, word.says, columns),
  );
  const usage = [typedFor(command), ...command.words.map(wordText), '[options]'].join(' ');
  const parts = [wrap(usage, columns), wrap(command.says, columns), words];
  return parts.flatMap((lines) => (lines.length > 0 ? [...lines, ''] : [])).join('\n');
}

/** Tells a parser what the help of a command says below its head, which yargs would set without the indents. */
export function describe(
  parser: Argv,
  options: Options,
  examples: readonly Example[],
  columns: number,
): void {
  for (const [name, option] of Object.entries(options)) {
    parser.option(name, {
      describe: option.says,
      type: option.flag ? 'boolean' : 'string',
      ...(option.otherwise !== undefined && { defaultDescription: option.otherwise }),
    });
  }
  const lists = Object.entries(options).flatMap(([name, { values, listed = `--${name} is one of:` }]) =>
    values ? [valueList(listed, values, columns)] : [],
  );
  const below = [...(examples.length > 0 ? [exampleList(examples, columns)] : []), ...lists];
  if (below.length > 0) parser.epilogue(below.map((lines) => lines.join('\n')).join('\n\n'));
}

/** Lines to type, broken so that they can be copied; what they do beside them, or below where there is no room. */
function exampleList(examples: readonly Example[], width: number): string[] {
  const widest = Math.max(...examples.map(([line]) => line.length));
  const fits = examples.every(([, does]) => widest + does.length + 4 <= width);
  return [
    'Examples:',
    ...examples.flatMap(([line, does]) =>
      fits ? [`  ${line.padEnd(widest)}  ${does}`] : [...brokenLine(line, width), `      ${does}`],
    ),
  ];
}

/** A line to type over several lines, as a shell goes on reading them. */
function brokenLine(line: string, width: number): string[] {
  const lines = wrap(line, width - 4);
  return lines.map((part, i) => `${i === 0 ? '  ' : '    '}${part}${i < lines.length - 1 ? ' \\' : ''}`);
}

function valueList(head: string, values: Readonly<Record<string, string>>, width: number): string[] {
  const widest = Math.max(...Object.keys(values).map((value) => value.length));
  const lines = Object.entries(values).flatMap(([value, says]) =>
    hanging(`  ${value.padEnd(widest)}  `, says, width),
  );
  return [...wrap(head, width), ...lines];
}

/** Tells a parser what the help of them all says. */
export function overview(parser: Argv, commands: readonly Command[]): void {
  parser.usage('rulebench <command> [options]\n\nA test bench for tabletop rules.');
  for (const command of commands) {
    const words = command.words.map(wordText).join(' ');
    parser.command(`${command.name} ${words}`.trim(), command.says);
  }
  parser.epilogue('rulebench <command> --help tells more about a command.');
}
