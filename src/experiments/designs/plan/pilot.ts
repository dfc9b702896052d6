import type { MatchRecord } from '../../../match/record.ts';
import type { MatchSpec, TableRef } from '../../../match/spec.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import type { Variant } from '../../../rules/variant.ts';
import { farthest } from '../../metrics/farthest.ts';
import { type Metric, metricsOf } from '../../metrics/metrics.ts';
import type { VaryingFigure } from '../../play/variance-estimate.ts';
import { type VaryingShare, varyingShare } from '../../play/varying-share.ts';
import type { Block, Executor, OnProgress } from '../../terms/executor.ts';
import type { Spec } from '../../terms/spec.ts';
import { over } from '../../terms/subject.ts';
import { variantsPlayed } from '../../terms/variants-played.ts';

/** An arm that was seen at play, and what its blocks came to. */
interface PilotArm {
  readonly title: string;
  readonly measured: 'share' | 'level' | 'difference';
  readonly matchesPerBlock: number;
  /** Of blocks of two matches. */
  readonly share: VaryingShare;
  /** A value for each block of one, in units of the metric. */
  readonly values: number[];
}

interface Pilot {
  /** An executor that plays through another and looks on. */
  readonly executor: Executor;
  /** Passes on how far the design is, less what it takes to be played aside and is not. */
  heard(onProgress: OnProgress): OnProgress;
  /** In the order in which they were first seen. */
  figures(): readonly VaryingFigure[];
  /** The rules that sides played by, each once. */
  variants(): readonly Variant[];
}

/**
 * Looks on while a design plays and learns how much its arms vary. Pairs of matches are measured by the share of the
 * side under test; single matches by the metric, and by how it differs from the first such arm on the same block.
 *
 * @param takesLuckOff whether the design takes the luck of the dice off shares where that pays
 */
export function createPilot(executor: Executor, spec: Spec, ruleset: Ruleset, takesLuckOff: boolean): Pilot {
  const arms = createArms(spec, ruleset, takesLuckOff);
  const variants = variantsPlayed();
  /** Matches under other readings that were not played, and that will not be. */
  const unasked = { past: 0, left: 0 };

  return {
    executor: {
      async *runBlocks(plan, signal) {
        let position = 0;
        unasked.left = 0;
        for (let at = 0; at < plan.count; at++) unasked.left += askedIn(plan.block(at));
        const plain = { ...plan, block: (at: number) => withoutAsking(plan.block(at)) };
        for await (const records of executor.runBlocks(plain, signal)) {
          const block = plan.block(position++);
          unasked.past += askedIn(block);
          unasked.left -= askedIn(block);
          variants.see(block[0]);
          if (block[0].alternatives === undefined) arms.see(block, records);
          yield records;
        }
      },
      close: () => executor.close(),
    },
    heard: (onProgress) => (progress) => {
      const aside = progress.aside - unasked.past;
      onProgress({ ...progress, aside, asideLeft: progress.asideLeft - unasked.left });
    },
    figures: arms.figures,
    variants: variants.all,
  };
}

/** The arms of a design as they come up, and what their blocks come to. */
function createArms(spec: Spec, ruleset: Ruleset, takesLuckOff: boolean) {
  const [metric] = metricsOf(ruleset);
  const free = ruleset.unlikeArmies ?? {};
  const arms = new Map<string, PilotArm>();
  const reference = new Map<string, number>();

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
    const title = titleOf(block, spec, free);
    const known = arms.get(title);
    if (known) return known;
    const isFirst = ![...arms.values()].some(({ measured }) => measured === 'level');
    const measured = block.length === 2 ? 'share' : isFirst ? 'level' : 'difference';
    const arm: PilotArm = {
      title,
      measured,
      matchesPerBlock: block.length,
      share: varyingShare(takesLuckOff),
      values: [],
    };
    arms.set(title, arm);
    return arm;
  }

  return {
    see(block: Block, records: readonly MatchRecord[]): void {
      const arm = armOf(block);
      if (block.length === 2) arm.share.add(records);
      else seeSingle(arm, block[0], records[0]);
    },
    /** In the order in which they were first seen. */
    figures: () => [...arms.values()].map((arm) => figureOf(arm, metric)),
  };
}

/** Matches under other readings that a block asks for. */
function askedIn([{ alternatives = [] }]: Block): number {
  return alternatives.length;
}

/** How often questions come up needs no plan, and counting it takes longer than play; a side that is asked meets its like. */
function withoutAsking(block: Block): Block {
  const [{ alternatives, ...match }] = block;
  return alternatives === undefined ? block : [match];
}

/** Bounds of counts are taken from what was seen. */
function figureOf(
  { title, measured, matchesPerBlock, share, values }: PilotArm,
  { unit }: Metric,
): VaryingFigure {
  if (measured === 'share') return { title, measured, matchesPerBlock, ...share.values() };
  const most = unit === 'share' ? 1 : 1.5 * farthest(values, 1);
  const range = { low: measured === 'level' ? 0 : -most, high: most };
  return { title, measured, matchesPerBlock, values, range };
}

/**
 * What sets an arm apart from the book, in a few words; equal for equal arms.
 *
 * @param free what both sides play under only so that armies may differ
 */
function titleOf([first, second]: Block, spec: Spec, free: Variant): string {
  const sides = [0, 1].map((side) => sideText(first, side, spec, free));
  const tables = tablesText(first.table, spec);
  const match = second === undefined ? sides[0] : `${sides[0]} against ${sides[1]}`;
  return tables === '' ? match : `${match}, ${tables}`;
}

function sideText(
  { variants, armies, policies }: MatchSpec,
  side: number,
  spec: Spec,
  free: Variant,
): string {
  const isEven = armies[0] === armies[1];
  const book = isEven ? spec.variant : over(spec.variant, free);
  const words = [
    ...changes(variants[side], book),
    // What sets two sides apart is said of either.
    ...(isEven && armies[side] === spec.army ? [] : [armies[side]]),
    ...(policies[0] === policies[1] && policies[side] === spec.policy ? [] : [policies[side]]),
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
