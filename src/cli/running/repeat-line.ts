import { typedAgain } from '../../execution/typed-again.ts';
import type { Spec } from '../../experiments/terms/spec.ts';
import type { ParsedArguments } from '../arguments/command.ts';
import { typedPath } from './bundled-sims.ts';

/** Options that change where a result goes and how fast it comes, not what it is. */
const ASIDE = ['workers', 'out', 'json'];

/** The command line that repeats a run, common defaults spelt out; of a sim file, the file's own. */
export function repeatLine(spec: Spec, given: ParsedArguments, path: string | undefined): string {
  const isQuick = given.values.has('quick');
  if (path !== undefined)
    return typedAgain(['npx', 'rulebench', 'run', typedPath(path), ...(isQuick ? ['--quick'] : [])]);
  const { design, blocks, tables, army, policy, seed } = spec;
  const defaults = {
    // One number stands for two shares only where somebody typed it.
    ...(blocks.reserve === 0 && !isQuick && { blocks: [blocks.initial] }),
    tables: [tables.filter((table) => !('name' in table)).length],
    army: [army],
    policy: [policy],
    seed: [seed],
  };
  const options = Object.entries({ ...defaults, ...Object.fromEntries(given.values) })
    .filter(([name]) => !ASIDE.includes(name))
    .flatMap(([name, values]) => values.map((value) => (value === '' ? `--${name}` : `--${name}=${value}`)));
  return typedAgain(['npx', 'rulebench', design, ...given.words, ...options]);
}
