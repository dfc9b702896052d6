import type { Variant } from '../../../rules/variant.ts';
import { boundedMeanInterval, wilson } from '../../../statistics/index.ts';
import { farthest } from '../../metrics/farthest.ts';
import type { Campaign } from '../../play/campaign.ts';
import { type Arm, mirror, sideOf } from '../../terms/arm.ts';
import { roundedShare } from '../../terms/digest.ts';
import type { Spec } from '../../terms/spec.ts';
import type { Share } from '../../terms/verdict.ts';

/** Matches in which it is counted at most. */
const MATCHES = 50;
/** Readings that one match is asked about: its own play is shared by them, and all their rules must be at hand. */
const AT_ONCE = 8;

/** How often a question came up: an answer by another reading would have mattered. */
export interface Divergence {
  /** Matches under the readings in force in which it was counted. */
  readonly counted: number;
  /** Times a match, with an interval. */
  readonly perMatch: Share;
  /** Share of the matches in which it came up at all, with an interval. */
  readonly matches: Share;
}

/** Blocks that it takes to count how often so many questions come up. */
export function divergenceBlocks({ blocks: { initial } }: Pick<Spec, 'blocks'>, readings: number): number {
  return Math.ceil(readings / AT_ONCE) * Math.min(MATCHES, initial);
}

/**
 * How often each of some other readings would have mattered, counted on the first blocks of the book; null where
 * nothing was counted because the user stopped the run.
 */
export async function playDivergences(
  spec: Spec,
  readings: readonly Variant[],
  campaign: Campaign,
): Promise<(Divergence | null)[]> {
  const counts = readings.map((): number[] => []);
  const arms: Arm[] = [];
  for (let start = 0; start < readings.length; start += AT_ONCE) {
    const alternatives = readings.slice(start, start + AT_ONCE);
    arms.push({ ...mirror(spec, 'how often questions come up', sideOf(spec)), alternatives });
  }
  const portions = arms.map((_, arm) => ({ arm, blocks: Math.min(MATCHES, spec.blocks.initial) }));
  await campaign.in('occurrence').play(arms, portions, (arm, _, [{ divergences = [] }]) => {
    for (const [i, count] of divergences.entries()) counts[arm * AT_ONCE + i].push(count);
  });
  return counts.map((own) => divergenceOf(own, spec.alpha));
}

/** Matches as a sample of a size fixed beforehand; for the most that can come up stands half as much again as was seen, or 1.5. */
function divergenceOf(counts: readonly number[], alpha: number): Divergence | null {
  const counted = counts.length;
  if (counted === 0) return null;
  const range = { low: 0, high: 1.5 * farthest(counts, 1) };
  const { share, low, high } = wilson(counts.filter((count) => count > 0).length, counted, 1 - alpha);
  return {
    counted,
    perMatch: roundedShare(boundedMeanInterval(counts, alpha, range)),
    matches: roundedShare({ mean: share, low, high }),
  };
}
