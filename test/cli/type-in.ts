import type { Command } from '../../src/cli/arguments/command.ts';
import { runCommandLine } from '../../src/cli/run-command-line.ts';
import type { Terminal } from '../../src/cli/terminal/terminal.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';

export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How wide a terminal is; by itself there is none to show anything. */
type Screen = Pick<Terminal, 'liveRoom' | 'columns' | 'room'>;

const NONE: Screen = { liveRoom: 0, columns: 100, room: Number.POSITIVE_INFINITY };

/** Types a command line, as a whole or word by word, and returns what it printed. */
export async function typeIn(
  rulesets: readonly Ruleset[],
  line: string | readonly string[],
  stop?: AbortSignal,
  commands?: readonly Command[],
  screen = NONE,
): Promise<Printed> {
  let [out, err] = ['', ''];
  const terminal: Terminal = {
    rulesets,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    ...screen,
    stop: stop ?? new AbortController().signal,
    heeds: () => {},
  };
  const words = typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line;
  const code = await runCommandLine(words, terminal, commands);
  return { code, out, err };
}
