import type { Standing } from '../../experiments/terms/executor.ts';
import type { MatchRecord } from '../../match/record.ts';
import { type MatchSpec, tableTitle } from '../../match/spec.ts';

/** Whole numbers of 32 bits, also such as may be missing, fractions, text, and lists of whole numbers. */
export type ColumnKind = 'whole' | 'whole or none' | 'fraction' | 'text' | 'wholes';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** What its values mean. */
  readonly says: string;
  /** Runs written before it was thought of lack it. */
  readonly isLater: boolean;
}

export type Value = number | string | readonly number[] | null;

/** A match as values, in the order of the columns. */
export type Row = readonly Value[];

/** A match that was played, and where it stands: its block in the run, and whether it is the block's first or second. */
export interface Played {
  readonly block: number;
  readonly match: number;
  /** Where its block stands in the experiment; undefined where that is not known. */
  readonly standing: Standing | undefined;
  /** Null where both sides are the same. */
  readonly seatWithRule: number | null;
  readonly spec: MatchSpec;
  readonly record: MatchRecord;
}

/** A column, and its value for a match. */
export interface Field extends Omit<Column, 'isLater'> {
  of(played: Played): Value;
}

/** What decides a match. */
export const IDENTITY: readonly Field[] = [
  {
    name: 'block',
    kind: 'whole',
    says: 'place of its block in the run, from 0; matches of one block share table and luck',
    of: ({ block }) => block,
  },
  {
    name: 'match',
    kind: 'whole',
    says: '0 for the first match of its block, 1 for the second, in which the sides have changed seats',
    of: ({ match }) => match,
  },
  { name: 'ruleset', kind: 'text', says: 'id of the ruleset', of: ({ spec }) => spec.ruleset },
  {
    name: 'table_title',
    kind: 'text',
    says: 'the table: a designed one by name, or a generated one by its seed, with settings of the generator that differ from its own',
    of: ({ spec }) => tableTitle(spec.table),
  },
  {
    name: 'seed',
    kind: 'text',
    says: 'what the luck of the block is drawn from',
    of: ({ spec }) => spec.seed,
  },
  {
    name: 'pitch',
    kind: 'whole',
    says: 'distance between neighbouring standing points, in hundredths of a millimetre',
    of: ({ spec }) => spec.pitch,
  },
  ...bySeat('variant', 'text', 'what differs from the book for it, as JSON by path', ({ spec }, seat) =>
    JSON.stringify(spec.variants[seat]),
  ),
  ...bySeat('army', 'text', 'its army', ({ spec }, seat) => spec.armies[seat]),
  ...bySeat('policy', 'text', 'the policy that plays it', ({ spec }, seat) => spec.policies[seat]),
  {
    name: 'instead',
    kind: 'text',
    says: 'readings, as JSON, of which was counted how often they would have mattered; empty where none were',
    of: ({ spec }) => (spec.alternatives ? JSON.stringify(spec.alternatives) : ''),
  },
];

/** Where a match stands in its experiment; the experiment itself tells, so that runs without it lack nothing. */
export const STANDING: readonly Field[] = [
  {
    name: 'arm',
    kind: 'text',
    says: 'what the match is played for: the rule, value, change or reading, or "the book"; empty where that is not known',
    of: ({ standing }) => standing?.arm ?? '',
  },
  {
    name: 'phase',
    kind: 'text',
    says: 'the part of the experiment: main; what that gave rise to: adaptation, interactions, confirmation, audit, styles, prices, searches, uses, occurrence; empty where that is not known',
    of: ({ standing }) => standing?.phase ?? '',
  },
  {
    name: 'seat_with_rule',
    kind: 'whole or none',
    says: 'seat of the side under test, 0 or 1: of sides that differ the one that has the rule, the value in question, the later rules, or is named first; null where both are the same',
    of: ({ seatWithRule }) => seatWithRule,
  },
];

const FORTUNE: Field = {
  name: 'fortune',
  kind: 'whole or none',
  says: 'what the dice have done for seat 0 beyond what they do on average, in thousandths of a chance to win; null where the ruleset does not tell',
  of: ({ record }) => record.fortune ?? null,
};

export const RECORD: readonly Field[] = [
  {
    name: 'outcome',
    kind: 'text',
    says: 'for seat 0: won, lost, draw or unresolved',
    of: ({ record }) => record.outcome,
  },
  {
    name: 'score',
    kind: 'fraction',
    says: 'points of seat 0: 1 for a match won, 0.5 for a draw or an unresolved one, 0 for one lost',
    of: ({ record }) => record.score,
  },
  {
    name: 'margin',
    kind: 'fraction',
    says: 'share of its own worth that seat 0 has left less that of the other, from -1 to 1',
    of: ({ record }) => record.margin,
  },
  { name: 'rounds', kind: 'whole', says: 'rounds that were played', of: ({ record }) => record.rounds },
  ...bySeat(
    'models',
    'whole',
    'models that it has left',
    ({ record }, seat) => record.survivors[seat].models,
  ),
  ...bySeat(
    'worth',
    'whole',
    'share of its own worth that it has left, in thousandths',
    ({ record }, seat) => record.survivors[seat].worth,
  ),
  FORTUNE,
  {
    name: 'leads',
    kind: 'wholes',
    says: "lead of seat 0 at each round's end, in thousandths: the share of its own worth that it has left less that of the other",
    of: ({ record }) => record.leads,
  },
  {
    name: 'digest',
    kind: 'text',
    says: 'hash of the final position and of all that was counted; under the same rules equal matches have equal ones',
    of: ({ record }) => record.digest,
  },
  {
    name: 'arose',
    kind: 'wholes',
    says: 'in how many steps of the match each reading of "instead" would have mattered',
    of: ({ record }) => record.divergences ?? [],
  },
];

/** What runs lack that were written before it was thought of. */
export const LATER: readonly Field[] = [...STANDING, FORTUNE];

/** A column for each seat. */
export function bySeat(
  name: string,
  kind: ColumnKind,
  says: string,
  of: (played: Played, seat: 0 | 1) => Value,
): Field[] {
  return ([0, 1] as const).map((seat) => ({
    name: `${name}_${seat}`,
    kind,
    says: `seat ${seat}: ${says}`,
    of: (played) => of(played, seat),
  }));
}
