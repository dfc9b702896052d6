import { createTableFiles } from '../../src/execution/runs/table-files.ts';
import { type Arenas, createArenas } from '../../src/match/arenas.ts';
import { playMatch } from '../../src/match/play.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
import { type Judgement, persona } from '../../src/policies/persona.ts';
import { findRuleset } from '../../src/rulesets/index.ts';

/** One block: a match and its mirror image under the same luck, between two judgements. */
export interface Duel {
  readonly spec: MatchSpec;
  readonly one: Judgement;
  readonly other: Judgement;
}

const opened = new Map<string, Arenas>();

/** Share of the points that the first judgement takes in each of some blocks. */
export default function playDuels(duels: readonly Duel[]): number[] {
  const shares = duels.map(({ spec, one, other }) => {
    const arenas = opened.get(spec.ruleset) ?? createArenas(findRuleset(spec.ruleset), createTableFiles());
    opened.set(spec.ruleset, arenas);
    const [first, second] = [persona(one), persona(other)];
    const there = playMatch(arenas, spec, [first, second]).score;
    const back = playMatch(arenas, spec, [second, first]).score;
    return (there + 1 - back) / 2;
  });
  for (const arenas of opened.values()) arenas.keep();
  return shares;
}
