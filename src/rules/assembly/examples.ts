import type { Ruleset } from '../ruleset.ts';

type Examples = NonNullable<Ruleset['examples']>;

/**
 * Lines to type, by command, as its help shows them, from what of each follows `rulebench <command> <ruleset>`:
 * options, nothing, or the version as in `@long`. A line that begins with `rulebench` is whole.
 */
export function examplesOf(ruleset: string, own: Examples): Examples {
  const lineOf = (command: string, rest: string) => {
    if (rest.startsWith('rulebench ')) return rest;
    return `rulebench ${command} ${ruleset}${rest === '' || rest.startsWith('@') ? '' : ' '}${rest}`;
  };
  return Object.fromEntries(
    Object.entries(own).map(([command, lines]) => [
      command,
      lines.map(([rest, does]) => [lineOf(command, rest), does] as const),
    ]),
  );
}
