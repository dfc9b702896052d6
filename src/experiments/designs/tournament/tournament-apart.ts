import { type Field, measuredIn, mostPoints, type Packed, pointsIn } from './tournament-figures.ts';

/**
 * Rounds in which a contestant has to have taken points, and in which it has to have left some: with five, one resample
 * in some 150 keeps none of them.
 */
const LEAST_ROUNDS = 5;

/**
 * Contestants that took next to all or next to nothing from all the others, farther from them than logistic Elo can
 * measure. The others are measured without them; where fewer than two would be left nobody is.
 */
export function apartOf(field: Field, rounds: readonly Packed[]): ReadonlySet<number> {
  const apart = new Set<number>();
  for (;;) {
    const among = { ...field, apart };
    const left = measuredIn(among);
    const beyond = left.filter((contestant) => isBeyond(among, rounds, contestant));
    if (beyond.length === 0) return apart;
    if (left.length - beyond.length < 2) return new Set();
    for (const contestant of beyond) apart.add(contestant);
  }
}

function isBeyond(field: Field, rounds: readonly Packed[], contestant: number): boolean {
  const points = rounds.map((round) => pointsIn(field, round, contestant));
  const most = mostPoints(field);
  const took = points.filter((own) => own > 0).length;
  const left = points.filter((own) => own < most).length;
  return Math.min(took, left) < LEAST_ROUNDS;
}
