import { type TableRef, tableKey } from '../../match/spec.ts';
import { playoutsOf } from '../../policies/index.ts';
import type { Arm, Side } from '../terms/arm.ts';
import type { Progress } from '../terms/executor.ts';

/**
 * As many blocks take about as long as it takes to open a table, what is compiled on the way among it: 2 to 4 of two
 * matches where it is read from a file and 3 to 9 where it is worked out, by processor time.
 */
const TABLE = 6;
/** And to compile what an arm plays by. */
const ARM = 5;
/**
 * A side that looks ahead takes so many more, and so many for each playout that an option may have: 298 with 6 playouts
 * and 490 with 30, where 260 to 700 and 380 to 1,460 were measured (five rulesets, two matches each, processor time).
 * They share out what is left of a run, and no result hangs on them.
 */
const AHEAD = 250;
const PLAYOUT = 8;

/** Blocks that an arm is about to play. */
interface Share {
  readonly arm: Arm;
  readonly blocks: number;
}

/**
 * What a run does besides playing blocks, in blocks that take as long: it opens tables and arms, which on long runs is
 * next to nothing and on short ones most of it, plays matches again under other readings, and plays out what those who
 * look ahead could do.
 */
interface ExtraWork {
  /** Arms are about to play at most so many blocks each, which bring so many further arms. */
  expect(shares: readonly Share[], further?: number): void;
  /** A block of an arm has been played on a table. */
  see(arm: Arm, table: TableRef): void;
  progress(): Omit<Progress, 'done' | 'total'>;
  /** Keys of the tables that had a block, in the order in which they first had one. */
  tables(): string[];
}

export function createExtraWork(): ExtraWork {
  const arms = new Set<Arm>();
  const tables = new Set<string>();
  const expected = { opened: 0, aside: 0 };
  let aside = 0;
  const opened = () => ARM * arms.size + TABLE * tables.size;
  return {
    expect(shares, further = 0) {
      const fresh = new Set(shares.map(({ arm }) => arm).filter((arm) => !arms.has(arm))).size;
      const grounds = new Set(shares.flatMap(({ arm }) => arm.tables.map(tableKey)));
      const unseen = [...grounds].filter((key) => !tables.has(key)).length;
      const reached = Math.min(unseen, Math.max(0, ...shares.map(({ blocks }) => blocks)));
      expected.opened = opened() + ARM * (fresh + further) + TABLE * reached;
      expected.aside = aside + shares.reduce((sum, { arm, blocks }) => sum + asideOf(arm) * blocks, 0);
    },
    see(arm, table) {
      arms.add(arm);
      tables.add(tableKey(table));
      aside += asideOf(arm);
    },
    progress: () => ({
      opened: opened(),
      toOpen: Math.max(0, expected.opened - opened()),
      aside,
      asideLeft: expected.aside - aside,
    }),
    tables: () => [...tables],
  };
}

/** What a block of an arm takes beyond one: its matches under other readings, and playouts. */
function asideOf({ alternatives = [], tested, other }: Arm): number {
  return alternatives.length + aheadOf(tested) + aheadOf(other);
}

function aheadOf({ policy }: Side): number {
  const playouts = playoutsOf(policy);
  return playouts === 0 ? 0 : AHEAD + PLAYOUT * playouts;
}
