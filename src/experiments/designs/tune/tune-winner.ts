import { LEAST_BLOCKS, type Share } from '../../terms/verdict.ts';
import type { Finalist } from './tune-points.ts';
import type { Target } from './tune-target.ts';

/**
 * Place of the finalist that is spoken for: the book where it lies within every tolerance, for no change is the
 * smallest and within a tolerance nothing is nearer, or where it misses the targets least. Else the one that changes
 * fewest numbers among those not shown to do worse than the best, as long as no less can be said of it.
 *
 * @param finalists the book first
 */
export function winnerOf(targets: readonly Target[], finalists: readonly Finalist[]): number {
  const [book] = finalists;
  if (isWithin(targets, book)) return 0;
  const best = bestOf(finalists);
  if (best === 0) return 0;
  return finalists.reduce((winner, one, i) => {
    const isSimpler = numbersOf(one) < numbersOf(finalists[winner]);
    return i > 0 && isSimpler && isAsGood(one, finalists[best], book) ? i : winner;
  }, best);
}

/** Place of the finalist that misses the targets least. */
export function bestOf(finalists: readonly Finalist[]): number {
  return finalists.reduce((best, { loss }, i) => (loss < finalists[best].loss ? i : best), 0);
}

function numbersOf({ changes }: Finalist): number {
  return Object.keys(changes).length;
}

/** Whether a finalist is not shown to do worse than the best of them, and all that is sure of that one is of it. */
function isAsGood(one: Finalist, best: Finalist, book: Finalist): boolean {
  if (one.beyondBest !== null && movementOfLoss(one.beyondBest) === 'rises') return false;
  if (meetsAll(best) && !meetsAll(one)) return false;
  return againstBook(best, book) !== 'better' || againstBook(one, book) === 'better';
}

/** Whether every figure lies within its tolerance, beyond doubt or not. */
export function isWithin(targets: readonly Target[], { levels }: Finalist): boolean {
  return targets.every(({ value, tolerance }, i) => {
    const level = levels[i];
    return level !== null && Math.abs(level.mean - value) <= tolerance;
  });
}

export function meetsAll({ met }: Finalist): boolean {
  return met.every((word) => word === 'met');
}

/**
 * Whether a point surely does better than the book or worse. Losses that show no spread leave it open, but not that
 * all targets are met of which the book misses one.
 */
export function againstBook(point: Finalist, book: Finalist): 'better' | 'worse' | 'undecided' {
  const { beyondBook, blocks } = point;
  if (beyondBook === null || blocks < LEAST_BLOCKS) return 'undecided';
  if (meetsAll(point) && book.met.includes('missed')) return 'better';
  const word = movementOfLoss(beyondBook);
  return word === 'falls' ? 'better' : word === 'rises' ? 'worse' : 'undecided';
}

/** Where an interval of the loss beyond the book's lies; one without width comes from blocks that are all alike. */
export function movementOfLoss({ low, high }: Share): 'rises' | 'falls' | 'undecided' {
  if (low === high) return 'undecided';
  return high < 0 ? 'falls' : low > 0 ? 'rises' : 'undecided';
}
