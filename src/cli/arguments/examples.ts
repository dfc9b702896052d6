import type { Example } from '../../rules/ruleset.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Command } from './command.ts';

/** What the help of a command shows: its own examples, and those of the ruleset typed, or of the first that has some. */
export function examplesOf(
  command: Command,
  { rulesets }: Terminal,
  args: readonly string[],
): readonly Example[] {
  const typed = args.map((arg) => arg.split('@')[0]);
  const asked = rulesets.filter(({ id }) => typed.includes(id));
  const found = [...asked, ...rulesets].find(({ examples }) => examples?.[command.name]);
  return [...(command.examples ?? []), ...(found?.examples?.[command.name] ?? [])];
}
