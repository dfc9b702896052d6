import { requireNumber } from '../numerics/require.ts';

/** Share of the points that belongs to a logistic Elo difference. */
export function shareOfElo(elo: number): number {
  requireNumber('elo', elo);
  return 1 / (1 + 10 ** (-elo / 400));
}
