import { type Coverage, normalCdf, typicalHalfWidth } from '../../statistics/index.ts';

/** Blocks in all after which an undecided verdict has come, in half of all cases and in four of five. */
export interface Forecast {
  /** Null where it would take more than a hundred million. */
  readonly even: number | null;
  readonly fourInFive: number | null;
}

/** What is known of a mean so far. */
interface Known {
  readonly blocks: number;
  readonly mean: number;
  /** Of one block's score, which lies between 0 and 1. */
  readonly variance: number;
}

/** Ends between which an interval must lie, either end infinite, to give a verdict. */
type Region = readonly [from: number, to: number];

const MOST = 1e8;

/**
 * Predictive power: the mean seen is not the truth, so what further blocks bring is drawn from all truths that the
 * blocks so far leave likely (flat prior). The truth may lie anywhere near an end of a region, hence no single number.
 *
 * Source: Spiegelhalter, Freedman and Blackburn (1986), Controlled Clinical Trials 7, 8-17.
 *
 * @param regions where an interval gives a verdict; apart from each other
 */
export function forecast(known: Known, coverage: Coverage, regions: readonly Region[]): Forecast {
  return {
    even: blocksFor(0.5, known, coverage, regions),
    fourInFive: blocksFor(0.8, known, coverage, regions),
  };
}

/** Regions of the verdicts on a share: below the band of half-width d around nothing, inside it, above it. */
export function regionsAround(nothing: number, d: number): Region[] {
  return [
    [-Infinity, nothing - d],
    [nothing - d, nothing + d],
    [nothing + d, Infinity],
  ];
}

function blocksFor(
  chance: number,
  known: Known,
  coverage: Coverage,
  regions: readonly Region[],
): number | null {
  if (known.blocks === 0) return null;
  const settles = (total: number) => chanceToSettle(total, known, coverage, regions) >= chance;
  let enough = known.blocks + 1;
  while (!settles(enough)) {
    enough *= 2;
    if (enough > MOST) return null;
  }
  let short = Math.max(known.blocks, Math.floor(enough / 2));
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (settles(middle)) enough = middle;
    else short = middle;
  }
  return enough;
}

/** The chance that the interval after so many blocks in all lies in one of the regions. */
function chanceToSettle(
  total: number,
  { blocks, mean, variance }: Known,
  coverage: Coverage,
  regions: readonly Region[],
): number {
  const half = typicalHalfWidth(total, variance, coverage);
  const spread = Math.sqrt((variance * (total - blocks)) / (total * blocks));
  const below = (end: number) => (spread === 0 ? Number(end > mean) : normalCdf((end - mean) / spread));
  return regions.reduce((sum, [from, to]) => sum + Math.max(0, below(to - half) - below(from + half)), 0);
}
