import { type TableRef, tableKey } from '../match/spec.ts';
import type { Arm } from './arm.ts';

/** Counts blocks that are the first of their arm or on their table: opening takes far longer than playing. */
export interface Openings {
  /** Arms are about to play at most so many blocks in all, of which some bring further arms. */
  expect(arms: readonly Arm[], most: number, further?: number): void;
  /** A block of an arm has been played on a table. */
  see(arm: Arm, table: TableRef): void;
  readonly done: number;
  /** As far as they are expected. */
  readonly left: number;
  /** Keys of the tables that had a block, in the order in which they first had one. */
  tables(): string[];
}

export function createOpenings(): Openings {
  const arms = new Set<Arm>();
  const tables = new Set<string>();
  let done = 0;
  let expected = 0;
  return {
    expect(ahead, most, further = 0) {
      const fresh = new Set(ahead.filter((arm) => !arms.has(arm))).size;
      const grounds = new Set(ahead.flatMap((arm) => arm.tables.map(tableKey)));
      const unseen = [...grounds].filter((key) => !tables.has(key)).length;
      const reached = Math.min(unseen, Math.ceil(most / ahead.length));
      // The first block of all opens both.
      expected = done + fresh + further + reached - (fresh > 0 && reached > 0 ? 1 : 0);
    },
    see(arm, table) {
      const key = tableKey(table);
      if (!arms.has(arm) || !tables.has(key)) done++;
      arms.add(arm);
      tables.add(key);
    },
    get done() {
      return done;
    },
    get left() {
      return Math.max(0, expected - done);
    },
    tables: () => [...tables],
  };
}
