import { unplannedBy } from '../play/active-rules.ts';
import type { Rule } from '../rule.ts';
import type { Ruleset } from '../ruleset.ts';
import type { UnitDataOf } from '../unit-data.ts';
import { clauseCount, headingsOf, type Parts, withAdditions } from './additions.ts';
import { killCounters } from './kill-counters.ts';

/** Units as every ruleset has them; only some print points. */
type Units = UnitDataOf<
  unknown,
  { readonly id: string; readonly title: string; readonly points?: number },
  unknown
>;

/** What of a ruleset no user's additions change. */
export type Unchanged = Pick<
  Ruleset,
  | 'id'
  | 'title'
  | 'edition'
  | 'fixedQuestions'
  | 'defaultArmy'
  | 'unlikeArmies'
  | 'generator'
  | 'generate'
  | 'rolls'
  | 'adoption'
  | 'foresight'
  | 'claims'
  | 'examples'
  | 'additionsSchema'
>;

/** What a ruleset makes of its parts, a user's among them. */
export interface Own<D> {
  /** Its printed rules, and those headings of them that `power` measures by default. */
  readonly printed: readonly Rule[];
  readonly headings: readonly string[];
  /** Counters beside those of kills. */
  readonly counters: readonly string[];
  readonly assumptions: Ruleset['assumptions'];
  /** By moment, what of it no table that policies weigh by has. */
  readonly unplanned: Readonly<Record<string, string>>;
  unitsOf(data: D, army: string): ReturnType<Ruleset['unitsOf']>;
  talliesOf(data: D): Ruleset['tallies'];
  oddsDesk(data: D, rules: readonly Rule[]): NonNullable<Ruleset['odds']>;
  extendUnits(data: D, added: unknown): D;
  /** What its rules ask of tables; absent where they ask nothing. */
  tablesUnder?(rules: readonly Rule[]): Pick<Ruleset, 'tableSettings' | 'tableUnder'>;
  /** @param clauses how many there are */
  compiler(parts: Parts<D>, clauses: number): Ruleset['compile'];
}

/** A ruleset of its parts; with a user's additions it is put together anew. */
export function assembled<D extends Units, Rs extends readonly Rule[]>(
  parts: Parts<D, Rs>,
  unchanged: Unchanged,
  own: Own<D>,
): Ruleset<Rs> {
  const { data, rules } = parts;
  return {
    ...unchanged,
    rules,
    versions: parts.versions,
    scenarios: parts.scenarios ?? {},
    headings: headingsOf(rules, own.printed, own.headings),
    armies: Object.keys(data.armies),
    units: Object.values(data.profiles).map(({ id, title, points }) => ({
      id,
      title,
      ...(points !== undefined && { cost: points }),
    })),
    unitsOf: (army) => own.unitsOf(data, army),
    tables: parts.tables,
    ...own.tablesUnder?.(rules),
    counters: [...own.counters, ...killCounters(data)],
    tallies: own.talliesOf(data),
    assumptions: [...own.assumptions, ...unplannedBy(rules, own.unplanned)],
    odds: own.oddsDesk(data, rules),
    compile: own.compiler(parts, clauseCount(rules)),
    extend: (additions) =>
      assembled(withAdditions(parts, additions, unchanged.title, own.extendUnits), unchanged, own),
  };
}
