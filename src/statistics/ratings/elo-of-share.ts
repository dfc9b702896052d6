import { requireShare } from '../numerics/require.ts';

/**
 * Logistic Elo: a difference of 400 means a share of 10 / 11. A handy scale for readers who know it; for
 * "how many standard deviations" see `llrNormalised`.
 *
 * Source: Elo (1978), The Rating of Chessplayers, in the logistic form now usual.
 */

/** Elo of a share of the points: -400 log10(1 / share - 1). A share of 0 or 1 gives minus or plus infinity. */
export function eloOfShare(share: number): number {
  requireShare('share', share);
  return 0 - 400 * Math.log10(1 / share - 1);
}
