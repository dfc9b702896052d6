import { derived } from '../../src/policies/noise.ts';
import { directionOf, type Slope, slopesOf } from './gradient.ts';
import { moved } from './vector.ts';

/** What is tried along a direction, in steps. */
const LENGTHS = [1, 2, 4];
/** Standard errors by which a trial must gain to be gone after. */
const CLEAR = 1.5;

/** Two lists of weights that meet, and the block they meet in. */
export interface Meeting {
  readonly one: readonly number[];
  readonly other: readonly number[];
  readonly block: number;
}

/** Share of the points that the one takes in each of some meetings, on blocks of a seed. */
export type Meet = (seed: string, meetings: readonly Meeting[]) => Promise<number[]>;

/** How much a climb plays. */
export interface Effort {
  readonly rounds: number;
  /** Blocks that a round's slopes are told from, and blocks of each trial. */
  readonly blocks: number;
  readonly trial: number;
}

/** A round of a climb. */
export interface Round {
  readonly slopes: readonly Slope[];
  /** By length, the share that a trial took of where the round began. */
  readonly trials: readonly (Mean & { readonly steps: number })[];
  readonly weights: readonly number[];
}

export interface Mean {
  readonly share: number;
  readonly error: number;
}

/**
 * Climbs from some weights by slopes and trials on fresh blocks, as long as a trial gains clearly; says after each round
 * where it is.
 */
export async function* climb(
  start: readonly number[],
  meet: Meet,
  { rounds, blocks, trial }: Effort,
): AsyncGenerator<Round> {
  let weights = start;
  for (let round = 1; round <= rounds; round++) {
    const signs = Array.from({ length: blocks }, (_, block) => signsOf(round, block, weights.length));
    const tilted = (block: number, way: number) =>
      moved(
        weights,
        signs[block].map((sign) => way * sign),
      );
    const shares = await meet(
      `slopes ${round}`,
      signs.map((_, block) => ({ one: tilted(block, 1), other: tilted(block, -1), block })),
    );
    const slopes = slopesOf(signs.map((sign, block) => ({ signs: sign, share: shares[block] })));
    const direction = directionOf(slopes);
    const trials = [];
    let best = { share: 0.5, weights };
    for (const steps of LENGTHS) {
      const further = moved(
        weights,
        direction.map((part) => steps * part),
      );
      const pairs = Array.from({ length: trial }, (_, block) => ({ one: further, other: weights, block }));
      const found = meanOf(await meet(`trial ${round}`, pairs));
      trials.push({ steps, ...found });
      if (found.share > Math.max(best.share, 0.5 + CLEAR * found.error))
        best = { share: found.share, weights: further };
    }
    const isHigher = best.weights !== weights;
    weights = best.weights;
    yield { slopes, trials, weights };
    if (!isHigher) return;
  }
}

/** Up or down for each weight, by chance. */
function signsOf(round: number, block: number, count: number): number[] {
  const luck = Math.imul(block + 1, 0x9e3779b1) ^ Math.imul(round, 0x85ebca6b);
  return Array.from({ length: count }, (_, k) => (derived(luck, k) & 1 ? 1 : -1));
}

export function meanOf(shares: readonly number[]): Mean {
  const n = shares.length;
  const share = shares.reduce((sum, one) => sum + one, 0) / n;
  const squares = shares.reduce((sum, one) => sum + (one - share) ** 2, 0);
  return { share, error: Math.sqrt(squares / (n - 1) / n) };
}
