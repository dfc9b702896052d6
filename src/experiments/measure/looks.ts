import { boundAtLooks, type Coverage } from '../../statistics/index.ts';
import type { Spec } from '../terms/spec.ts';
import type { Stop } from '../terms/stop-key.ts';
import { LEAST_BLOCKS } from '../terms/verdict.ts';
import { wholeTurns } from '../terms/whole-turns.ts';

/** Looks at an arm whose numbers of blocks were fixed before the first of them. */
export interface PlannedLooks {
  /** Rising. */
  readonly sizes: readonly number[];
  /** Standard errors that an interval at each look reaches, so that all of them together hold. */
  readonly z: number;
}

/** When an arm is looked at: as planned, or after any number of blocks. */
export type Looks = PlannedLooks | typeof AT_ANY_TIME;

export const AT_ANY_TIME = 'any time';

/** How an arm's blocks come and how its figures are looked at. */
export interface Sampling extends Pick<Spec, 'tables' | 'alpha'> {
  readonly looks: Looks;
}

/** The same for what has a band of no effect. */
export type BandSampling = Sampling & Pick<Spec, 'd'>;

/** More looks than this widen intervals for little. */
const MOST_LOOKS = 10;
/** Blocks at a look, as a multiple of those at the look before, at least. */
const GROWTH = 1.5;

/** A single look at a number of blocks fixed beforehand. */
export function onceAt(blocks: number, alpha: number): PlannedLooks {
  return looksAt([blocks], alpha);
}

/**
 * Up to ten looks at whole turns of the tables, each at half as many blocks again as the one before, or at as many times
 * as many as it takes to come to the last in ten.
 *
 * @param first blocks at the first look; fewer than a verdict takes are no look of their own
 * @param most blocks at the last
 */
export function plannedLooks(first: number, most: number, tables: number, alpha: number): PlannedLooks {
  const sizes = [Math.min(most, Math.max(first, LEAST_BLOCKS))];
  const growth = growthTo(most / sizes[0]);
  for (let size = sizes[0]; size < most; sizes.push(size)) {
    const next = wholeTurns(tables, Math.ceil(size * growth));
    const isLast = wholeTurns(tables, Math.ceil(next * 1.1)) >= most;
    size = isLast ? most : next;
  }
  return looksAt(sizes, alpha);
}

/** The least growth from look to look by which the last of the most looks is at so many times the blocks of the first. */
function growthTo(times: number): number {
  if (grown(GROWTH) >= times) return GROWTH;
  let [short, enough] = [GROWTH, times];
  for (let step = 0; step < 50; step++) {
    const middle = (short + enough) / 2;
    if (grown(middle) < times) short = middle;
    else enough = middle;
  }
  return enough;
}

/** Blocks at the last of the most looks, as a multiple of those at the first. */
function grown(growth: number): number {
  let times = 1;
  for (let look = 1; look < MOST_LOOKS; look++) times *= growth;
  return times;
}

/** Looks at an arm that has its blocks up to a number and stops as told. */
export function looksUntil(stop: Stop, { blocks, tables: { length }, alpha }: Planned): Looks {
  if (stop === 'fixed') return onceAt(blocks.initial, alpha);
  const first = wholeTurns(length, LEAST_BLOCKS);
  return stop === 'verdict' ? plannedLooks(first, blocks.initial, length, alpha) : AT_ANY_TIME;
}

type Planned = Pick<Spec, 'blocks' | 'tables' | 'alpha'>;

/** A stop at a verdict where there is but one look is none: blocks end at a number fixed beforehand. */
export function stopAtLooks<S extends Stop>(stop: S, looks: Looks): S | 'fixed' {
  return looks !== AT_ANY_TIME && looks.sizes.length === 1 ? 'fixed' : stop;
}

/** The same of what a sim says of an arm that has up to so many blocks for itself. */
export function stopUntil<S extends Stop>(said: S | undefined, spec: Planned): S | 'fixed' {
  return said === undefined ? 'fixed' : stopAtLooks(said, looksUntil(said, spec));
}

/** Looks at one of some arms that share a reserve and stop as told. */
export function looksSharing(
  stop: Stop,
  spec: Pick<Spec, 'blocks' | 'tables'>,
  arms: number,
  alpha: number,
): Looks {
  const { initial, reserve } = spec.blocks;
  if (stop === 'fixed') return onceAt(initial + reserve, alpha);
  return stop === 'verdict' ? looksOverReserve(spec, arms, alpha) : AT_ANY_TIME;
}

/**
 * Looks at one of some arms that share a reserve, all of which may go to it; where a fair share is less than a verdict
 * takes, each gets it and is looked at once.
 */
export function looksOverReserve(
  { blocks: { initial, reserve }, tables }: Pick<Spec, 'blocks' | 'tables'>,
  arms: number,
  alpha: number,
): PlannedLooks {
  if (initial + reserve < LEAST_BLOCKS) return onceAt(initial + reserve, alpha);
  return plannedLooks(initial, initial + arms * reserve, tables.length, alpha);
}

/** What intervals of an experiment that is yet to be run must cover, whatever blocks it gets. */
export function coveragePlanned(stop: Stop, alpha: number): Coverage {
  if (stop !== 'fixed' && stop !== 'verdict') return { alpha };
  const sizes = stop === 'fixed' ? 1 : MOST_LOOKS;
  let most = LEAST_BLOCKS;
  for (let look = 1; look < sizes; look++) most = Math.ceil(most * GROWTH);
  return { z: plannedLooks(LEAST_BLOCKS, most, 1, alpha).z };
}

/** What an interval after so many blocks must cover: every look there may be, unless the look was planned. */
export function coverageAt({ looks, alpha }: Pick<Sampling, 'looks' | 'alpha'>, blocks: number): Coverage {
  return isPlanned(looks, blocks) ? { z: looks.z } : { alpha };
}

export function isPlanned(looks: Looks, blocks: number): looks is PlannedLooks {
  return looks !== AT_ANY_TIME && looks.sizes.includes(blocks);
}

/** Blocks at the next look; null after the last, and where none was planned. */
export function nextLook(looks: Looks, blocks: number): number | null {
  return looks === AT_ANY_TIME ? null : (looks.sizes.find((size) => size > blocks) ?? null);
}

function looksAt(sizes: readonly number[], alpha: number): PlannedLooks {
  return { sizes, z: boundAtLooks(sizes, alpha) };
}
