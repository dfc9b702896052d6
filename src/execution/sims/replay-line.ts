import { beyond, over } from '../../experiments/terms/subject.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../match/spec.ts';
import type { Variant } from '../../rules/variant.ts';
import { typedAgain } from '../typed-again.ts';

/** A named version of the rules that both sides play, and what it changes. */
interface Played {
  readonly name: string;
  readonly patch: Variant;
}

/** A named scenario that both sides play, and what it sets over the version. */
interface Framed {
  readonly name: string;
  readonly set: Variant;
}

/** The command line that plays a match again and tells it. */
export function replayLine(spec: MatchSpec, simPath?: string, version?: Played, scenario?: Framed): string {
  const { table, variants, policies, armies } = spec;
  const named = 'name' in table;
  const shared = over(version?.patch ?? {}, scenario?.set ?? {});
  const settings = (name: string, variant: Variant) =>
    Object.entries(variant).map(([path, value]) => `--${name}=${path}=${value}`);
  const options = [
    ...(simPath === undefined ? [] : [`--sim=${simPath}`]),
    `--seed=${spec.seed}`,
    `--table=${named ? table.name : `generated:${table.seed}`}`,
    ...(named ? [] : settings('generator', table.settings)),
    ...(spec.pitch === DEFAULT_PITCH ? [] : [`--pitch=${spec.pitch / 100}`]),
    `--policy=${policies[0]}`,
    `--opponent=${policies[1]}`,
    `--army=${armies[0]}`,
    ...(armies[1] === armies[0] ? [] : [`--opponent-army=${armies[1]}`]),
    ...(version === undefined ? [] : [`--rules-version=${version.name}`]),
    ...(scenario === undefined ? [] : [`--scenario=${scenario.name}`]),
    ...settings('set-a', beyond(shared, variants[0])),
    ...settings('set-b', beyond(shared, variants[1])),
  ];
  return typedAgain(['npx', 'rulebench', 'play', spec.ruleset, ...options]);
}
