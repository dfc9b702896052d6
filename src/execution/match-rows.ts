import type { MatchRecord } from '../match/record.ts';
import { type MatchSpec, tableTitle } from '../match/spec.ts';
import type { Outcome, Ruleset, Survivors } from '../rules/ruleset.ts';

/** Whole numbers of 32 bits, fractions, text, and lists of whole numbers. */
export type ColumnKind = 'whole' | 'fraction' | 'text' | 'wholes';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

export type Value = number | string | readonly number[];

/** A match as values, in the order of the columns. */
export type Row = readonly Value[];

/** A match that was played, and where it stands: its block in the run, and whether it is the block's first or second. */
export interface Played {
  readonly block: number;
  readonly match: number;
  readonly spec: MatchSpec;
  readonly record: MatchRecord;
}

/** Matches of one ruleset as rows of a table, and back. */
export interface MatchRows {
  readonly columns: readonly Column[];
  row(played: Played): Row;
  /** The record that a row was made of, exactly. */
  record(row: Row): MatchRecord;
  /** Where a row stands and what was played, as text. */
  identity(row: Row): string;
}

interface Field extends Column {
  of(played: Played): Value;
}

/** What decides a match. */
const IDENTITY: readonly Field[] = [
  { name: 'block', kind: 'whole', of: ({ block }) => block },
  { name: 'match', kind: 'whole', of: ({ match }) => match },
  { name: 'ruleset', kind: 'text', of: ({ spec }) => spec.ruleset },
  { name: 'table_title', kind: 'text', of: ({ spec }) => tableTitle(spec.table) },
  { name: 'seed', kind: 'text', of: ({ spec }) => spec.seed },
  { name: 'pitch', kind: 'whole', of: ({ spec }) => spec.pitch },
  ...bySeat('variant', 'text', ({ spec }, seat) => JSON.stringify(spec.variants[seat])),
  ...bySeat('army', 'text', ({ spec }, seat) => spec.armies[seat]),
  ...bySeat('policy', 'text', ({ spec }, seat) => spec.policies[seat]),
  { name: 'instead', kind: 'text', of: ({ spec }) => (spec.instead ? JSON.stringify(spec.instead) : '') },
];

const RECORD: readonly Field[] = [
  { name: 'outcome', kind: 'text', of: ({ record }) => record.outcome },
  { name: 'score', kind: 'fraction', of: ({ record }) => record.score },
  { name: 'margin', kind: 'fraction', of: ({ record }) => record.margin },
  { name: 'rounds', kind: 'whole', of: ({ record }) => record.rounds },
  ...bySeat('models', 'whole', ({ record }, seat) => record.survivors[seat].models),
  ...bySeat('worth', 'whole', ({ record }, seat) => record.survivors[seat].worth),
  { name: 'leads', kind: 'wholes', of: ({ record }) => record.leads },
  { name: 'digest', kind: 'text', of: ({ record }) => record.digest },
  { name: 'arose', kind: 'wholes', of: ({ record }) => record.arose ?? [] },
];

export function matchRows({ counters, rules }: Pick<Ruleset, 'counters' | 'rules'>): MatchRows {
  const clauses = rules.flatMap(({ id, clauses }) => Object.keys(clauses).map((key) => `${id}_${key}`));
  const fields = [
    ...IDENTITY,
    ...RECORD,
    ...counters.flatMap((name, i) => bySeat(name, 'whole', ({ record }, seat) => record.counters[seat][i])),
    ...clauses.map(
      (name, i): Field => ({
        name: `acts_${name}`,
        kind: 'whole',
        of: ({ record }) => record.acts[i],
      }),
    ),
  ];
  const columns = named(fields);
  const places = new Map(columns.map(({ name }, i) => [name, i]));
  const firstCounter = IDENTITY.length + RECORD.length;
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
        digest: value('digest'),
        ...(value('instead') !== '' && { arose: value<readonly number[]>('arose') }),
      };
    },
    identity: (row) => JSON.stringify(row.slice(0, IDENTITY.length)),
  };
}

function bySeat(name: string, kind: ColumnKind, of: (played: Played, seat: 0 | 1) => Value): Field[] {
  return ([0, 1] as const).map((seat) => ({
    name: `${name}_${seat}`,
    kind,
    of: (played) => of(played, seat),
  }));
}

/** Columns whose names need no quotes in SQL, no two of them alike. */
function named(fields: readonly Field[]): Column[] {
  const taken = new Set<string>();
  return fields.map(({ name, kind }) => {
    let plain = name.toLowerCase().replace(/\W/g, '_');
    while (taken.has(plain)) plain += '_';
    taken.add(plain);
    return { name: plain, kind };
  });
}
