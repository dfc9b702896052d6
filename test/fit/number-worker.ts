import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Arenas } from '../../src/match/arenas.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
import type { Player } from '../../src/rules/decision.ts';
import { keyOf, type NamedNumber, opened, SETTERS } from './named-numbers.ts';

/** One block: a match and its mirror image under the same luck, between two veterans who reckon by other numbers. */
export interface NumbersDuel {
  readonly spec: MatchSpec;
  readonly numbers: readonly NamedNumber[];
  readonly one: readonly number[];
  readonly other: readonly number[];
}

type Setter = (value: number) => void;

const SOURCE = join(import.meta.dirname, '..', '..', 'src');
const setters = new Map<string, Setter>();
(globalThis as Record<symbol, unknown>)[SETTERS] = setters;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const file = url.startsWith('file:') ? relative(SOURCE, fileURLToPath(url)) : '..';
    if (file.startsWith('..') || loaded.source === undefined || loaded.source === null) return loaded;
    return { ...loaded, source: opened(Buffer.from(loaded.source as Uint8Array).toString('utf8'), file) };
  },
});

// What plays is loaded once its numbers can be opened.
const { createTableFiles } = await import('../../src/execution/runs/table-files.ts');
const { createArenas } = await import('../../src/match/arenas.ts');
const { playMatch } = await import('../../src/match/play.ts');
const { createPlayer } = await import('../../src/policies/index.ts');
const { findRuleset } = await import('../../src/rulesets/index.ts');

const grounds = new Map<string, Arenas>();

/** Share of the points that the first takes in each of some blocks. */
export default function playNumbers(duels: readonly NumbersDuel[]): number[] {
  const shares = duels.map(({ spec, numbers, one, other }) => {
    const arenas = grounds.get(spec.ruleset) ?? createArenas(findRuleset(spec.ruleset), createTableFiles());
    grounds.set(spec.ruleset, arenas);
    const [first, second] = [veteranBy(numbers, one), veteranBy(numbers, other)];
    const there = playMatch(arenas, spec, [first, second]).score;
    const back = playMatch(arenas, spec, [second, first]).score;
    return (there + 1 - back) / 2;
  });
  for (const arenas of grounds.values()) arenas.keep();
  return shares;
}

/** A veteran for whom some numbers are others while he decides; what is reckoned before he is asked goes by them as they stand. */
function veteranBy(numbers: readonly NamedNumber[], values: readonly number[]): Player {
  const veteran = createPlayer('veteran');
  const set = numbers.map((number) => setters.get(keyOf(number)) as Setter);
  const decide: Player = (decision) => {
    for (let i = 0; i < set.length; i++) set[i](values[i]);
    const option = veteran(decision);
    for (let i = 0; i < set.length; i++) set[i](numbers[i].value);
    return option;
  };
  return Object.assign(decide, { takesBest: true });
}
