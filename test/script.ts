import type { Command, Options, ParsedArguments, Word } from '../src/cli/arguments/command.ts';
import { runCommandLine } from '../src/cli/run-command-line.ts';
import { progressLine } from '../src/cli/terminal/progress-line.ts';
import { rulesetNamed, type Terminal } from '../src/cli/terminal/terminal.ts';
import { withClock } from '../src/execution/progress.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';
import { rulesets } from '../src/rulesets/index.ts';

/** What an npm script takes and does. */
type Script = Omit<Command, 'typed' | 'options'> & { readonly options?: Options };

/** A line is no longer than this, however wide the terminal. */
const WIDEST = 100;

/** The most of anything that can be asked for. */
export const MOST = 10_000_000;

/** The word that names the ruleset. */
export const RULESET: Word = { name: 'ruleset', says: 'dark-potential if not said', optional: true };

/** An npm script as a command of its own, so that its words and options are read as the command line's are. */
export function script({ options = {}, ...own }: Script): Command {
  return { ...own, typed: `npm run ${own.name} --`, options: () => options };
}

/** The ruleset that the first word names; throws InputError with the nearest. */
export function rulesetAsked(
  { words: [id = 'dark-potential'] }: ParsedArguments,
  terminal: Terminal,
): Ruleset {
  return rulesetNamed(terminal, id);
}

/**
 * Tells how far a script is each time that one more of a number of things is done, and clears the line after the last.
 *
 * @param of what is counted, and more than one of it
 */
export function stepsOf(
  terminal: Pick<Terminal, 'liveRoom' | 'err'>,
  total: number,
  of: readonly [string, string],
): () => void {
  const line = progressLine(terminal, of);
  const draw = withClock(line.draw);
  let done = 0;
  return () => {
    done++;
    draw({ done, total, opened: 0, toOpen: 0, aside: 0, asideLeft: 0 });
    if (done === total) line.end();
  };
}

/** Carries a script out with what this process was given, as the command line carries out a command. */
export async function runScript(command: Command): Promise<void> {
  const { columns } = process.stdout;
  const terminal: Terminal = {
    rulesets,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    liveRoom: process.stderr.columns ?? 0,
    columns: Math.min(WIDEST, columns || WIDEST),
    room: columns || Number.POSITIVE_INFINITY,
    stop: new AbortController().signal,
    heeds() {},
  };
  process.exitCode = await runCommandLine([command.name, ...process.argv.slice(2)], terminal, [command]);
}
