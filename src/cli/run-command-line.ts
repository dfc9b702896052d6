import { readFileSync } from 'node:fs';
import { InputError } from '../rules/nearest.ts';
import type { Command } from './command.ts';
import { odds } from './commands/odds.ts';
import { play } from './commands/play.ts';
import { rules } from './commands/rules.ts';
import type { Desk } from './desk.ts';
import { packageFolder } from './package-folder.ts';
import { parse } from './parse.ts';

export const COMMANDS: readonly Command[] = [rules, odds, play];

/** Bad input, as command lines report it. */
const BAD_INPUT = 2;

/** Carries out a command line and returns the exit code; bad input is one sentence on standard error. */
export async function runCommandLine(args: readonly string[], desk: Desk): Promise<number> {
  try {
    const parsed = await parse(args, COMMANDS, desk, version());
    if ('command' in parsed) return await parsed.command.run(parsed.given, desk);
    desk.out(parsed.print);
    return 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    desk.err(`${error.message}\n`);
    return BAD_INPUT;
  }
}

function version(): string {
  return JSON.parse(readFileSync(`${packageFolder()}/package.json`, 'utf8')).version;
}
