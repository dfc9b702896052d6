import type { MatchRecord } from '../../match/record.ts';
import type { Outcome, Ruleset, Survivors } from '../../rules/ruleset.ts';
import { counterSays } from './counter-says.ts';
import {
  bySeat,
  type Column,
  type Field,
  IDENTITY,
  LATER,
  type Played,
  RECORD,
  type Row,
  STANDING,
  type Value,
} from './match-columns.ts';

/** Matches of one ruleset as rows of a table, and back. */
interface MatchRows {
  readonly columns: readonly Column[];
  row(played: Played): Row;
  /** The record that a row was made of, exactly. */
  record(row: Row): MatchRecord;
  /** Where a row stands and what was played, as text. */
  identity(row: Row): string;
}

/** What of a ruleset its rows depend on. */
type Told = Pick<Ruleset, 'counters' | 'rules' | 'tallies' | 'adoption'>;

export function matchRows(ruleset: Told): MatchRows {
  const { counters, rules } = ruleset;
  const counted = counterSays(ruleset);
  const clauses = rules.flatMap(({ id, clauses }) =>
    Object.entries(clauses).map(([key, clause]) => ({ name: `acts_${id}_${key}`, clause })),
  );
  const fields = [
    ...IDENTITY,
    ...STANDING,
    ...RECORD,
    ...counters.flatMap((name, i) =>
      bySeat(name, 'whole', `counted: ${counted[i]}`, ({ record }, seat) => record.counters[seat][i]),
    ),
    ...clauses.map(
      ({ name, clause }, i): Field => ({
        name,
        kind: 'whole',
        says: `how often ${clause.id} acted: ${clause.says}`,
        of: ({ record }) => record.acts[i],
      }),
    ),
  ];
  const columns = named(fields);
  const places = new Map(columns.map(({ name }, i) => [name, i]));
  const firstCounter = IDENTITY.length + STANDING.length + RECORD.length;
  const firstAct = firstCounter + 2 * counters.length;
  return {
    columns,
    row: (played) => fields.map((field) => field.of(played)),
    record(row) {
      const value = <V extends Value>(name: string) => row[places.get(name)!] as V;
      const survivors = (seat: number): Survivors => ({
        models: value(`models_${seat}`),
        worth: value(`worth_${seat}`),
      });
      const counted = (seat: number) => counters.map((_, i) => row[firstCounter + 2 * i + seat] as number);
      return {
        outcome: value<Outcome>('outcome'),
        score: value('score'),
        margin: value('margin'),
        rounds: value('rounds'),
        survivors: [survivors(0), survivors(1)],
        leads: value('leads'),
        counters: [counted(0), counted(1)],
        acts: row.slice(firstAct) as number[],
        ...(value('fortune') !== null && { fortune: value<number>('fortune') }),
        digest: value('digest'),
        ...(value('instead') !== '' && { divergences: value<readonly number[]>('arose') }),
      };
    },
    identity: (row) => JSON.stringify(row.slice(0, IDENTITY.length)),
  };
}

/** Columns whose names need no quotes in SQL, no two of them alike. */
function named(fields: readonly Field[]): Column[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    const { name, kind, says } = field;
    let plain = name.toLowerCase().replace(/\W/g, '_');
    while (taken.has(plain)) plain += '_';
    taken.add(plain);
    return { name: plain, kind, says, isLater: LATER.includes(field) };
  });
}
