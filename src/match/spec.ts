import type { Variant } from '../rules/variant.ts';

/** A designed table by name, or a generated one by seed and settings of the generator. */
export type TableRef =
  | { readonly name: string }
  | { readonly seed: string; readonly settings: Readonly<Record<string, number>> };

/** All that decides one match, as data; two equal specs give equal records. Pairs are by seat. */
export interface MatchSpec {
  /** Id of the ruleset. */
  readonly ruleset: string;
  readonly table: TableRef;
  readonly variants: readonly [Variant, Variant];
  readonly armies: readonly [string, string];
  readonly policies: readonly [string, string];
  /** Any text; the block's seed. */
  readonly seed: string;
  /** Distance between neighbouring standing points, in 1/100 mm. */
  readonly pitch: number;
  /** Variants for both sides that are asked how often they would have mattered; see `MatchRecord.divergences`. */
  readonly alternatives?: readonly Variant[];
}

/** One base; half of one takes several times as long and was not shown to move what rules are worth. */
export const DEFAULT_PITCH = 2500;

/** What tells the tables of a sim apart, whatever settings they are generated with. */
export function tableKey(table: TableRef): string {
  return 'name' in table ? table.name : `generated ${table.seed}`;
}

/** A table in words: `ruins`, or `generated 7` and its settings where they are not the defaults. */
export function tableTitle(table: TableRef): string {
  const settings = 'name' in table ? {} : table.settings;
  const words = Object.entries(settings).map(([key, value]) => ` ${key}=${value}`);
  return tableKey(table) + words.join('');
}
