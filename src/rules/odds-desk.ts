import type { Variant } from './variant.ts';

/** What `rulebench odds` can be asked of a ruleset. */
export interface OddsDesk {
  /** Options of the command beyond the ruleset's name, with a sentence each; `flag` options take no value. */
  readonly options: Readonly<Record<string, { says: string; flag?: boolean }>>;
  /** Answers as a table of lines and as data whose chances are fractions as text. Throws InputError. */
  answer(
    asked: Readonly<Record<string, string | boolean>>,
    variants: readonly [Variant, Variant],
  ): OddsAnswer;
}

export interface OddsAnswer {
  readonly lines: readonly string[];
  /** Paths of the clauses of ours that it rests on; absent where all is printed. */
  readonly restsOn?: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}
