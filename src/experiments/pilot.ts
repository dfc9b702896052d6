import type { MatchRecord } from '../match/record.ts';
import type { MatchSpec, TableRef } from '../match/spec.ts';
import type { Variant } from '../rules/variant.ts';
import { UNIT_RANGE } from '../statistics/index.ts';
import { blockQuarters } from './arm.ts';
import type { Block, Executor } from './executor.ts';
import type { Metric } from './metrics.ts';
import type { Spec } from './spec.ts';

/** What the blocks of an arm are looked at for. */
export type Measured = 'share' | 'level' | 'difference';

/** An arm that was seen at play, and what its blocks came to. */
export interface PilotArm {
  readonly title: string;
  readonly measured: Measured;
  readonly matchesPerBlock: number;
  /** A value for each block: shares from 0 to 1, otherwise in units of the metric. */
  readonly values: number[];
}

export interface Pilot {
  /** An executor that plays through another and looks on. */
  readonly executor: Executor;
  /** In the order in which they were first seen. */
  arms(): readonly PilotArm[];
}

/**
 * Looks on while a design plays and learns how much its arms vary. Pairs of matches are measured by the share of the
 * side under test; single matches by the metric, and by how it differs from the first such arm on the same block.
 */
export function createPilot(executor: Executor, spec: Spec, metric: Metric): Pilot {
  const arms = new Map<string, PilotArm>();
  const reference = new Map<string, number>();

  function see(block: Block, records: readonly MatchRecord[]): void {
    const arm = armOf(block);
    if (block.length === 2) arm.values.push(blockQuarters(records) / 4);
    else seeSingle(arm, block[0], records[0]);
  }

  function seeSingle(arm: PilotArm, match: MatchSpec, record: MatchRecord): void {
    const whole = metric.measure(record);
    if (whole === null) return;
    const value = whole / metric.scale;
    if (arm.measured === 'level') {
      reference.set(match.seed, value);
      arm.values.push(value);
      return;
    }
    const other = reference.get(match.seed);
    if (other !== undefined) arm.values.push(value - other);
  }

  function armOf(block: Block): PilotArm {
    const title = titleOf(block, spec);
    const known = arms.get(title);
    if (known) return known;
    const isFirst = ![...arms.values()].some(({ measured }) => measured === 'level');
    const measured = block.length === 2 ? 'share' : isFirst ? 'level' : 'difference';
    const arm: PilotArm = { title, measured, matchesPerBlock: block.length, values: [] };
    arms.set(title, arm);
    return arm;
  }

  return {
    executor: {
      async *runBlocks(plan, signal) {
        let position = 0;
        for await (const records of executor.runBlocks(plan, signal)) {
          see(plan.block(position++), records);
          yield records;
        }
      },
      close: () => executor.close(),
    },
    arms: () => [...arms.values()],
  };
}

/** Bounds of what an arm is measured by; those of counts are taken from what was seen. */
export function pilotRange({ measured, values }: PilotArm, { unit }: Metric) {
  if (measured === 'share') return UNIT_RANGE;
  const most = unit === 'share' ? 1 : Math.max(1, ...values.map((value) => 1.5 * Math.abs(value)));
  return { low: measured === 'level' ? 0 : -most, high: most };
}

/** What sets an arm apart from the book, in a few words; equal for equal arms. */
function titleOf([first, second]: Block, spec: Spec): string {
  const sides = [0, 1].map((side) => sideText(first, side, spec));
  const tables = tablesText(first.table, spec);
  const match = second === undefined ? sides[0] : `${sides[0]} against ${sides[1]}`;
  return tables === '' ? match : `${match}, ${tables}`;
}

function sideText({ variants, armies, policies }: MatchSpec, side: number, spec: Spec): string {
  const words = [
    ...changes(variants[side], spec.variant),
    ...(armies[side] === spec.army ? [] : [armies[side]]),
    ...(policies[side] === spec.policy ? [] : [policies[side]]),
  ];
  return words.length === 0 ? 'the book' : words.join(' ');
}

function changes(variant: Variant, book: Variant): string[] {
  const own = Object.entries(variant).filter(([path, value]) => book[path] !== value);
  const gone = Object.keys(book).filter((path) => !(path in variant));
  return [...own.map(([path, value]) => `${path}=${value}`), ...gone.map((path) => `without ${path}`)];
}

function tablesText(table: TableRef, { tables }: Spec): string {
  if ('name' in table) return '';
  const usual = tables.find((one) => 'seed' in one);
  const settings = usual && 'seed' in usual ? usual.settings : {};
  return Object.entries(table.settings)
    .filter(([name, value]) => settings[name] !== value)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
