import yargs, { type Argv } from 'yargs';
import { InputError, isNear, nearest, unknown } from '../../rules/nearest.ts';
import type { Example } from '../../rules/ruleset.ts';
import { wrap } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Command, Option, ParsedArguments, Word } from './command.ts';
import { examplesOf } from './examples.ts';
import { requireShown } from './require-shown.ts';

/** Either a command with what was typed, or text to print. */
type Parsed = { readonly command: Command; readonly given: ParsedArguments } | { readonly print: string };

type Options = Readonly<Record<string, Option>>;

/** Everything stays text as typed, and a name is exactly itself. */
const PLAIN = {
  'camel-case-expansion': false,
  'dot-notation': false,
  'boolean-negation': false,
  'parse-numbers': false,
  'parse-positional-numbers': false,
  'short-option-groups': false,
};

/** Reads a command line. Throws InputError with the nearest command or option, or what is missing. */
export async function parse(
  typed: readonly string[],
  commands: readonly Command[],
  terminal: Terminal,
  version: string,
): Promise<Parsed> {
  const args = asked(typed);
  const at = args.findIndex((arg) => !arg.startsWith('-'));
  const command = at < 0 ? undefined : commandNamed(args[at], commands);
  const options = command?.options(terminal, args.slice(at + 1)) ?? {};
  refuseValues(args, options);
  const parser = yargs([])
    .scriptName('rulebench')
    .parserConfiguration(PLAIN)
    .wrap(terminal.columns)
    .exitProcess(false)
    .help()
    .alias('help', 'h')
    .version(version)
    .alias('version', 'v');
  if (command)
    describe(parser, command, options, examplesOf(command, terminal, args.slice(at + 1)), terminal.columns);
  else overview(parser, commands);
  let printed = '';
  const argv = (await parser.parse([...args], {}, (_error, _argv, output) => {
    printed = output;
  })) as Record<string, unknown>;
  if (printed !== '') return { print: `${printed}\n` };
  if (command) return { command, given: check(command, options, argv) };
  checkOptions('rulebench', {}, argv);
  return { print: `${await parser.getHelp()}\n` };
}

/** `help` and `help power`, as some other programs have them, for `--help` and `power --help`. */
function asked(typed: readonly string[]): readonly string[] {
  return typed[0] === 'help' ? [...typed.slice(1, 2), '--help'] : typed;
}

/** Refuses values of flags, which yargs would read as yes or no. */
function refuseValues(args: readonly string[], options: Options): void {
  const isFlag = (name: string) => ['help', 'version'].includes(name) || options[name]?.flag === true;
  for (const [i, arg] of args.entries()) {
    const [, name, value] = /^--([^=]+)(=.*)?$/s.exec(arg) ?? [];
    if (name === undefined || !isFlag(name)) continue;
    if (value !== undefined || ['true', 'false'].includes(args[i + 1])) {
      throw new InputError(`--${name} takes no value.`);
    }
  }
}

function commandNamed(name: string, commands: readonly Command[]): Command {
  const names = commands.map((command) => command.name);
  const found = commands.find((command) => command.name === name);
  if (!found) throw unknown('command', name, 'rulebench', names);
  return found;
}

function wordText({ name, optional }: Command['words'][number]): string {
  return optional ? `[${name}]` : `<${name}>`;
}

function describe(
  parser: Argv,
  command: Command,
  options: Options,
  examples: readonly Example[],
  columns: number,
): void {
  const words = command.words.map((word) => `  ${wordText(word)}  ${word.says}`);
  const usage = ['rulebench', command.name, ...command.words.map(wordText), '[options]'].join(' ');
  parser.usage([usage, '', command.says, ...(words.length > 0 ? ['', ...words] : [])].join('\n'));
  for (const [name, option] of Object.entries(options)) {
    parser.option(name, {
      describe: option.says,
      type: option.flag ? 'boolean' : 'string',
      ...(option.otherwise !== undefined && { defaultDescription: option.otherwise }),
    });
  }
  const lists = Object.entries(options).flatMap(([name, { values }]) =>
    values ? [valueList(name, values)] : [],
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

function valueList(name: string, values: Readonly<Record<string, string>>): string[] {
  const widest = Math.max(...Object.keys(values).map((value) => value.length));
  const lines = Object.entries(values).map(([value, says]) => `  ${value.padEnd(widest)}  ${says}`);
  return [`--${name} is one of:`, ...lines];
}

function overview(parser: Argv, commands: readonly Command[]): void {
  parser.usage('rulebench <command> [options]\n\nA test bench for tabletop rules.');
  for (const command of commands) {
    const words = command.words.map(wordText).join(' ');
    parser.command(`${command.name} ${words}`.trim(), command.says);
  }
  parser.epilogue('rulebench <command> --help tells more about a command.');
}

function check(command: Command, options: Options, argv: Record<string, unknown>): ParsedArguments {
  const asTyped = `rulebench ${command.name}`;
  for (const [name, why] of Object.entries(command.refuses ?? {})) {
    if (argv[name] !== undefined) throw new InputError(why);
  }
  const words = (argv._ as unknown[]).slice(1).map(String);
  const listing = command.optionsByWord ? [asTyped, ...words.slice(0, 1)].join(' ') : asTyped;
  const values = checkOptions(asTyped, options, argv, listing);
  requireWords(asTyped, command.words, words, options);
  requireShown(command.words, { words, values });
  return { words, values };
}

/** Throws InputError unless the words fill the places there are. */
export function requireWords(
  asTyped: string,
  places: readonly Word[],
  words: readonly string[],
  options: Options = {},
): void {
  const missing = places[words.length];
  if (missing && !missing.optional) {
    throw new InputError(`"${asTyped}" needs a ${missing.name}; see "${asTyped} --help".`);
  }
  if (words.length > places.length) {
    const stray = words[places.length];
    throw new InputError(`"${asTyped}" has no place for "${stray}"${meant(stray, options)}.`);
  }
}

/** An option whose description gives a word as its value, as a hint to somebody who typed the word alone. */
function meant(word: string, options: Options): string {
  const said = Object.values(options).flatMap(({ says }) => says.match(/--[\w-]+ [\w-]+/g) ?? []);
  const found = said.find((text) => text.endsWith(` ${word}`));
  return found === undefined ? '' : `; it goes behind its option, as in ${found}`;
}

function checkOptions(
  asTyped: string,
  options: Options,
  argv: Record<string, unknown>,
  listing = asTyped,
): Map<string, readonly string[]> {
  const values = new Map<string, readonly string[]>();
  const known = [...Object.keys(options), 'help', 'h', 'version', 'v'];
  for (const [name, value] of Object.entries(argv)) {
    if (name === '_' || name === '$0' || value === undefined || value === false) continue;
    if (!known.includes(name)) {
      if (name.length === 1) {
        throw new InputError(
          `There is no option "-${name}" in "${asTyped}"; all but -h and -v are written out, as --help is.`,
        );
      }
      throw unknownOption(asTyped, name, known, listing);
    }
    values.set(name, checkValues(name, options[name], value));
  }
  return values;
}

/**
 * Names the nearest option only where it may have been meant.
 *
 * @param listing the command line whose help lists the options
 */
function unknownOption(asTyped: string, name: string, known: readonly string[], listing: string): InputError {
  const meant = nearest(name, known);
  const hint =
    meant !== undefined && isNear(name, meant)
      ? `the nearest is "--${meant}"`
      : `"${listing} --help" lists those there are`;
  return new InputError(`There is no option "--${name}" in "${asTyped}"; ${hint}.`);
}

function checkValues(name: string, option: Option, value: unknown): readonly string[] {
  if (option.flag) return [''];
  const typed = (Array.isArray(value) ? value : [value]).map(String);
  if (typed.includes('')) throw new InputError(`--${name} needs a value.`);
  if (typed.length > 1 && !option.many) throw new InputError(`--${name} is given more than once.`);
  return typed;
}
