import yargs from 'yargs';
import { InputError, unknown } from '../../rules/nearest.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { check, checkOptions } from './check.ts';
import type { Command, Options, ParsedArguments } from './command.ts';
import { describe, headOf, overview } from './describe.ts';
import { examplesOf } from './examples.ts';

/** Either a command with what was typed, or text to print. */
type Parsed = { readonly command: Command; readonly given: ParsedArguments } | { readonly print: string };

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
  if (command) describe(parser, options, examplesOf(command, terminal, args.slice(at + 1)), terminal.columns);
  else overview(parser, commands);
  let printed = '';
  const argv = (await parser.parse(joined(args, options), {}, (_error, _argv, output) => {
    printed = output;
  })) as Record<string, unknown>;
  const head = command && printed !== version ? `${headOf(command, terminal.columns)}\n` : '';
  if (printed !== '') return { print: `${head}${printed}\n` };
  if (command) return { command, given: check(command, options, argv) };
  checkOptions('rulebench', {}, argv);
  return { print: `${await parser.getHelp()}\n` };
}

/** `help` and `help power`, as some other programs have them, for `--help` and `power --help`. */
function asked(typed: readonly string[]): readonly string[] {
  return typed[0] === 'help' ? [...typed.slice(1, 2), '--help'] : typed;
}

/** Values that begin with a minus joined to their options: yargs takes `-1,0,1` for an option of its own. */
function joined(args: readonly string[], options: Options): string[] {
  const takesValue = (arg: string) => {
    const option = arg.startsWith('--') ? options[arg.slice(2)] : undefined;
    return option !== undefined && !option.flag;
  };
  const isJoined = (i: number) => i > 0 && /^-[.\d]/.test(args[i]) && takesValue(args[i - 1]);
  return args.flatMap((arg, i) => {
    if (isJoined(i)) return [];
    return i + 1 < args.length && isJoined(i + 1) ? [`${arg}=${args[i + 1]}`] : [arg];
  });
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
