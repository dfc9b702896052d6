import type { Arenas } from '../src/match/arenas.ts';
import { playMatch } from '../src/match/play.ts';
import type { MatchRecord } from '../src/match/record.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../src/match/spec.ts';
import { createPlayer } from '../src/policies/index.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';

const PLAYERS = [createPlayer('veteran'), createPlayer('veteran')] as const;

/** A match of veterans by the book, on the first table of a ruleset where no other is named. */
export function playVeterans(
  { id, tables }: Ruleset,
  arenas: Arenas,
  more: Pick<MatchSpec, 'armies' | 'seed'> & Partial<MatchSpec>,
): MatchRecord {
  const [first] = Object.keys(tables);
  const spec: MatchSpec = {
    ruleset: id,
    table: { name: first },
    variants: [{}, {}],
    policies: ['veteran', 'veteran'],
    pitch: DEFAULT_PITCH,
    ...more,
  };
  return playMatch(arenas, spec, PLAYERS);
}
