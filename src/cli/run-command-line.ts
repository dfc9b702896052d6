import { blamed } from '../execution/sims/guest.ts';
import { MatchError } from '../execution/sims/match-player.ts';
import { InputError } from '../rules/nearest.ts';
import { printable, printableLine } from '../rules/printable.ts';
import type { Command } from './arguments/command.ts';
import { parse } from './arguments/parse.ts';
import { COMMANDS } from './commands/index.ts';
import { packageVersion } from './running/package-folder.ts';
import { BAD_INPUT, BROKEN } from './terminal/exit-codes.ts';
import { wrap } from './terminal/layout.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Carries out a command line and returns the exit code; bad input is one sentence on standard error. */
export async function runCommandLine(
  args: readonly string[],
  raw: Terminal,
  commands: readonly Command[] = COMMANDS,
): Promise<number> {
  // Whatever a ruleset, a run or a database says: nothing acts on the terminal.
  const terminal: Terminal = { ...raw, out: (text) => raw.out(printable(text)) };
  try {
    const parsed = await parse(args, commands, terminal, packageVersion());
    if ('command' in parsed) return await parsed.command.run(parsed.given, terminal);
    terminal.out(parsed.print);
    return 0;
  } catch (error) {
    return reportFault(error, terminal);
  }
}

/** Says in one sentence what went wrong and returns the exit code. Throws what is the bench's own fault. */
export function reportFault(error: unknown, { err, liveRoom }: Pick<Terminal, 'err' | 'liveRoom'>): number {
  const fault = blamed(error);
  if (!(fault instanceof InputError || fault instanceof MatchError)) throw fault;
  const line = printableLine(fault.message);
  err(`${(liveRoom > 0 ? onScreen(line, liveRoom) : [line]).join('\n')}\n`);
  return fault instanceof InputError ? BAD_INPUT : BROKEN;
}

/** A command at the end of a sentence, which is to be copied. */
const COMMAND = /(?<=: )npx rulebench .*$/;

/** A sentence broken at the width of a screen, but for a command at its end, which is a line of its own. */
function onScreen(sentence: string, room: number): string[] {
  const [command] = COMMAND.exec(sentence) ?? [];
  if (command === undefined) return wrap(sentence, room);
  return [...wrap(sentence.slice(0, -command.length), room), command];
}
