import { DEFAULT_PITCH, type MatchSpec, type TableRef } from '../../src/match/spec.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';

/** Generated tables beside the designed ones, in the fit and in its proof. */
const GENERATED = 16;

/** Where blocks are played: tables and armies in turn. */
export interface Grounds {
  readonly tables: readonly TableRef[];
  readonly armies: readonly string[];
}

function generated(seed: string): TableRef[] {
  return Array.from({ length: GENERATED }, (_, i) => ({ seed: `${seed} ${i}`, settings: {} }));
}

/** All designed tables and some generated ones; two blocks in three by the usual army. */
export function groundsToFitOn({ tables, armies, defaultArmy }: Ruleset, seed: string): Grounds {
  const designed: TableRef[] = Object.keys(tables).map((name) => ({ name }));
  const others = armies.filter((army) => army !== defaultArmy);
  return {
    tables: [...designed, ...generated(seed)],
    armies: others.length === 0 ? [defaultArmy] : [defaultArmy, defaultArmy, ...others],
  };
}

/** Generated tables that nothing was fitted on, and all armies alike. */
export function groundsToProveOn({ armies }: Ruleset, seed: string): Grounds {
  return { tables: generated(`${seed}, proof`), armies };
}

/** The match of a block, both sides under the book and with one army. */
export function matchOn(
  { id }: Ruleset,
  { tables, armies }: Grounds,
  seed: string,
  block: number,
): MatchSpec {
  const army = armies[Math.floor(block / tables.length) % armies.length];
  return {
    ruleset: id,
    table: tables[block % tables.length],
    variants: [{}, {}],
    armies: [army, army],
    policies: ['veteran', 'veteran'],
    seed: `${seed}/${block}`,
    pitch: DEFAULT_PITCH,
  };
}
