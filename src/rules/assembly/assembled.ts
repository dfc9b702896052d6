import { unplannedBy } from '../play/active-rules.ts';
import type { Rule } from '../rule.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Named, UnitDataOf } from '../unit-data.ts';
import { clauseCount, headingsOf, type Parts, withAdditions } from './additions.ts';
import { countEach, refuseCrowd } from './composition.ts';
import { killCounters } from './kill-counters.ts';
import { type OwnTallies, talliesOf } from './own-tallies.ts';

/** Units as every ruleset has them; only some print points. */
type Units<A extends Named> = UnitDataOf<
  Named,
  Named & { readonly title: string; readonly points?: number },
  A
>;

/** What a ruleset says of itself; `A` are its armies. */
interface Book<A extends Named, D extends Units<A>, Rs extends readonly Rule[]>
  extends Parts<D, Rs>,
    Pick<
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
      | 'counters'
      | 'adoption'
      | 'foresight'
      | 'claims'
      | 'assumptions'
      | 'examples'
      | 'additionsSchema'
    > {
  /** What `power` measures by default; all headings that one side can have alone where it is left out. */
  readonly headings?: readonly string[];
  /** What its counters mean, without those of kills that follow them. */
  readonly tallies: OwnTallies;
  /** By moment, what of it no table that policies weigh by has. */
  readonly unplanned: Readonly<Record<string, string>>;
  /** An army by its name or its composition; throws InputError. */
  armyOf(data: D, text: string): A;
  /** Ids of the units that an army has. */
  unitsIn(army: A): readonly string[];
  oddsDesk(data: D, rules: readonly Rule[]): NonNullable<Ruleset['odds']>;
  extendUnits(data: D, added: unknown): D;
  /** What its rules ask of tables; absent where they ask nothing. */
  tablesUnder?(rules: readonly Rule[]): Pick<Ruleset, 'tableSettings' | 'tableUnder'>;
  /** @param clauses how many there are */
  compiler(parts: Parts<D>, clauses: number): Ruleset['compile'];
}

/**
 * A ruleset of what its book says; with a user's additions it is put together anew.
 *
 * @param printed its rules without those of a user
 */
export function assembled<A extends Named, D extends Units<A>, Rs extends readonly Rule[]>(
  book: Book<A, D, Rs>,
  printed: readonly Rule[] = book.rules,
): Ruleset<Rs> {
  const { data, tallies, unplanned, armyOf, unitsIn, oddsDesk, extendUnits, tablesUnder, compiler, ...said } =
    book;
  const { rules, title } = said;
  return {
    ...said,
    scenarios: said.scenarios ?? {},
    headings: headingsOf(rules, printed, said.headings),
    armies: Object.keys(data.armies),
    units: Object.values(data.profiles).map(({ id, title, points }) => ({
      id,
      title,
      ...(points !== undefined && { cost: points }),
    })),
    unitData: data,
    unitsOf(army) {
      const units = unitsIn(armyOf(data, army));
      refuseCrowd(army, units.length);
      return countEach(units);
    },
    ...tablesUnder?.(rules),
    counters: [...said.counters, ...killCounters(data)],
    tallies: talliesOf(tallies, data),
    assumptions: [...said.assumptions, ...unplannedBy(rules, unplanned)],
    odds: oddsDesk(data, rules),
    compile: compiler(book, clauseCount(rules)),
    extend: (additions) =>
      assembled({ ...book, ...withAdditions(book, additions, title, extendUnits) }, printed),
  };
}
