import type { Spec } from '../experiments/spec.ts';
import { type Given, list } from './command.ts';

/** The command line that repeats a run with every default spelt out; of a sim file, the file's own. */
export function repeatLine(spec: Spec, given: Given, path: string | undefined): string {
  if (path !== undefined) return typedAgain(['npx', 'rulebench', 'run', path]);
  const { design, ruleset, rules, blocks, tables, army, policy, seed, version } = spec;
  const generated = tables.filter((table) => !('name' in table)).length;
  const options = [
    `--rules=${rules.join(',')}`,
    `--blocks=${blocks.initial + blocks.reserve}`,
    `--tables=${generated}`,
    `--army=${army}`,
    `--policy=${policy}`,
    `--seed=${seed}`,
    ...(version === null ? [] : [`--rules-version=${version}`]),
    ...list(given, 'set').map((setting) => `--set=${setting}`),
  ];
  return typedAgain(['npx', 'rulebench', design, ruleset, ...options]);
}

/** Words as they would be typed again, quoted where a shell needs it. */
function typedAgain(words: readonly string[]): string {
  const plain = /^[\w@%+=:,./-]+$/;
  return words.map((word) => (plain.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)).join(' ');
}
