import { type TableRef, tableKey } from '../../match/spec.ts';
import type { Arm } from '../terms/arm.ts';

/** As many blocks take about as long as it takes to open a table: more for a rich one, less for an empty one. */
const TABLE = 30;
/** And to compile what an arm plays by. */
const ARM = 5;

/**
 * What opening tables and arms takes, in blocks that only play: on long runs next to nothing, on short ones most of it.
 * A match that is played again under other readings takes about one more for each of them.
 */
interface Openings {
  /** Arms are about to play at most so many blocks in all, some of which bring further arms. */
  expect(arms: readonly Arm[], most: number, further?: number): void;
  /** A block of an arm has been played on a table. */
  see(arm: Arm, table: TableRef): void;
  readonly done: number;
  /** As far as it is expected. */
  readonly left: number;
  /** Keys of the tables that had a block, in the order in which they first had one. */
  tables(): string[];
}

export function createOpenings(): Openings {
  const arms = new Set<Arm>();
  const tables = new Set<string>();
  let expected = 0;
  let again = 0;
  const done = () => ARM * arms.size + TABLE * tables.size + again;
  return {
    expect(ahead, most, further = 0) {
      const fresh = new Set(ahead.filter((arm) => !arms.has(arm))).size;
      const grounds = new Set(ahead.flatMap((arm) => arm.tables.map(tableKey)));
      const unseen = [...grounds].filter((key) => !tables.has(key)).length;
      const reached = Math.min(unseen, Math.ceil(most / ahead.length));
      const others = ahead.reduce((sum, arm) => sum + othersIn(arm), 0);
      expected = done() + ARM * (fresh + further) + TABLE * reached + (others * most) / ahead.length;
    },
    see(arm, table) {
      arms.add(arm);
      tables.add(tableKey(table));
      again += othersIn(arm);
    },
    get done() {
      return done();
    },
    get left() {
      return Math.max(0, expected - done());
    },
    tables: () => [...tables],
  };
}

/** Readings under which each match of an arm is played again. */
function othersIn({ alternatives = [] }: Arm): number {
  return alternatives.length;
}
