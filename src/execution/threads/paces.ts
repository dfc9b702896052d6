import type { BlockPlan } from '../../experiments/terms/executor.ts';

/** How many blocks of an arm what it takes is the average of. */
const RECENT = 500;

/** How long blocks of a plan take, arm by arm: one plan may hold some that take a thousand times as long as others. */
export interface Paces {
  /** Milliseconds that a block will take; of an arm that nobody has played, what is said of those. */
  of(position: number): number;
  /** The same of several blocks. */
  sumOf(positions: readonly number[]): number;
  /** Notes how long a block took. */
  see(position: number, elapsed: number): void;
}

/** @param unknown milliseconds to reckon with where nothing is known */
export function createPaces(plan: BlockPlan, unknown: number): Paces {
  const arms = new Map<string, { mean: number; seen: number }>();
  const armOf = (position: number) => plan.standing?.(position)?.arm ?? '';
  const of = (position: number) => arms.get(armOf(position))?.mean ?? unknown;
  return {
    of,
    sumOf: (positions) => positions.reduce((sum, position) => sum + of(position), 0),
    see(position, elapsed) {
      const arm = armOf(position);
      const known = arms.get(arm) ?? { mean: 0, seen: 0 };
      known.seen = Math.min(known.seen + 1, RECENT);
      known.mean += (elapsed - known.mean) / known.seen;
      arms.set(arm, known);
    },
  };
}
