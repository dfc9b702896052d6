import { crossingOf, isotonic } from '../../statistics/index.ts';
import { rounded, roundedShare } from '../terms/digest.ts';
import { LEAST_BLOCKS, type Share } from '../terms/verdict.ts';
import type { ContestTally } from './contest-tally.ts';

/** What a side gains by a rule at one value of its price, or of its strength. */
export interface FairPoint {
  readonly value: number;
  readonly isBook: boolean;
  readonly share: Share;
  /** The share on the curve that only falls, or only rises, nearest to all points. */
  readonly fitted: number;
  readonly blocks: number;
  /** Against the band of half-width d around one half. */
  readonly worth: 'more' | 'fair' | 'less' | 'undecided';
}

/** Where a rule is worth nothing extra. */
export interface FairValue {
  readonly direction: 'falls' | 'rises';
  /** The value tried whose fitted share lies in the band, nearest to the book's; null where there is none. */
  readonly value: number | null;
  /** Where the fitted curve crosses one half; null where it does not. */
  readonly crossing: number | null;
  /** The values tried that are not excluded. */
  readonly possible: readonly number[];
  /** Fair values lie between these, those excluded next to them; null where nothing is excluded on that side. */
  readonly above: number | null;
  readonly below: number | null;
}

interface Measured {
  readonly value: number;
  readonly share: Share;
  readonly blocks: number;
}

/** What a contest at a value shows; nothing without a block. */
export function measuredAt(value: number, tally: Pick<ContestTally, 'blocks' | 'look'>): Measured[] {
  const { blocks } = tally;
  return blocks === 0 ? [] : [{ value, share: roundedShare(tally.look()), blocks }];
}

/** How a share lies to the band of half-width d around one half, once there are blocks enough for any verdict. */
export function worthAt(share: Share, blocks: number, d: number): FairPoint['worth'] {
  return blocks < LEAST_BLOCKS ? 'undecided' : lies(share, d);
}

/** How an interval lies to the band, whatever it rests on. */
export function lies({ low, high }: Share, d: number): FairPoint['worth'] {
  if (low > 0.5 + d) return 'more';
  if (high < 0.5 - d) return 'less';
  return low >= 0.5 - d && high <= 0.5 + d ? 'fair' : 'undecided';
}

/** @param measured in ascending order of values, each with a block at least */
export function fairCurve(
  measured: readonly Measured[],
  book: number,
  d: number,
): { readonly points: FairPoint[]; readonly fair: FairValue } {
  const { fitted, direction } = monotone(measured);
  const points = measured.map(({ value, share, blocks }, i) => ({
    value,
    isBook: value === book,
    share,
    fitted: rounded(fitted[i]),
    blocks,
    worth: worthAt(share, blocks, d),
  }));
  return { points, fair: { direction, ...fairValue(points, direction, book, d) } };
}

function fairValue(points: readonly FairPoint[], direction: FairValue['direction'], book: number, d: number) {
  const inBand = points.filter(({ fitted }) => Math.abs(fitted - 0.5) <= d);
  const nearest = inBand.reduce<FairPoint | null>(
    (best, point) =>
      best === null || Math.abs(point.value - book) < Math.abs(best.value - book) ? point : best,
    null,
  );
  // Among the smaller values a price is too low, and a strength too little.
  const [small, large] = direction === 'falls' ? (['more', 'less'] as const) : (['less', 'more'] as const);
  const above = points.findLast(({ worth }) => worth === small)?.value ?? null;
  const below = points.find(({ worth }) => worth === large)?.value ?? null;
  const crossing = crossingOf(
    points.map(({ value, share, blocks }) => ({
      x: value,
      y: direction === 'falls' ? share.mean : -share.mean,
      weight: blocks,
    })),
    direction === 'falls' ? 0.5 : -0.5,
  );
  return {
    value: nearest?.value ?? null,
    crossing: crossing === null ? null : rounded(crossing),
    possible: points
      .filter(({ value }) => (above === null || value > above) && (below === null || value < below))
      .map(({ value }) => value),
    above,
    below,
  };
}

/** The values tried between which a curve crosses one half. */
export function aroundCrossing(points: readonly FairPoint[], crossing: number): [FairPoint, FairPoint] {
  return [points.findLast(({ value }) => value <= crossing)!, points.find(({ value }) => value >= crossing)!];
}

/** The falling or the rising curve, whichever is nearer to the points. */
function monotone(measured: readonly Measured[]): { fitted: number[]; direction: FairValue['direction'] } {
  const points = (sign: number) =>
    measured.map(({ value, share, blocks }) => ({ x: value, y: sign * share.mean, weight: blocks }));
  const rising = isotonic(points(1));
  const falling = isotonic(points(-1)).map((share) => -share);
  const miss = (fitted: readonly number[]) =>
    measured.reduce(
      (sum, { share, blocks }, i) => sum + blocks * (share.mean - fitted[i]) * (share.mean - fitted[i]),
      0,
    );
  return miss(rising) < miss(falling)
    ? { fitted: rising, direction: 'rises' }
    : { fitted: falling, direction: 'falls' };
}
